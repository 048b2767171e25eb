import type { Meta, StoryObj } from '@storybook/react-vite';
import { RightsRecord } from './rights-record.tsx';

const meta = {
  title: 'Growth/RightsRecord',
  component: RightsRecord,
  args: {
    zone: 'Asia/Manila',
    rights: [{ code: 'FLOWERS_3', name: '5 flowers', level: 3, receivedAt: new Date('2026-11-18T02:00:00Z') }],
  },
} satisfies Meta<typeof RightsRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { rights: [] } };

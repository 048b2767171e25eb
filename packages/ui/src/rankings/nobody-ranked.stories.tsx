import type { Meta, StoryObj } from '@storybook/react-vite';
import { NobodyRanked } from './nobody-ranked.tsx';

const meta = { title: 'Rankings/NobodyRanked', component: NobodyRanked } satisfies Meta<typeof NobodyRanked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

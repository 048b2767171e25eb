import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Profile/SummaryList',
  component: SummaryList,
  args: {
    items: [
      { term: 'Name', value: 'Maria Cristina Santos' },
      { term: 'ID number', value: 'P1234567A-0000-1111-2222-3333-4444-5555-6666-7777-8888' },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

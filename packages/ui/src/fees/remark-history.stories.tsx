import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RemarkHistory } from './remark-history.tsx';

const item = {
  clid: 700_123,
  href: '/classDetail/700123#remark',
  studentName: 'Mia Chen',
  topic: 'Kids English Level 2 · Unit 3, Lesson 2',
  classStart: new Date('2026-11-18T01:00:00Z'),
  kind: 'knowledge' as const,
  content: 'Mia worked with joy on “Unit 3” today.\nThe new words came quickly.',
  homework: 'Read the story aloud twice.',
  writtenAt: new Date('2026-11-18T01:33:00Z'),
};

const meta = {
  title: 'Fees/RemarkHistory',
  component: RemarkHistory,
  args: {
    items: [
      item,
      {
        ...item,
        clid: 700_124,
        studentName: 'Leo Wang',
        kind: 'vip',
        homework: undefined,
        editedAt: new Date('2026-11-18T02:00:00Z'),
      },
    ],
    total: 2,
    search: '',
    action: '/serviceFee/historyRemarks',
    zone: 'Asia/Manila',
  },
} satisfies Meta<typeof RemarkHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 remarks');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mia Chen' })).toHaveFocus();
    await expect(canvasElement).toHaveTextContent('changed Wed 18 Nov, 10:00 AM');
  },
};

export const NothingFound: Story = {
  args: { items: [], total: 0, search: 'elephant' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('0 remarks with “elephant” · Show all');
  },
};

export const Empty: Story = { args: { items: [], total: 0 } };

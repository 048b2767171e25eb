import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RemarkHistory } from './remark-history.tsx';

const item = {
  clid: 700_123,
  href: '/classDetail/700123#remark',
  studentName: 'Mia Chen',
  topic: 'Kids English Level 2 · Unit 3, Lesson 2',
  classStart: new Date('2026-11-18T01:00:00Z'),
  remark: {
    kind: 'knowledge' as const,
    content: 'Mia worked with joy on “Unit 3” today.\nThe new words came quickly.',
    homework: 'Read the story aloud twice.',
    points: [
      { point: 'Words: lion, monkey, giraffe', mastery: 1 },
      { point: 'Sentence: What can you see?', mastery: 2 },
    ],
    writtenAt: new Date('2026-11-18T01:33:00Z'),
  },
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
        remark: {
          kind: 'vip',
          content: 'Leo told the story of his weekend in whole sentences.',
          strengths: 'He asks when he does not know a word.',
          improvements: 'Past forms of irregular verbs.',
          nextStep: 'A story of his own, told to the family.',
          points: [],
          writtenAt: new Date('2026-11-18T01:33:00Z'),
          editedAt: new Date('2026-11-18T02:00:00Z'),
        },
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
    // All of a remark can be found, so all of it is there to be read.
    await expect(canvas.getByText('Past forms of irregular verbs.')).toBeVisible();
    await expect(canvas.getByText('Practising')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { items: [], total: 0, search: 'elephant' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('0 remarks with “elephant” · Show all');
  },
};

export const Empty: Story = { args: { items: [], total: 0 } };

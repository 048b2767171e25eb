import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReplyOutbox } from './reply-outbox.tsx';

const item = {
  id: 12,
  start: new Date('2026-11-20T06:00:00Z'),
  end: new Date('2026-11-20T06:25:00Z'),
  timeText: '11-20-2026 14:00',
  studentName: 'Mia Chen',
};

const meta = {
  title: 'Attendance/ReplyOutbox',
  component: ReplyOutbox,
  args: {
    zone: 'Asia/Manila',
    onRetry: fn(),
    onDiscard: fn(),
    replies: [
      {
        key: 'a',
        item,
        answer: 'yes',
        state: { status: 'waiting', answer: 'yes', tappedAt: new Date('2026-11-20T01:05:00Z') },
      },
      {
        key: 'b',
        item: { ...item, id: 13, studentName: 'Leo Wang' },
        answer: 'no',
        state: { status: 'sending', answer: 'no', progress: 35 },
      },
      {
        key: 'c',
        item: { ...item, id: 14, studentName: 'Anastasia Volkova' },
        answer: 'no',
        state: { status: 'sent', message: 'Your class has been cancelled.' },
      },
      {
        key: 'd',
        item: { ...item, id: 15, start: new Date('2026-11-20T01:20:00Z'), end: new Date('2026-11-20T01:45:00Z') },
        answer: 'yes',
        state: {
          status: 'failed',
          message:
            'It is too late to answer: a class must be confirmed at least 30 minutes ahead. It has been cancelled. You answered at 8:49 AM, it reached us at 9:09 AM; both are kept for an appeal.',
        },
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReplyOutbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ args, canvasElement }) => {
    const rows = within(canvasElement)
      .getAllByRole('listitem')
      .map((row) => within(row));
    const words = ['Waiting', 'Sending', 'Sent', 'Failed'];
    for (const [index, row] of rows.entries()) await expect(row.getByText(words[index] ?? '')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Send now/ }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('a');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Try again/ }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('d');
    within(canvasElement)
      .getByRole('button', { name: /^Take back/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenLastCalledWith('a');
  },
};

export const SentAgainByHand: Story = {
  args: {
    replies: [
      {
        key: 'a',
        item,
        answer: 'yes',
        state: { status: 'waiting', answer: 'yes', tappedAt: new Date('2026-11-20T01:05:00Z'), isPressed: true },
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Sending/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: /^Take back/ })).toBeVisible();
  },
};

export const PhotoTriedAgain: Story = {
  args: {
    replies: [
      {
        key: 'a',
        item,
        answer: 'no',
        state: { status: 'waiting', answer: 'no', tappedAt: new Date('2026-11-20T01:05:00Z'), progress: 35 },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: /^Take back/ })).toBeVisible();
  },
};

export const KeptNowhere: Story = { args: { isLasting: false }, globals: { viewport: { value: 'narrow' } } };
export const Nothing: Story = { args: { replies: [] } };

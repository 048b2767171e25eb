import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstQuestion } from './first-question.tsx';

const meta = {
  title: 'Attendance/FirstQuestion',
  component: FirstQuestion,
  parameters: { layout: 'fullscreen' },
  args: {
    item: {
      id: 12,
      start: new Date('2026-11-20T06:00:00Z'),
      end: new Date('2026-11-20T06:25:00Z'),
      timeText: '2026-11-20 14:00',
      studentName: 'Mia Chen',
    },
    more: 0,
    zone: 'Asia/Manila',
    href: '/home',
    onAnswer: fn(),
  },
} satisfies Meta<typeof FirstQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Can you teach Mia Chen?Today, 2:00 – 2:25 PM, answer by 1:30 PM. Please confirm at least 30 minutes before class. A missing or No answer leads to automatic cancel and penalty.',
    );
    const answer = canvas.getByRole('link', { name: 'Answer' });
    await expect(answer).toHaveAttribute('href', '/home');
    await userEvent.click(answer);
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
  },
};

export const SeveralOnAPhone: Story = {
  args: { more: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 more classes wait for your answer.');
  },
};

/** Nothing is said of an answer in time once there is none. */
export const TooLate: Story = {
  args: { item: { id: 12, start: new Date('2026-11-20T01:30:00Z'), timeText: '2026-11-20 09:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Can you teach this class\?2026-11-20 09:30\. Please/);
  },
};

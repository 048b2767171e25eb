import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { AttendanceDialog } from './attendance-dialog.tsx';

// The stories' clock stands at 9:10 in Manila.
const soon = {
  id: 11,
  start: new Date('2026-11-20T03:00:00Z'),
  end: new Date('2026-11-20T03:25:00Z'),
  timeText: '11-20-2026 11:00',
  studentName: 'Leo Wang',
  subject: 'Kids English',
  lessonFeeCentavos: 9_000,
};
const afternoon = {
  ...soon,
  id: 12,
  start: new Date('2026-11-20T06:00:00Z'),
  end: new Date('2026-11-20T06:25:00Z'),
  studentName: 'Mia Chen',
};
const monday = {
  ...soon,
  id: 13,
  start: new Date('2026-11-23T06:00:00Z'),
  end: new Date('2026-11-23T06:25:00Z'),
  studentName: 'Anastasia Volkova',
  subject: 'IELTS Speaking',
  lessonFeeCentavos: 13_550,
};

const meta = {
  title: 'Attendance/AttendanceDialog',
  component: AttendanceDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    attendance: [soon, afternoon, monday],
    action: '/attendance/reply',
    confirmTodayAction: '/attendance/reply',
    Form: RecordingForm,
    zone: 'Asia/Manila',
    noHrefOf: (item) => `/attendance/no?id=${item.id}`,
    onNo: fn(),
    onRetry: fn(),
    onTakeBack: fn(),
  },
  beforeEach: () => {
    sent.mockClear();
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AttendanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(panel).toHaveAccessibleDescription(
      'Please confirm at least 30 minutes before class. A missing or No answer leads to automatic cancel and penalty.',
    );
    const dialog = within(panel);
    await expect(dialog.getByRole('heading', { name: 'Can you teach these 3 classes?' })).toBeVisible();
    const row = within(dialog.getAllByRole('listitem')[1] ?? canvasElement);
    const no = row.getByRole('link', { name: /^No to/ });
    await expect(no).toHaveAccessibleDescription(
      /Mia Chen.*Cancel now: 100\s% of the lesson fee \(PHP 90\) and 2 points\. In 1 h 50 min it becomes 300\s%\./,
    );
    await userEvent.click(no);
    await expect(args.onNo).toHaveBeenCalledWith(afternoon);
    row.getByRole('button', { name: /^Yes to/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenLastCalledWith(
      { id: '12', answer: 'yes' },
      { id: 'attendance-dialog-12', action: '/attendance/reply', method: 'post' },
    );
    // Monday's class is not of today.
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm all today (2)' }));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ answer: 'yesToAll' }),
      expect.objectContaining({ id: 'attendance-dialog-today' }),
    );
    await userEvent.click(dialog.getByText('What a No costs'));
    await expect(dialog.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OneClass: Story = {
  args: { attendance: [afternoon] },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Can you teach this class?' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Confirm all/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** After 'Confirm all today': each class has its own result. */
export const ResultPerClass: Story = {
  args: {
    answers: {
      11: {
        status: 'failed',
        answer: 'yes',
        message: 'This class has been cancelled. Your answer is not needed any more.',
      },
      12: { status: 'sent', message: 'Thank you. Your class is confirmed.' },
      13: { status: 'sending', answer: 'no', progress: 40 },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Can you teach these 2 classes?' })).toBeVisible();
    const texts = dialog.getAllByRole('listitem').map((row) => row.textContent ?? '');
    await expect(texts[0]).toContain('Failed');
    await expect(texts[0]).toContain('Your answer is not needed any more.');
    await expect(texts[1]).toContain('Sent');
    await expect(dialog.getByRole('progressbar', { name: 'Sending your No' })).toHaveValue(40);
    await expect(dialog.getByRole('button', { name: /^Try Yes again/ })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: {
    attendance: [soon, afternoon],
    answers: {
      11: { status: 'waiting', answer: 'yes', tappedAt: new Date('2026-11-20T01:05:00Z') },
      12: { status: 'waiting', answer: 'no', tappedAt: new Date('2026-11-20T01:06:00Z') },
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(
      dialog.getByText('Your Yes of 9:05 AM has not reached us yet. It is sent as soon as the line is back.'),
    ).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: /^Send now/ })[0] ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledWith(soon);
    await userEvent.click(dialog.getAllByRole('button', { name: /^Take back/ })[1] ?? canvasElement);
    await expect(args.onTakeBack).toHaveBeenCalledWith(afternoon);
  },
};

/** Thirty minutes before class are over: what waits cannot count any more, and is told so. */
export const TooLate: Story = {
  args: {
    attendance: [
      { ...soon, start: new Date('2026-11-20T01:39:00Z'), end: new Date('2026-11-20T02:04:00Z') },
      { ...afternoon, start: new Date('2026-11-20T01:39:00Z'), end: new Date('2026-11-20T02:04:00Z') },
    ],
    answers: { 11: { status: 'waiting', answer: 'yes', tappedAt: new Date('2026-11-20T01:05:00Z') } },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(/has not reached us, and the time to answer is over/)).toBeVisible();
    await expect(dialog.getByText(/^The time to answer is over/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Yes to/ })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    attendance: [
      {
        ...monday,
        studentName: 'Huang Maximilian Alexander Zhiyuan Montgomery-Fitzgerald',
        subject: 'Business English for Hotel Receptionists and their Managers',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

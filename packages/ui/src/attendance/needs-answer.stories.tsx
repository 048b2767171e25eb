import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import type { AnswerState } from './attendance-row.tsx';
import { NeedsAnswer } from './needs-answer.tsx';

const zone = 'Asia/Manila';

const afternoon = {
  id: 12,
  start: new Date('2026-11-20T06:00:00Z'),
  end: new Date('2026-11-20T06:25:00Z'),
  timeText: '11-20-2026 14:00',
  studentName: 'Mia Chen',
  subject: 'Kids English',
};

const meta = {
  title: 'Attendance/NeedsAnswer',
  component: NeedsAnswer,
  args: {
    attendance: [afternoon],
    action: '/attendance',
    zone,
    Form: RecordingForm,
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof NeedsAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const yes = canvas.getByRole('button', { name: /^Yes to/ });
    await expect(yes).toHaveAccessibleDescription('Can you teach Mia Chen · Kids English');
    await expect(canvas.getByText('Answer by 1:30 PM (4 h 20 min left).')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'Cancel now: 100 % of the lesson fee and 2 points. In 1 h 50 min it becomes 300 %.',
    );
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      { id: '12', answer: 'yes' },
      { id: 'attendance-12', action: '/attendance', method: 'post' },
    );
  },
};

export const Sending: Story = {
  args: { confirmTodayAction: '/attendance/reply', answers: { 12: { status: 'sending' } } },
  play: async ({ canvasElement }) => {
    // One button: all of today are not confirmed at once where there is one class.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Sending/ }));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The answers of all of today's classes, until the last of them has arrived. */
export const ConfirmingAll: Story = {
  args: {
    attendance: [afternoon, { ...afternoon, id: 13, studentName: 'Leo Wang' }],
    confirmTodayAction: '/attendance/reply',
  },
  render: function Render(args) {
    const [answers, setAnswers] = useState<Record<number, AnswerState>>({});
    const answer = (): void => {
      setAnswers({ 12: { status: 'sending' }, 13: { status: 'sending' } });
      setTimeout(() => setAnswers({ 12: { status: 'sent' }, 13: { status: 'sending' } }));
    };
    return (
      <div onSubmit={answer}>
        <NeedsAnswer {...args} answers={answers} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm all today (2)' }));
    await expect(await canvas.findByText('Confirmed. See you in class.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Sending/ })).toHaveLength(2);
  },
};

export const Sent: Story = {
  args: { answers: { 12: { status: 'sent' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Confirmed. See you in class.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** In a frame that takes a lost focus at once. */
export const AnsweredByKeyboard: Story = {
  render: function Render(args) {
    const frame = useRef<HTMLDivElement>(null);
    const [answers, setAnswers] = useState<Record<number, AnswerState>>({});
    useLayoutEffect(() => {
      if (answers[12]?.status === 'sent' && document.activeElement === document.body) frame.current?.focus();
    }, [answers]);
    const answer = (): void => {
      setAnswers({ 12: { status: 'sending', answer: 'yes' } });
      // The service's reply is no part of the press.
      setTimeout(() => setAnswers({ 12: { status: 'sent' } }));
    };
    return (
      <div ref={frame} tabIndex={-1} onSubmit={answer}>
        <NeedsAnswer {...args} answers={answers} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Yes to/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Confirmed. See you in class.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

const held: AnswerState = { status: 'waiting', answer: 'yes', tappedAt: new Date('2026-11-20T01:05:00Z') };
const refused: AnswerState = { status: 'failed', message: 'This class has been cancelled.', answer: 'yes' };

/** Held up by the line, sent again by keyboard and then refused. */
export const RefusedAfterWaiting: Story = {
  render: function Render(args) {
    const [answer, setAnswer] = useState<AnswerState>(held);
    const sendAgain = (): void => void setTimeout(() => setAnswer(refused));
    return <NeedsAnswer {...args} answers={{ 12: answer }} onTakeBack={() => undefined} onRetry={sendAgain} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Send now/ }).focus();
    await userEvent.keyboard('{Enter}');
    const refusal = await canvas.findByText('This class has been cancelled.');
    await expect(refusal.closest('[role="status"]')).toHaveFocus();
  },
};

/** What settles by itself takes no focus: its reader is elsewhere. */
export const RefusedByItself: Story = {
  render: function Render(args) {
    const [answer, setAnswer] = useState<AnswerState>(held);
    useEffect(() => {
      const timer = setTimeout(() => setAnswer(refused));
      return () => clearTimeout(timer);
    }, []);
    return <NeedsAnswer {...args} answers={{ 12: answer }} onTakeBack={() => undefined} />;
  },
  play: async ({ canvasElement }) => {
    const refusal = await within(canvasElement).findByText('This class has been cancelled.');
    await expect(refusal.closest('[role="status"]')).not.toHaveFocus();
  },
};

export const Failed: Story = {
  args: { answers: { 12: { status: 'failed', message: 'Links seem to get inaccessible.' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Links seem to get inaccessible.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Try Yes again/ }));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** At the stories' clock of 9:10, thirty minutes and a millisecond before class. */
export const LastMoment: Story = {
  args: {
    attendance: [{ ...afternoon, start: new Date('2026-11-20T01:40:00Z'), end: new Date('2026-11-20T02:05:00Z') }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Yes to/ })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Cancel now: 300 % of the lesson fee and 2 points.');
  },
};

export const TooLate: Story = {
  args: {
    attendance: [{ ...afternoon, start: new Date('2026-11-20T01:39:59Z'), end: new Date('2026-11-20T02:05:00Z') }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/The time to answer is over/)).toBeVisible();
  },
};

export const ManyThings: Story = {
  args: {
    attendance: [
      afternoon,
      {
        ...afternoon,
        id: 13,
        studentName: 'Leo Wang',
        start: new Date('2026-11-23T06:00:00Z'),
        end: new Date('2026-11-23T06:25:00Z'),
      },
    ],
    missingRemarks: [
      { id: 'r1', start: new Date('2026-11-19T12:00:00Z'), studentName: 'Ruby Li', href: '/classDetail/77' },
    ],
    notices: [
      {
        id: 4,
        kind: 'notice',
        title: 'Stand-in for Friday',
        sentAt: new Date('2026-11-20T00:50:00Z'),
        href: '/messageView/4',
        isAnswerDue: true,
      },
      {
        id: 5,
        kind: 'warning',
        title: 'Please keep your camera on during the whole class',
        sentAt: new Date('2026-11-20T00:40:00Z'),
        href: '/messageView/5',
      },
      {
        id: 6,
        kind: 'levelUp',
        title: 'You reached level C2',
        sentAt: new Date('2026-11-19T10:00:00Z'),
        href: '/messageView/6',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /Waiting for you 6/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write the remark for Ruby Li' })).toHaveAttribute(
      'href',
      '/classDetail/77',
    );
    // Of the messages it is said which one asks for more than to be read.
    await expect(canvas.getByText(/answer needed/)).toHaveTextContent(/^Class notice, answer needed, Today, 8:50 AM$/);
    await expect(canvas.getAllByRole('button', { name: /^Yes to/ })).toHaveLength(2);
    await expect(canvas.getByText(/^Answer by Mon 23 Nov, 1:30 PM/)).toBeVisible();
    // More than three days ahead a No is free (specification, core §9).
    await expect(canvasElement).toHaveTextContent('Cancel now: no penalty. In 4 h 50 min it becomes 25 %.');
  },
};

/** The badge counts what waits, not the rows. */
export const MoreThanShown: Story = {
  args: {
    missingRemarks: [
      { id: 'r1', start: new Date('2026-11-19T12:00:00Z'), studentName: 'Ruby Li', href: '/classDetail/77' },
    ],
    moreRemarks: { count: 6, href: '/remarksDue' },
    moreNotices: { count: 1, href: '/messages?unread=1' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /Waiting for you 9/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '6 more remarks' })).toHaveAttribute('href', '/remarksDue');
    await expect(canvas.getByRole('link', { name: '1 more unread message' })).toHaveAttribute(
      'href',
      '/messages?unread=1',
    );
  },
};

export const UnknownStart: Story = {
  args: { attendance: [{ id: 14, timeText: '11-20-2026 14:00', count: 3 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('11-20-2026 14:00 · 3 classes')).toBeVisible();
  },
};

export const WithNo: Story = {
  args: { noHrefOf: (item) => `/home?no=${item.id}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^No to/ })).toHaveAttribute('href', '/home?no=12');
  },
};

export const LongText: Story = {
  args: {
    attendance: [
      {
        ...afternoon,
        studentName: 'Bartholomew Alexander Montgomery-Fitzgerald',
        subject: 'Business English for Hotel Receptionists',
      },
    ],
    notices: [
      {
        id: 5,
        kind: 'notice',
        title: 'A notice whose title never seems to come to its end because everything had to be in it',
        sentAt: new Date('2026-11-20T00:40:00Z'),
        href: '/messageView/5',
      },
    ],
  },
};

export const Empty: Story = {
  args: { attendance: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing waits for you')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { FormSlotProps } from '../forms/form-slot.tsx';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { Pager } from '../primitives/navigation/pager.tsx';
import { LeaveRecord } from './leave-record.tsx';

const base = { canUndo: false };
const PlainForm = (props: FormSlotProps) => <form {...props} />;

const meta = {
  title: 'Leave/LeaveRecord',
  component: LeaveRecord,
  args: {
    action: '/leaveRequest/leaveRecord',
    Form: RecordingForm,
    requestHref: '/leaveRequest/leaveRequest',
    pager: <Pager page={1} total={15} pageSize={10} hrefOf={(page) => `?page=${page}`} noun={['leave', 'leaves']} />,
    leaves: [
      {
        id: 6,
        kind: 'Family emergency',
        span: 'Sun 6 Dec 2026, whole day',
        status: leaveStatuses.pending,
        reason: 'I take my mother to the hospital for her operation.',
        cost: 'Would cancel 3 classes: PHP 67.50 and 4 points.',
        editHref: '?id=6',
        canUndo: true,
        attachmentHref: '/uploads/file/LeaveReason/abcdefghijklmnopqrstuv.pdf',
      },
      {
        ...base,
        id: 5,
        kind: 'Personal leave',
        span: 'Fri 27 Nov 2026, 9:00 AM – 1:00 PM',
        status: leaveStatuses.approved,
        reason: 'Dentist.',
        cost: 'No class was cancelled.',
        remark: 'Enjoy the day!',
        canUndo: true,
      },
      {
        ...base,
        id: 4,
        kind: 'Personal leave',
        span: 'Tue 17 – Wed 18 Nov 2026, whole days',
        status: leaveStatuses.declined,
        reason: 'A trip with my family, which we have been planning for a long time and cannot move to another week.',
        remark: 'Many students have tests that week. Please choose other days.',
      },
      {
        ...base,
        id: 3,
        kind: 'Power or internet at home',
        span: 'Tue 10 Nov 2026, whole day',
        status: leaveStatuses.undone,
        reason: 'Planned power cut.',
      },
      {
        ...base,
        id: 2,
        kind: 'Personal leave',
        span: 'Thu 5 Nov 2026, whole day',
        status: leaveStatuses.lapsed,
        reason: 'Renewal of my passport.',
      },
    ],
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof LeaveRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const word of ['Waiting', 'Approved', 'Declined', 'Undone', 'Not answered']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toContain(
      'Family emergency: I take my mother to the hospital for her operation.Would cancel 3 classes: PHP 67.50 and 4 points.',
    );
    await expect(rows[1]).toContain('No class was cancelled.The company says: Enjoy the day!');
    await expect(canvas.getAllByText(/The company says/)).toHaveLength(2);
    const attachment = canvas.getByRole('link', { name: 'Attachment' });
    await expect(attachment).toHaveAttribute('href', '/uploads/file/LeaveReason/abcdefghijklmnopqrstuv.pdf');
    await expect(canvas.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '?id=6');
    await expect(canvas.getByRole('link', { name: /^Edit/ })).toHaveAccessibleName('Edit Sun 6 Dec 2026, whole day');
    await expect(canvas.getByRole('navigation')).toHaveTextContent('15 leaves');
    // What is over or answered offers nothing any more.
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    canvas.getByRole('button', { name: 'Undo Sun 6 Dec 2026, whole day' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      { intent: 'undo', id: '6' },
      { id: 'undo-6', action: '/leaveRequest/leaveRecord', method: 'post' },
    );
  },
};

export const Undoing: Story = {
  args: { undoingId: 5, Form: PlainForm, onUndo: fn((event: FormEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Submitting... Fri 27 Nov 2026, 9:00 AM – 1:00 PM' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Sun 6 Dec 2026, whole day' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ id: 6 }));
  },
};

export const Empty: Story = {
  args: { leaves: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No leave yet' })).toBeVisible();
    await expect(canvas.getByText("What you ask for is listed here with the company's answer.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for leave' })).toHaveAttribute(
      'href',
      '/leaveRequest/leaveRequest',
    );
  },
};

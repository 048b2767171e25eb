import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { ComplaintDetail } from './complaint-detail.tsx';
import { ReplyForm } from './reply-form.tsx';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 20, 1) - days * 86_400_000);

const form = {
  name: 'complaint-reply-5',
  Form: RecordingForm,
  action: '/complaintList/receivedComplaint/5',
  label: 'Your reply',
  submitLabel: 'Send reply',
  hidden: { key: '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11' },
} as const;

const meta = {
  title: 'Scores/ComplaintDetail',
  component: ComplaintDetail,
  args: {
    complaint: {
      id: 5,
      href: '/complaintList/receivedComplaint/5',
      type: 'Internet or equipment',
      reason: 'The sound broke off again and again, my daughter could not follow the story.',
      complainant: 'Parents of Mia Chen',
      state: 'answered',
      at: daysAgo(3),
      replyCount: 2,
      lesson: { clid: 700_101, time: daysAgo(3), studentName: 'Mia Chen', kind: 'Regular lesson' },
    },
    isSent: false,
    replies: [
      { id: 1, name: 'You', isOwn: true, content: 'There was a brownout in my area.', at: daysAgo(2) },
      { id: 2, name: 'Customer service', isOwn: false, content: 'Did you switch to another line?', at: daysAgo(1) },
    ],
    zone: 'Asia/Manila',
    appealHref: '/myFeedback/appeal?complaint=5',
    classHref: '/classDetail/700101',
    replyForm: <ReplyForm {...form} />,
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ComplaintDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replied to by keyboard. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your reply' }));
    await userEvent.keyboard('Yes, after five minutes.{Tab}{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      { key: form.hidden.key, content: 'Yes, after five minutes.' },
      { id: form.name, action: form.action, method: 'post' },
    );
  },
};

export const ReplyRefused: Story = {
  args: {
    replyForm: (
      <ReplyForm
        {...form}
        content={'x'.repeat(501)}
        contentError="Max 500 characters"
        error="Links seem to get inaccessible."
        focusKey={1}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The focus is moved after the paint.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Links seem to get inaccessible.');
  },
};

export const Upheld: Story = {
  args: {
    complaint: { ...meta.args.complaint, state: 'upheld', points: -10, at: daysAgo(8), decidedAt: daysAgo(3) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Appeal' })).toHaveAttribute(
      'href',
      '/myFeedback/appeal?complaint=5',
    );
    await expect(canvasElement).toHaveTextContent('3 days left');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const AppealOver: Story = {
  args: { complaint: { ...meta.args.complaint, state: 'upheld', points: -10, at: daysAgo(9), decidedAt: daysAgo(8) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Appeal' })).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('The time for an appeal is over');
  },
};

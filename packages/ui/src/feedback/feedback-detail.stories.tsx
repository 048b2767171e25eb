import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeedbackDetail } from './feedback-detail.tsx';

const at = new Date('2026-11-18T13:57:00Z');

const meta = {
  title: 'Feedback/FeedbackDetail',
  component: FeedbackDetail,
  args: {
    item: {
      id: 40_002,
      typeName: 'Problem in the classroom',
      clid: 700_221,
      content: 'The classroom lost sound twice.\nThe student heard me again after I came back.',
      at,
      state: 'inProgress',
    },
    lesson: { href: '/classDetail/700221', studentName: 'Liu Zihan (Leo)', at },
    files: [{ href: '/favicon.svg', name: 'screenshot.png' }],
    replies: [
      { id: 1, name: 'Tutor Support', isOwn: false, content: 'Which browser was it?', at },
      { id: 2, name: 'Maria Santos', isOwn: true, content: 'Chrome on Windows.', at },
    ],
    zone: 'Asia/Manila',
    replyForm: <p>The form of a reply</p>,
  },
} satisfies Meta<typeof FeedbackDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('list', { name: 'Replies' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'screenshot.png' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '700221' })).toHaveAttribute('href', '/classDetail/700221');
  },
};

/** A complaint about a person, edited, nobody has replied. */
export const NoReplies: Story = {
  args: {
    item: { id: 40_004, typeName: 'Complaint about a person', content: 'x'.repeat(500), at, state: 'waiting' },
    complaintName: 'Front desk, evening shift',
    editedAt: at,
    lesson: undefined,
    files: [],
    replies: [],
  },
};

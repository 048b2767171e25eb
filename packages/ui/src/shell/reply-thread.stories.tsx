import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReplyThread } from './reply-thread.tsx';

const meta = {
  title: 'Shell/ReplyThread',
  component: ReplyThread,
  args: {
    zone: 'Asia/Manila',
    replies: [
      {
        id: 1,
        name: 'Quality team',
        isOwn: false,
        content: 'We have listened to the recording.\nThe line broke on the student’s side.',
        at: new Date('2026-11-19T02:00:00Z'),
      },
      { id: 2, name: 'Maria Santos', isOwn: true, content: 'Thank you!', at: new Date('2026-11-19T03:30:00Z') },
    ],
  },
} satisfies Meta<typeof ReplyThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const replies = canvas.getAllByRole('listitem');
    await expect(replies[0]).toHaveTextContent('Quality teamThu 19 Nov 2026, 10:00 AM');
    await expect(replies[1]).toHaveTextContent('Thank you!');
  },
};

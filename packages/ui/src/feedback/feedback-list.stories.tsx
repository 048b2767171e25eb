import type { Meta, StoryObj } from '@storybook/react-vite';
import { feedbackStates } from '@tutor/rules/feedback/feedback-rules';
import { expect, within } from 'storybook/test';
import { FeedbackList } from './feedback-list.tsx';

const meta = {
  title: 'Feedback/FeedbackList',
  component: FeedbackList,
  args: {
    items: feedbackStates.map((state, index) => ({
      id: 40_001 + index,
      href: `/myFeedback/${40_001 + index}`,
      typeName: index === 1 ? 'Problem in the classroom' : 'Suggestion',
      clid: index === 1 ? 700_221 : undefined,
      content: index === 0 ? 'One thing after another went wrong. '.repeat(12) : 'Please let us see more remarks.',
      at: new Date(Date.parse('2026-11-20T02:30:00Z') - index * 86_400_000),
      state,
      replyCount: index,
      hasNews: index === 2,
    })),
    view: 'all',
    zone: 'Asia/Manila',
  },
} satisfies Meta<typeof FeedbackList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state, a long text, a reply that is not read. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent('Class 7002211 reply');
    await expect(within(rows[2] ?? canvasElement).getByText('New reply')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { items: [] } };

export const NoAppeals: Story = { args: { items: [], view: 'appeals' } };

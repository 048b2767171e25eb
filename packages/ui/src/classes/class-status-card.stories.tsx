import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClassStatusCard } from './class-status-card.tsx';

const meta = {
  title: 'Classes/ClassStatusCard',
  component: ClassStatusCard,
  args: { isOver: true, hasMaterial: true, remark: 'written', isCanceled: false, feeText: 'PHP 90', classId: 700221 },
} satisfies Meta<typeof ClassStatusCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Finished');
    await expect(canvasElement).toHaveTextContent('Done: Remark written');
  },
};

export const IncorrectlyFinished: Story = {
  args: { hasMaterial: false, remark: 'later' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Incorrectly finished');
    await expect(canvasElement).toHaveTextContent('Set the teaching material that you taught');
  },
};

export const MaterialBeforeTheEnd: Story = { args: { isOver: false, remark: 'due' } };

export const Unfinished: Story = {
  args: { isOver: false, hasMaterial: false, remark: 'notYet' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Unfinished');
  },
};

export const Canceled: Story = {
  args: {
    isOver: false,
    isCanceled: true,
    remark: 'notNeeded',
    cancellation: {
      When: 'Fri 20 Nov 2026, 2:05 PM',
      How: 'Cancelled by the tutor',
      Rule: 'Cancelled 3 to 24 hrs before class (100 % of the fee)',
      'Taken off': 'PHP 90 and 2 points',
      Reason: 'Brownout',
      Note: undefined,
    },
    appeal: { href: '/myFeedback/appeal?class=700221', daysText: '3 days left' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'When',
      'How',
      'Rule',
      'Taken off',
      'Reason',
    ]);
    const link = canvas.getByRole('link', { name: 'Appeal' });
    await expect(link).toHaveAttribute('href', '/myFeedback/appeal?class=700221');
  },
};

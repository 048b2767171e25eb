import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GoalHistory } from './goal-history.tsx';

const meta = {
  title: 'Growth/GoalHistory',
  component: GoalHistory,
  args: {
    goals: [
      { round: '2026-10', target: 60, done: 63.5, hourRate: 18_000 },
      { round: '2026-09', target: 80, done: 79.5, hourRate: 17_500 },
    ],
  },
} satisfies Meta<typeof GoalHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Reached')).toBeVisible();
    // Never 100 before it is reached.
    await expect(canvas.getByText('99 %')).toBeVisible();
  },
};
export const Empty: Story = { args: { goals: [] } };

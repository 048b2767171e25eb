import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { GoalCard } from './goal-card.tsx';

const meta = {
  title: 'Growth/GoalCard',
  component: GoalCard,
  args: {
    round: '2026-11',
    done: 45,
    booked: 10,
    goal: { target: 60, hourRate: 18_000 },
    hourRate: 18_000,
    now: new Date('2026-11-25T04:00:00Z'),
    children: <TextField label="Hours" defaultValue="60" />,
    actions: <Button>Take the goal away</Button>,
  },
} satisfies Meta<typeof GoalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('45 of 60 hours')).toBeVisible();
    await expect(canvas.getByText('2.5 hours a day until the month ends')).toBeVisible();
    await expect(canvas.getByText('With booked classes (estimate)')).toBeVisible();
  },
};
export const NoGoalYet: Story = {
  args: { goal: undefined, actions: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No goal yet. 45 hours taught, 10 hours booked.')).toBeVisible();
  },
};
export const Reached: Story = {
  args: { done: 61.5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Reached')).toBeVisible();
  },
};
export const PayHasChanged: Story = {
  args: { hourRate: 19_250 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/By your latest lessons it is/)).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { TestReview } from './test-review.tsx';

const question = (id: string, answer: string[], isFlagged = false) => ({
  ...{ id, answer, isFlagged, question: 'What does the form of a No require?' },
  state: answer.length === 0 ? ('none' as const) : ('whole' as const),
  href: `/trainingTestAnswer?kctId=40001#question-${id}`,
});

const meta = {
  title: 'Training/TestReview',
  component: TestReview,
  args: {
    questions: [question('a', ['A reason', 'A note']), question('b', [], true), question('c', ['15'])],
    children: <Button variant="primary">Hand in</Button>,
  },
} satisfies Meta<typeof TestReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Question 2 has no answer yet')).toBeVisible();
    await expect(canvas.getByText('You meant to come back to 2.')).toBeVisible();
    await expect(canvas.getByText('A reason · A note')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change 2' })).toBeVisible();
  },
};

export const Whole: Story = {
  args: { questions: [question('a', ['A reason']), question('c', ['15'])] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Every question has an answer')).toBeVisible();
  },
};

export const HalfAnOrder: Story = {
  args: {
    questions: [
      question('a', ['A reason']),
      {
        ...question('b', ['3. A note']),
        ...{ question: 'Order these moments.', state: 'part', problem: '2 lines have no place yet.' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Question 2 is answered only in part')).toBeVisible();
    await expect(canvas.getByText('2 lines have no place yet.')).toBeVisible();
    await expect(canvas.getByText('Incomplete')).toBeVisible();
    await expect(canvas.queryByText('Every question has an answer')).toBeNull();
  },
};

export const SeveralGaps: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { questions: [question('a', []), question('b', []), question('c', ['A long answer '.repeat(12)])] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 questions have no answer yet: 1, 2')).toBeVisible();
  },
};

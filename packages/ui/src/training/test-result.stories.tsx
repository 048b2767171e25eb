import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestResult } from './test-result.tsx';

const questions = [
  {
    id: 'answer-by',
    question: 'Until when must you answer whether you will teach a class?',
    answer: ['30 minutes before it'],
    right: ['30 minutes before it'],
    isRight: true,
    explanation: 'At the latest 30 minutes before. Otherwise the class is cancelled by itself.',
  },
  {
    id: 'no-needs',
    question: 'What does the form of a No require?',
    answer: [],
    right: ['A reason', 'A note', 'A picture as attachment'],
    isRight: false,
    explanation: 'Reason, note and attachment are all required.',
  },
];

const meta = {
  title: 'Training/TestResult',
  component: TestResult,
  args: { score: 50, passPercent: 80, isPassed: false, questions },
} satisfies Meta<typeof TestResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not passed')).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
    await expect(canvas.getByText('A reason · A note · A picture as attachment')).toBeVisible();
  },
};

export const Passed: Story = {
  args: { score: 100, isPassed: true, questions: questions.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Passed')).toBeVisible();
  },
};

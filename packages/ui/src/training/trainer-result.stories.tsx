import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrainerResult } from './trainer-result.tsx';

const meta = {
  title: 'Training/TrainerResult',
  component: TrainerResult,
  args: {
    trainer: 'Grace Lim',
    isPassed: true,
    remark: 'Your questions were short, and you waited for the answers.',
    when: 'Thu 19 Nov 2026, 3:00 PM',
  },
} satisfies Meta<typeof TrainerResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotPassed: Story = {
  args: {
    isPassed: false,
    remark: 'The student spoke little. Book once more, and plan three questions for each page.',
  },
};

export const QuestionsAndAnswers: Story = { args: { isPassed: undefined } };

export const LongText: Story = {
  args: { remark: 'Feedback'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
};

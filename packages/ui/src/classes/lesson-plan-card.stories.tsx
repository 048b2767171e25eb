import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LessonPlanCard } from './lesson-plan-card.tsx';

const meta = {
  title: 'Classes/LessonPlanCard',
  component: LessonPlanCard,
  args: {
    plan: {
      title: 'Unit 5, Lesson 2: My family tree',
      objectives: ['Use “Who is she?” in a talk', 'Use he, she, his, her without help'],
      words: ['grandma', 'uncle', 'aunt'],
      patterns: ['Who is she?', 'She is my aunt.'],
      steps: [
        { minutes: 3, name: 'Warm-up', text: 'Small talk, then one question about the last lesson.' },
        { minutes: 22, name: 'Practice', text: 'From pattern to own sentence.' },
      ],
    },
  },
} satisfies Meta<typeof LessonPlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3–25 min');
  },
};

export const Empty: Story = { args: { plan: undefined } };

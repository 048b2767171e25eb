import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type PastLesson, PastLessons } from './past-lessons.tsx';

const lesson: PastLesson = {
  id: 1,
  when: 'Thu 19 Nov 2026, 2:00 – 2:30 PM',
  kind: 'Practice lesson',
  reason: 'Asking shorter questions',
  hasResult: true,
  isEvaluated: false,
};

const meta = {
  title: 'Training/PastLessons',
  component: PastLessons,
  args: {
    lessons: [
      lesson,
      { ...lesson, id: 2, when: 'Wed 18 Nov 2026, 10:00 – 10:30 AM', isEvaluated: true },
      { ...lesson, id: 3, when: 'Tue 17 Nov 2026, 3:00 – 3:30 PM', cancelled: 'You are on leave.' },
    ],
    hrefOf: (id) => `/trainingCenter/onlineTraining/${id}`,
  },
} satisfies Meta<typeof PastLessons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('To be evaluated')).toBeVisible();
    // A lesson that was not held has nothing to open.
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const None: Story = { args: { lessons: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GrowthCourses } from './growth-courses.tsx';

const meta = {
  title: 'Growth/GrowthCourses',
  component: GrowthCourses,
  args: {
    isLicensed: true,
    rewards: [
      { id: 1_001, type: 1, course: 'Phonics from the start', points: 5, isReceived: false },
      { id: 1_001, type: 2, course: 'Phonics from the start', points: 3, isReceived: true },
    ],
    learning: [
      { id: 1_002, course: 'Calm in class', href: '/trainingCenter/courseDetail/1002', learnt: 2, chapters: 6 },
    ],
    action: '/growthCenter/courses',
  },
} satisfies Meta<typeof GrowthCourses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: 'Receive 5 for Phonics from the start, course completed' }),
    ).toBeVisible();
    await expect(canvas.getByText('Received')).toBeVisible();
    await expect(canvas.getByText('2 of 6 chapters')).toBeVisible();
  },
};
export const Empty: Story = { args: { isLicensed: false, rewards: [], learning: [] } };
export const Receiving: Story = { args: { sending: '1001 1' } };
export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    rewards: [
      {
        id: 1,
        type: 1,
        course: 'Teaching very young learners with songs, movement and picture books',
        points: 5,
        isReceived: false,
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type CourseItem, CourseList } from './course-list.tsx';

const course: CourseItem = {
  id: 1001,
  name: 'Teaching a first trial lesson',
  summary: 'Plan 25 minutes that show a family how their child learns with you.',
  category: 'Teaching a lesson',
  minutes: 37,
  chapters: 4,
  learnt: 0,
  isSubscribed: false,
  isCompleted: false,
  test: { isPassed: false },
};

const meta = {
  title: 'Training/CourseList',
  component: CourseList,
  args: {
    courses: [
      course,
      {
        ...course,
        id: 1002,
        name: 'Teaching pronunciation',
        learnt: 2,
        isSubscribed: true,
        files: { count: 3, href: '/trainingResources/1002' },
      },
      {
        ...course,
        id: 1003,
        name: 'Time and attendance',
        category: 'Working with us',
        learnt: 4,
        isSubscribed: true,
        isCompleted: true,
        test: { isPassed: true, bestScore: 90 },
      },
    ],
    hrefOf: (id) => `/trainingCenter/courseDetail/${id}`,
  },
} satisfies Meta<typeof CourseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Teaching pronunciation' })).toHaveAttribute(
      'href',
      '/trainingCenter/courseDetail/1002',
    );
    await expect(canvas.getByRole('link', { name: '3 files of Teaching pronunciation' })).toBeVisible();
    await expect(canvas.getByText('2 of 4 chapters')).toBeVisible();
    await expect(canvas.getByText('Test passed with 90 %')).toBeVisible();
  },
};

/** Completed before chapters were added: nothing says that all of it is learnt. */
export const CompletedAndGrown: Story = {
  args: { courses: [{ ...course, learnt: 3, isSubscribed: true, isCompleted: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed · 1 new chapter')).toBeVisible();
  },
};

export const Empty: Story = { args: { courses: [] } };

export const NothingFound: Story = {
  args: { courses: [], empty: { title: 'No course fits', description: 'Try fewer words or another category.' } },
};

export const LongWords: Story = {
  args: { courses: [{ ...course, name: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(2) }] },
  globals: { viewport: { value: 'phone' } },
};

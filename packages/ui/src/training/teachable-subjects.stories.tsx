import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TeachableSubjects } from './teachable-subjects.tsx';

const course = (id: number, name: string, isPassed: boolean) => ({
  id,
  name,
  href: `/trainingCenter/courseDetail/${id}`,
  isPassed,
});

const meta = {
  title: 'Training/TeachableSubjects',
  component: TeachableSubjects,
  args: {
    subjects: [
      { name: 'Phonics and pronunciation', isTeachable: true, courses: [course(1001, 'Teaching pronunciation', true)] },
      {
        name: 'Young learners, 4 to 8 years',
        isTeachable: false,
        courses: [course(1002, 'Teaching young learners', true), course(1003, 'Child safety online', false)],
      },
    ],
  },
} satisfies Meta<typeof TeachableSubjects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Open to you')).toBeVisible();
    await expect(canvas.getByText('1 of 2 passed')).toBeVisible();
    const needed = within(canvas.getByRole('list', { name: 'Courses for Young learners, 4 to 8 years' }));
    await expect(needed.getByRole('img', { name: 'To pass' })).toBeVisible();
    await expect(needed.getByRole('link', { name: 'Child safety online' })).toHaveAttribute(
      'href',
      '/trainingCenter/courseDetail/1003',
    );
  },
};

export const Empty: Story = { args: { subjects: [] } };

export const LongWords: Story = {
  args: {
    subjects: [
      {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(2),
        isTeachable: false,
        courses: [course(1001, 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(2), false)],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

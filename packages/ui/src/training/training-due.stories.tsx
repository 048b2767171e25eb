import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TrainingDue } from './training-due.tsx';

const course = '/trainingCenter/courseDetail/100';
const meta = {
  title: 'Training/TrainingDue',
  component: TrainingDue,
  args: {
    next: { name: 'Show the mouth', course: 'Teaching pronunciation', minutes: 12, href: `${course}2/20011` },
    due: [
      {
        kind: 'attempt',
        course: 'Time and attendance',
        href: '/trainingTestAnswer?kctId=40001',
        until: new Date('2026-11-25T10:15:00Z'),
      },
      { kind: 'test', course: 'Child safety online', href: '/trainingTestDetails?kctId=40002' },
      { kind: 'course', course: 'Classroom and tools', href: `${course}3` },
    ],
    zone: 'Asia/Manila',
  },
} satisfies Meta<typeof TrainingDue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Continue: Show the mouth' })).toHaveAttribute(
      'href',
      `${course}2/20011`,
    );
    await expect(canvas.getByRole('link', { name: 'Test: Time and attendance' })).toBeVisible();
    await expect(canvas.getByText('Goes on until 6:15 PM')).toBeVisible();
  },
};

/** A beginner: the courses beyond the fourth are folded away. */
export const ManyCourses: Story = {
  args: {
    next: undefined,
    due: [
      'Classroom and tools',
      'Child safety online',
      'Time and attendance',
      'First lessons',
      'Feedback',
      'Games',
    ].map((name, index) => ({ kind: 'course', course: name, href: `${course}${index}` })),
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Games')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 more'));
    await expect(canvas.getByRole('link', { name: 'Games' })).toBeVisible();
  },
};

export const NothingUnderWay: Story = { args: { next: undefined } };

export const NothingDue: Story = { args: { due: [] } };

export const Empty: Story = { args: { next: undefined, due: [] } };

export const LongWords: Story = {
  args: {
    next: {
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(2),
      course: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
      minutes: 240,
      href: '/',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

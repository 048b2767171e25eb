import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CourseOutline } from './course-outline.tsx';

const onSend = fn((event: Event) => event.preventDefault());
const test = {
  name: 'Test: Time and attendance',
  href: '/trainingTestDetails?kctId=40001',
  minutes: 15,
  questions: 10,
  passPercent: 80,
  isLocked: true,
  isPassed: false,
};

const meta = {
  title: 'Training/CourseOutline',
  component: CourseOutline,
  args: {
    introduction: '<p>What to do before, during and after a class.</p>',
    isSubscribed: true,
    isCompleted: false,
    chapters: [
      { id: 1, name: 'Your day', minutes: 8, usedSeconds: 250, state: 'learnt' },
      { id: 2, name: 'Answer for each class', minutes: 7, usedSeconds: 0, state: 'open' },
      { id: 3, name: 'What cancelling costs', minutes: 8, usedSeconds: 0, state: 'locked' },
    ],
    test,
    chapterHref: (id) => `/trainingCenter/courseDetail/1001/${id}`,
    action: '/trainingCenter/courseDetail/1001',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof CourseOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Continue: Answer for each class' })).toBeVisible();
    await expect(canvas.getByText('8 min · Opens after Answer for each class')).toBeVisible();
    await expect(canvas.getByText('8 min · you spent 4 min')).toBeVisible();
    await expect(canvas.getByText('1 of 3 chapters')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Learnt' })).toHaveValue(33);
    await expect(canvas.queryByRole('link', { name: 'What cancelling costs' })).toBeNull();
  },
};

export const NotSubscribed: Story = {
  args: {
    isSubscribed: false,
    chapters: [{ id: 1, name: 'Your day', minutes: 8, usedSeconds: 0, state: 'locked' }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subscribe to this course' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Passed: Story = {
  args: {
    chapters: [{ id: 1, name: 'Your day', minutes: 8, usedSeconds: 0, state: 'learnt' }],
    test: { ...test, isLocked: false, isPassed: true, bestScore: 90 },
  },
};

export const CompleteAndGrown: Story = {
  args: {
    isCompleted: true,
    chapters: [
      { id: 1, name: 'Your day', minutes: 8, usedSeconds: 500, state: 'learnt' },
      { id: 2, name: 'A new chapter', minutes: 5, usedSeconds: 0, state: 'open' },
    ],
  },
  play: async ({ canvasElement }) => {
    const progress = within(canvasElement).getByRole('progressbar', { name: 'Completed before 1 chapter was added' });
    await expect(progress).toHaveValue(50);
  },
};

export const WithoutChapters: Story = {
  args: { chapters: [], test: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

export const WithoutTest: Story = { args: { test: undefined } };

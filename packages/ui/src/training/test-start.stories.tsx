import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TestStart } from './test-start.tsx';

const onSend = fn((event: Event) => event.preventDefault());

const meta = {
  title: 'Training/TestStart',
  component: TestStart,
  args: {
    ...{ isLocked: false, isUnderWay: false, attemptsLeft: 3 },
    courseHref: '/trainingCenter/courseDetail/1001',
    attemptHref: '/trainingTestAnswer?kctId=40001',
    action: '/trainingTestDetails?kctId=40001',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof TestStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have 3 attempts left today. The best one counts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the test' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Locked: Story = {
  args: { isLocked: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Go to the course' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const UnderWay: Story = {
  args: { isUnderWay: true, attemptsLeft: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go on with the test' })).toBeVisible();
  },
};

export const LastAttempt: Story = {
  args: { attemptsLeft: 1, best: { href: '/trainingTestAnswer?recodeId=80001', score: 60 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have 1 attempt left today. The best one counts.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look at the result: 60 %' })).toBeVisible();
  },
};

export const UsedUp: Story = {
  args: { attemptsLeft: 0, best: { href: '/trainingTestAnswer?recodeId=80001', score: 60 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KitDetail } from './kit-detail.tsx';

const onSend = fn((event: Event) => event.preventDefault());
const test = {
  name: 'Test: Teaching pronunciation',
  href: '/trainingTestDetails?kctId=40002',
  minutes: 15,
  questions: 8,
  passPercent: 80,
  isLocked: true,
  isPassed: false,
};

const meta = {
  title: 'Training/KitDetail',
  component: KitDetail,
  args: {
    courseHref: '/trainingCenter/courseDetail/1002',
    learnt: 1,
    chapters: 4,
    next: {
      name: 'Show the mouth',
      href: '/trainingCenter/courseDetail/1002/20006',
      place: '40 % read · clip at 0:12',
    },
    test,
    action: '/trainingkitDetails/1002',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof KitDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Continue: Show the mouth' })).toBeVisible();
    await expect(canvas.getByText('40 % read · clip at 0:12')).toBeVisible();
    await expect(canvas.getByText('Opens when every chapter was learnt.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Open: Story = {
  args: { learnt: 4, next: undefined, test: { ...test, isLocked: false, bestScore: 60 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Take the test' })).toBeVisible();
  },
};

export const Passed: Story = {
  args: { learnt: 4, next: undefined, test: { ...test, isLocked: false, isPassed: true, bestScore: 100 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Put on the label' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Labelled: Story = {
  args: {
    ...{ learnt: 4, next: undefined },
    test: { ...test, isLocked: false, isPassed: true, bestScore: 100, labelSince: '25 Nov 2026' },
  },
};

export const WithoutTest: Story = { args: { test: undefined } };

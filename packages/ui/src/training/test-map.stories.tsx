import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestMap } from './test-map.tsx';

const states = [
  { isAnswered: true, isFlagged: false },
  { isAnswered: true, isFlagged: true },
  { isAnswered: false, isFlagged: true },
  { isAnswered: false, isFlagged: false },
];

const meta = {
  title: 'Training/TestMap',
  component: TestMap,
  args: { questions: states.map((state, index) => ({ id: `q${index}`, ...state })) },
} satisfies Meta<typeof TestMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 of 4 answered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^2 ⚑.*, answered, to come back to$/ })).toHaveAttribute(
      'href',
      '#question-q1',
    );
    await expect(canvas.getByRole('link', { name: /^4.*, not answered$/ })).toBeVisible();
  },
};

export const TwentyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    questions: Array.from({ length: 20 }, (_, index) => ({ id: `q${index}`, isAnswered: index < 7, isFlagged: false })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type MapQuestion, TestMap } from './test-map.tsx';

const states: Omit<MapQuestion, 'id'>[] = [
  { state: 'whole', isFlagged: false },
  { state: 'whole', isFlagged: true },
  { state: 'part', isFlagged: true },
  { state: 'none', isFlagged: false },
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
    await expect(canvas.getByRole('link', { name: /^3 ⚑.*, answered in part, to come back to$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^4.*, not answered$/ })).toBeVisible();
  },
};

export const TwentyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    questions: Array.from({ length: 20 }, (_, index) => ({
      id: `q${index}`,
      state: index < 7 ? ('whole' as const) : ('none' as const),
      isFlagged: false,
    })),
  },
};

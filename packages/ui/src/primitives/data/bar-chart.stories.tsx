import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Primitives/BarChart',
  component: BarChart,
  args: {
    caption: 'Teaching points by month',
    columnNames: ['Month', 'Points'],
    points: [
      { label: 'Jun', value: 8.2 },
      { label: 'Jul', value: 11.4 },
      { label: 'Aug', value: 9.6 },
      { label: 'Sep', value: 14.1 },
      { label: 'Oct', value: 12.8 },
      { label: 'Nov', value: 6.3 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByText('Show as table').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Show as table'));
    const table = await canvas.findByRole('table', { name: 'Teaching points by month' });
    await expect(within(table).getByRole('row', { name: 'Sep 14.1' })).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(table).not.toBeVisible();
  },
};

export const Reward: Story = {
  args: { tone: 'reward', caption: 'Flowers by month', formatValue: (value) => `${value} flowers` },
};

export const AllZero: Story = {
  args: {
    points: [
      { label: 'Oct', value: 0 },
      { label: 'Nov', value: 0 },
    ],
  },
};

export const WithALoss: Story = {
  args: {
    points: [
      { label: 'Oct', value: 4 },
      { label: 'Nov', value: -2 },
    ],
  },
};

/** On a phone each label stays whole, over two lines where it must. */
export const LongLabels: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    caption: 'Strengths',
    points: ['Attendance', 'Punctuality', 'Remarks', 'Ratings', 'Response'].map((label, index) => ({
      label,
      value: 100 - index * 15,
    })),
  },
  play: async ({ canvasElement }) => {
    for (const label of canvasElement.querySelectorAll('[aria-hidden] span')) {
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth + 1);
      await expect(getComputedStyle(label).textOverflow).toBe('clip');
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoreMonths } from './score-months.tsx';

const names = ['June', 'July', 'August', 'September', 'October', 'November'];
const none = { completed: 0, goodRating: 0, absence: 0, badRating: 0, cancellation: 0, other: 0 };
const points = [
  { ...none, completed: 6.2, goodRating: 2, total: 8.2, balance: 8.2 },
  { ...none, total: 0, balance: 8.2 },
  { ...none, completed: 9.4, goodRating: 12, cancellation: -2, total: 19.4, balance: 27.6 },
  { ...none, completed: 14.4, goodRating: 31, badRating: -10, total: 35.4, balance: 63 },
  { ...none, completed: 3, absence: -20, cancellation: -4, total: -21, balance: 42 },
  { ...none, completed: 18.6, goodRating: 40, other: 5, total: 63.6, balance: 105.6 },
];

const meta = {
  title: 'Scores/ScoreMonths',
  component: ScoreMonths,
  args: {
    ledgerHrefOf: (month) => `/scores/pointsLedger?month=${month}`,
    months: points.map((month, index) => ({
      ...month,
      month: `2026-${String(index + 6).padStart(2, '0')}`,
      name: `${names[index]} 2026`,
      shortName: (names[index] ?? '').slice(0, 3),
    })),
  },
} satisfies Meta<typeof ScoreMonths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Teaching points by month and cause' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await expect(table.getByRole('row', { name: /October 2026/ })).toHaveTextContent('October 2026−21+30−200−4042');
    await expect(table.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
      'href',
      '/scores/pointsLedger?month=2026-11',
    );
  },
};

export const NoPoints: Story = {
  args: { months: meta.args.months.map((month) => ({ ...month, ...none, total: 0, balance: 0 })) },
};

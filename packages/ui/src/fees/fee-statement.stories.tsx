import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeeStatement } from './fee-statement.tsx';

const meta = {
  title: 'Fees/FeeStatement',
  component: FeeStatement,
  args: {
    monthName: 'October 2026',
    isClosed: true,
    lessons: [
      { kind: 'normal', count: 118, feeCentavos: 9_000 },
      { kind: 'vip', count: 21, feeCentavos: 12_050 },
      { kind: 'small', count: 6, feeCentavos: 13_500 },
    ],
    bonuses: [{ centavos: 15_000 }],
    deductions: [{ centavos: 4_500 }, { centavos: 27_000 }],
    carriedCentavos: 0,
  },
} satisfies Meta<typeof FeeStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Service fee of October 2026' }));
    const amounts = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => centavosOf(row.lastElementChild?.textContent));
    const total = amounts.pop();
    // The total is the sum of exactly the lines above it.
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    await expect(total).toBe(1_379_550);
    await expect(table.getByRole('row', { name: /^VIP lesson/ })).toHaveTextContent('21 × PHP 120.50PHP 2,530.50');
  },
};

export const StillOpen: Story = { args: { monthName: 'November 2026', isClosed: false, deductions: [] } };

export const BelowZero: Story = {
  args: {
    isClosed: false,
    lessons: [{ kind: 'normal', count: 1, feeCentavos: 9_000 }],
    bonuses: [],
    deductions: [{ centavos: 27_000 }],
    carriedCentavos: -1_250,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /^Total/ })).toHaveTextContent('−PHP 192.50');
    await expect(within(canvasElement).getByRole('row', { name: /^Carried over/ })).toHaveTextContent('−PHP 12.50');
  },
};

export const Empty: Story = { args: { isClosed: false, lessons: [], bonuses: [], deductions: [] } };

function centavosOf(text: string | null | undefined): number {
  return Math.round(Number((text ?? '').replace(/PHP |,/g, '').replace('−', '-')) * 100);
}

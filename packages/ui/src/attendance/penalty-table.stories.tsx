import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PenaltyTable } from './penalty-table.tsx';

const meta = {
  title: 'Attendance/PenaltyTable',
  component: PenaltyTable,
} satisfies Meta<typeof PenaltyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))).toEqual([
      'Under 30 min, or no confirmation | 3 times the lesson fee | −2',
      'Under 3 hrs | 3 times the lesson fee | −2',
      '3 to 24 hrs | 100% | −2',
      '24 to 48 hrs | 50% | −2',
      '48 to 72 hrs | 25% | −2',
      '72 hrs and more | no penalty | 0',
    ]);
  },
};

export const WithAmounts: Story = { args: { lessonFeeCentavos: 9_050 }, globals: { viewport: { value: 'narrow' } } };

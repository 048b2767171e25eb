import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StrengthCycles } from './strength-cycles.tsx';

const meta = {
  title: 'Growth/StrengthCycles',
  component: StrengthCycles,
  args: { isMonthly: true, monthHref: '?cycle=month', weekHref: '?cycle=week', previousHref: '?date=2026-10-01' },
} satisfies Meta<typeof StrengthCycles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'By month' })).toHaveAttribute('aria-current', 'page');
    // What is to come cannot be assessed.
    await expect(canvas.queryByRole('link', { name: 'Next month' })).toBeNull();
  },
};
export const EarlierWeek: Story = { args: { isMonthly: false, nextHref: '?date=2026-11-23' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MonthBar } from './month-bar.tsx';

const meta = {
  title: 'Fees/MonthBar',
  component: MonthBar,
  args: {
    months: [
      { value: '2026-11', label: 'November 2026' },
      { value: '2026-10', label: 'October 2026' },
      { value: '2026-09', label: 'September 2026' },
    ],
    month: '2026-10',
    action: '/serviceFee/accounting',
    hrefOf: (month) => `/serviceFee/accounting?month=${month}`,
  },
} satisfies Meta<typeof MonthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Month before: September 2026' })).toHaveAttribute(
      'href',
      '/serviceFee/accounting?month=2026-09',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Month after: November 2026' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Month')).toHaveFocus();
    await expect(canvas.getByLabelText('Month')).toHaveValue('2026-10');
  },
};

export const OneMonth: Story = {
  args: { months: [{ value: '2026-11', label: 'November 2026' }], month: '2026-11' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

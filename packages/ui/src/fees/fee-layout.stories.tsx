import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeeLayout } from './fee-layout.tsx';

const meta = {
  title: 'Fees/FeeLayout',
  component: FeeLayout,
  args: {
    pages: [
      { href: '/serviceFee/accounting', label: 'Accounting', isCurrent: true },
      { href: '/serviceFee/paymentRecord', label: 'Payment record', isCurrent: false },
      { href: '/serviceFee/completedClasses', label: 'Completed classes', isCurrent: false },
      { href: '/serviceFee/historyRemarks', label: 'History remarks', isCurrent: false },
    ],
    children: <p>PHP 13,795.50</p>,
  },
} satisfies Meta<typeof FeeLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Service Fee' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Accounting');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

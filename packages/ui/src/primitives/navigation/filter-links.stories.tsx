import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FilterLinks } from './filter-links.tsx';

const meta = {
  title: 'Primitives/FilterLinks',
  component: FilterLinks,
  args: {
    label: 'State',
    filters: [
      { href: '?', label: 'All', isCurrent: false },
      { href: '?state=waiting', label: 'Needs your reply', isCurrent: true },
      { href: '?state=upheld', label: 'Upheld', isCurrent: false },
    ],
  },
} satisfies Meta<typeof FilterLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Needs your reply');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus();
  },
};

/** More than fit: the current one is in sight at once, however far along it is. */
export const CurrentInSight: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    filters: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].map((label) => ({
      href: `?month=${label}`,
      label,
      isCurrent: label === 'August',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(row.width).toBeLessThan(500);
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HistoryToolbar } from './history-toolbar.tsx';

const meta = {
  title: 'Classes/HistoryToolbar',
  component: HistoryToolbar,
  args: {
    monthName: 'November 2026',
    previousHref: '/classTab/history?month=2026-10',
    filters: [
      { name: 'all', href: '/classTab/history?month=2026-11', count: 214, isCurrent: false },
      { name: 'finished', href: '/classTab/history?month=2026-11&show=finished', count: 203, isCurrent: false },
      { name: 'canceled', href: '/classTab/history?month=2026-11&show=canceled', count: 11, isCurrent: false },
      { name: 'missingRemark', href: '/classTab/history?month=2026-11&show=missingRemark', count: 4, isCurrent: true },
    ],
    viewHrefs: { week: '/classTab?view=week', day: '/classTab?view=day', history: '/classTab/history' },
  },
} satisfies Meta<typeof HistoryToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current month: there is none after it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next month' })).not.toBeInTheDocument();
    const shown = within(canvas.getByRole('navigation', { name: 'Show' }));
    await expect(shown.getByRole('link', { name: 'Remark missing (4)' })).toHaveAttribute('aria-current', 'page');
  },
};

export const EarlierMonth: Story = { args: { monthName: 'March 2026', nextHref: '/classTab/history?month=2026-04' } };

/** What can be shown stands two by two; the way back stays in its place where there is none forward. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = within(canvas.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
    const [all, finished, canceled, missing] = shown.map((link) => link.getBoundingClientRect());
    await expect(finished?.top).toBe(all?.top);
    await expect(canceled?.top).toBeGreaterThan(all?.top ?? Number.POSITIVE_INFINITY);
    await expect(missing?.top).toBe(canceled?.top);
    await expect([canceled?.left, missing?.right]).toEqual([all?.left, finished?.right]);
  },
};

export const Phone: Story = { ...Zoomed, globals: { viewport: { value: 'phone' } } };

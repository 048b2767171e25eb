import type { Meta, StoryObj } from '@storybook/react-vite';
import { classTableRange } from '@tutor/rules/classes/class-table';
import { expect, userEvent, within } from 'storybook/test';
import { storyNow, storyZone } from './class-story-data.ts';
import { ClassToolbar } from './class-toolbar.tsx';

const meta = {
  title: 'Classes/ClassToolbar',
  component: ClassToolbar,
  args: {
    view: 'week',
    dayStarts: classTableRange('week', storyNow, storyZone).dayStarts,
    zone: storyZone,
    viewHrefs: { week: '/classTab?view=week', day: '/classTab?view=day', history: '/classTab/history' },
    jump: { action: '/classTab', kept: { view: 'week' } },
    previousHref: '/classTab?date=2026-11-09',
    nextHref: '/classTab?date=2026-11-23',
    todayHref: '/classTab',
    isCurrent: true,
    zoneSwitch: { href: '/classTab?zone=company', label: 'Show company time' },
  },
} satisfies Meta<typeof ClassToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Mon 16 – Sun 22 Nov 2026' })).toBeVisible();
    await expect(canvas.getByText('Manila time (GMT+8)', { exact: false })).toBeVisible();
    canvas.getByRole('link', { name: 'Previous week' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next week' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Next week' })).toHaveAttribute('href', '/classTab?date=2026-11-23');
    const views = within(canvas.getByRole('navigation', { name: 'View' }));
    await expect(views.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Show company time' })).toHaveAttribute(
      'href',
      '/classTab?zone=company',
    );
  },
};

export const DayView: Story = {
  args: { view: 'day', dayStarts: classTableRange('day', storyNow, storyZone).dayStarts },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Friday 20 November 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous day' })).toBeVisible();
  },
};

export const TwoZones: Story = {
  args: {
    zone: 'Europe/London',
    secondZone: 'Asia/Shanghai',
    zoneSwitch: { href: '/classTab', label: 'Hide company time' },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('London time (GMT) and Shanghai time (GMT+8)', { exact: false }),
    ).toBeVisible();
  },
};

/** The form keeps the view; what cannot be shown is told at the field. */
export const AnotherDayAsked: Story = {
  args: { jumpError: 'Choose a day from 2000 to 2100.' },
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Go to a day' }));
    await expect(form.getByLabelText('Go to a day')).toHaveValue('2026-11-16');
    await expect(form.getByLabelText('Go to a day')).toHaveAccessibleDescription('Choose a day from 2000 to 2100.');
    await expect(form.getByRole('button', { name: 'Go' })).toBeVisible();
  },
};

export const AnotherWeek: Story = {
  args: {
    isCurrent: false,
    dayStarts: classTableRange('week', new Date('2026-12-30T00:00:00Z'), storyZone).dayStarts,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Mon 28 Dec 2026 – Sun 3 Jan 2027' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Today' })).not.toHaveAttribute('aria-current');
  },
};

/** Two lines below the days, each as wide as the page, at 400 % zoom too. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const views = canvas.getByRole('navigation', { name: 'View' }).getBoundingClientRect();
    const next = canvas.getByRole('link', { name: 'Next week' }).getBoundingClientRect();
    const today = canvas.getByRole('link', { name: 'Today' }).getBoundingClientRect();
    const go = canvas.getByRole('button', { name: 'Go' }).getBoundingClientRect();
    await expect(next.top).toBeLessThan(views.bottom);
    await expect(today.top).toBeGreaterThanOrEqual(views.bottom);
    await expect(go.top).toBe(today.top);
    await expect([today.left, go.right]).toEqual([views.left, next.right]);
    // None of the views stands below the others.
    await expect(views.height).toBe(next.height);
  },
};

export const Phone: Story = { ...Zoomed, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type CalendarDay, DayCalendar } from './day-calendar.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A week with times from Monday to Friday, none free on Tuesday. */
export const calendarWeek: readonly CalendarDay[] = weekdays.map((weekday, index) => ({
  date: `2026-11-${23 + index}`,
  number: 23 + index,
  name: `${weekday}, November 2026`,
  free: index === 1 ? 0 : 12 - index,
  href: index < 5 ? `?day=2026-11-${23 + index}` : undefined,
  isCurrent: index === 0,
}));

const meta = {
  title: 'Training/DayCalendar',
  component: DayCalendar,
  // The week is there for other stories too.
  excludeStories: ['calendarWeek'],
  args: { label: 'Days with free times', month: 'November 2026', weeks: [calendarWeek] },
} satisfies Meta<typeof DayCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '23 Monday, November 2026: 12 free' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.getByRole('link', { name: '24 Tuesday, November 2026: none' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^28/ })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

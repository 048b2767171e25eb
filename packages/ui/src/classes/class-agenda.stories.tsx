import type { Meta, StoryObj } from '@storybook/react-vite';
import { classTableRange } from '@tutor/rules/classes/class-table';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClassAgenda } from './class-agenda.tsx';
import { storyClass, storyDay, storyLeave, storyNow, storyZone } from './class-story-data.ts';

const meta = {
  title: 'Classes/ClassAgenda',
  component: ClassAgenda,
  args: {
    dayStarts: classTableRange('week', storyNow, storyZone).dayStarts,
    events: [
      storyClass('08:00', {}, '2026-11-17'),
      ...storyDay,
      storyClass('09:00', {}, '2026-11-21'),
      storyLeave('2026-11-21T12:00', '2026-11-24T12:00'),
    ],
    zone: storyZone,
    hrefOf: (entry) => (entry.kind === 'busy' ? undefined : `/classDetail/${entry.id}`),
    onOpen: fn(),
  },
} satisfies Meta<typeof ClassAgenda>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = canvas.getAllByRole('heading').filter((heading) => heading.checkVisibility());
    await expect(shown.map((heading) => heading.textContent)).toEqual([
      'Friday 20 NovemberToday',
      'Saturday 21 November',
      'Sunday 22 November',
    ]);
    // A leave stands on each day that it touches, with its part of it.
    await expect(
      within(canvas.getByRole('region', { name: 'Saturday 21 November' })).getByText(/^From 12:00 PM$/),
    ).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Sunday 22 November' })).getByText('All day')).toBeVisible();
    const today = within(canvas.getByRole('region', { name: 'Friday 20 November' }));
    await expect(today.getAllByRole('listitem')).toHaveLength(storyDay.length);
    await userEvent.tab();
    await expect(canvas.getByText('Tuesday 17 November')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Earlier this week: 1 class'));
    await expect(canvas.getByRole('heading', { name: 'Tuesday 17 November' })).toBeVisible();
    await userEvent.click(today.getAllByRole('link')[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(today.getByRole('button', { name: 'Busy time' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Every day that holds a part of a class names it, as the columns of the calendar do. */
export const OverMidnight: Story = {
  args: {
    events: [
      // Begins on Sunday, before the week.
      storyClass('23:45', { studentName: 'Leo Wang' }, '2026-11-15'),
      storyClass('23:45', { studentName: 'Mia Chen' }, '2026-11-20'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(day('Friday 20 November').getByRole('link', { name: 'Mia Chen' })).toBeVisible();
    await expect(day('Friday 20 November').getByText('11:45 PM – 12:10 AM')).toBeVisible();
    await expect(day('Saturday 21 November').getByRole('link', { name: 'Mia Chen' })).toBeVisible();
    await expect(day('Saturday 21 November').getByText('Until 12:10 AM')).toBeVisible();
    await userEvent.click(canvas.getByText('Earlier this week: 1 class'));
    await expect(day('Monday 16 November').getByRole('link', { name: 'Leo Wang' })).toBeVisible();
  },
};

/** The day view of the second day. */
export const SecondDayOfAClass: Story = {
  args: {
    dayStarts: [new Date('2026-11-20T16:00:00Z')],
    events: [storyClass('23:45', { studentName: 'Mia Chen' }, '2026-11-20')],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Until 12:10 AM')).toBeVisible();
  },
};

export const NothingToday: Story = {
  args: { events: [storyClass('09:00', {}, '2026-11-21')] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No classes today.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No classes in this week')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    events: [
      storyClass('10:00', {
        studentName: 'Bartholomew Alexander Montgomery-Fitzgerald the Younger',
        unit: 'Unit 12, Lesson 11: Handling complaints from guests who arrived before their room was ready',
        isMissingRemark: true,
      }),
    ],
  },
};

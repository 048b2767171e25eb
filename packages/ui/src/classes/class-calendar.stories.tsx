import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ClassTableView, classTableRange } from '@tutor/rules/classes/class-table';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClassCalendar } from './class-calendar.tsx';
import type { ClassEntry } from './class-state.ts';
import { storyClass, storyDay, storyLeave, storyNow, storyZone } from './class-story-data.ts';

const days = (view: ClassTableView, instant = storyNow, zone = storyZone): Date[] =>
  classTableRange(view, instant, zone).dayStarts;

const week: ClassEntry[] = [
  ...storyDay,
  storyClass('09:00', {}, '2026-11-16'),
  storyClass('09:30', { isMissingRemark: true }, '2026-11-16'),
  storyClass('10:00', {}, '2026-11-17'),
  storyClass('08:00', { status: 'Canceled' }, '2026-11-18'),
  // Over midnight, and over a class that it cancelled.
  storyLeave('2026-11-17T13:00', '2026-11-18T18:00'),
  storyClass('09:00', {}, '2026-11-19'),
  storyClass('09:00', {}, '2026-11-21'),
  storyClass('09:30', { status: 'Waited' }, '2026-11-21'),
  storyClass('10:30', { isDisabled: true, studentName: undefined }, '2026-11-21'),
  storyClass('08:30', { kind: 'busy', studentName: undefined }, '2026-11-22'),
  storyClass('09:00', { kind: 'busy', studentName: undefined }, '2026-11-22'),
];

const meta = {
  title: 'Classes/ClassCalendar',
  component: ClassCalendar,
  args: { view: 'week', dayStarts: days('week'), events: week, zone: storyZone, onOpen: fn(), onPage: fn() },
} satisfies Meta<typeof ClassCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Friday 9:10: the class in progress is where Tab arrives. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', {
      name: 'Class table, Mon 16 – Sun 22 Nov 2026, Manila time (GMT+8)',
    });
    await expect(within(grid).getByRole('columnheader', { name: 'Friday 20 November, today' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await userEvent.tab();
    const running = canvas.getByRole('button', { name: /^Friday 20 November, 9:00 to 9:25 AM, .+, In progress$/ });
    await expect(running).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(
      canvas.getByRole('button', { name: /^Monday 16 November, 9:30 to 9:55 AM, .+, Remark missing$/ }),
    );
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    // What cannot be used is reached by keyboard, and opens nothing.
    const closed = canvas.getByRole('button', { name: /^Saturday 21 November, 10:30 to .+, Not available$/ });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(running);
    await expect(args.onOpen).toHaveBeenCalledTimes(3);
    await expect(
      canvas.getByRole('button', { name: 'Wednesday 18 November, 12:00 AM to 6:00 PM, Sick leave, On leave' }),
    ).toBeInTheDocument();
    await expect(within(grid).getByRole('columnheader', { name: 'Wednesday 18 November, on leave' })).toBeVisible();
    await userEvent.tab();
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** The present stands at its minute, in either half of an hour: mark and line at one height. */
export const LateInTheHour: Story = {
  globals: { clock: '2026-11-20T01:55:00Z' },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByText('9:55 AM').getBoundingClientRect();
    const { top, height } = within(canvasElement)
      .getByRole('rowheader', { name: '9:30 AM' })
      .closest('[role="row"]')
      ?.getBoundingClientRect() ?? { top: 0, height: 0 };
    await expect(Math.abs((mark.top + mark.bottom) / 2 - (top + (height * 25) / 30))).toBeLessThan(2);
    // The hour whose place it takes makes way; its neighbours stay.
    await expect(hourLabel(canvasElement, '10:00 AM')).not.toBeVisible();
    await expect(hourLabel(canvasElement, '9:00 AM')).toBeVisible();
  },
};

export const EarlyInTheHour: Story = {
  globals: { clock: '2026-11-20T02:07:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('10:07 AM')).toBeVisible();
    await expect(hourLabel(canvasElement, '10:00 AM')).not.toBeVisible();
    await expect(hourLabel(canvasElement, '11:00 AM')).toBeVisible();
  },
};

/** In the column of times, which is for the eye alone. */
function hourLabel(canvasElement: HTMLElement, name: string): HTMLElement {
  const label = within(canvasElement)
    .getAllByText(name)
    .find((element) => element.closest('[aria-hidden="true"]') !== null);
  if (label === undefined) throw new Error(`no hour ${name}`);
  return label;
}

export const MovingByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const focused = (name: RegExp | string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await userEvent.tab();
    await focused(/^Friday 20 November, 9:00 to 9:25 AM/);
    await userEvent.keyboard('{ArrowRight}');
    await focused(/^Saturday 21 November, 9:00 to 9:25 AM/);
    await userEvent.keyboard('{ArrowDown}');
    await focused(/^Saturday 21 November, 9:30 to 9:55 AM, .+, Waited$/);
    await userEvent.keyboard('{ArrowDown}');
    await focused('Saturday 21 November, 10:00 AM, free');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await focused(/^Friday 20 November, 9:30 to 9:55 AM/);
    await userEvent.keyboard('{Home}');
    await focused(/^Monday 16 November, 9:30 to 9:55 AM/);
    await userEvent.keyboard('{End}');
    await focused('Sunday 22 November, 9:30 AM, free');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await focused('Monday 16 November, 12:00 AM, free');
    await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onPage).toHaveBeenLastCalledWith(-1);
  },
};

export const DayView: Story = {
  args: { view: 'day', dayStarts: days('day') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('grid', { name: /Friday 20 November 2026/ })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(storyDay.length);
  },
};

/** The same classes by the company's clock beside the tutor's own. */
export const TwoZones: Story = {
  args: { zone: 'Europe/London', secondZone: 'Asia/Shanghai', dayStarts: days('week', storyNow, 'Europe/London') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // 9:30 AM in Manila is 1:30 AM in London.
    await expect(canvas.getByRole('button', { name: /^Friday 20 November, 1:30 to 1:55 AM/ })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: '1:00 AM 9:00 AM' })).toBeInTheDocument();
    // The present moment by either clock, each in its column.
    const [own, company] = ['1:10 AM', '9:10 AM'].map((time) => canvas.getByText(time).getBoundingClientRect());
    await expect(own?.right).toBeLessThanOrEqual(company?.left ?? 0);
  },
};

export const AsLinks: Story = {
  args: { hrefOf: (entry) => (entry.kind === 'busy' ? undefined : `/classDetail/${entry.id}`) },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Friday 20 November, 9:30 to 9:55 AM/ });
    await expect(link).toHaveAttribute('href', '/classDetail/2026-11-20-09:30');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    // With a modifier the browser opens the address itself.
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const Overlapping: Story = {
  args: {
    view: 'day',
    dayStarts: days('day'),
    events: [
      storyClass('09:30', { id: 'a', end: new Date('2026-11-20T02:30:00Z'), studentName: 'Mia Chen' }),
      storyClass('09:30', { id: 'b', studentName: 'Leo Wang', status: 'Waited' }),
      storyClass('10:00', { id: 'c', studentName: 'Ruby Li' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const mia = box(/Mia Chen/);
    const leo = box(/Leo Wang/);
    const ruby = box(/Ruby Li/);
    await expect(mia.right).toBeLessThanOrEqual(leo.left);
    await expect(leo.bottom).toBeLessThanOrEqual(ruby.top);
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Mia Chen/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Leo Wang/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Ruby Li/));
  },
};

/** A class over midnight has a part on either day. */
export const OverMidnight: Story = {
  args: { events: [storyClass('23:45', { end: new Date('2026-11-20T16:10:00Z'), studentName: 'Mia Chen' })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: 'Friday 20 November, 11:45 PM to 12:00 AM, Mia Chen, Confirmed' }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: 'Saturday 21 November, 12:00 to 12:10 AM, Mia Chen, Confirmed' }),
    ).toBeInTheDocument();
  },
};

/** London puts its clocks back: 1:30 AM comes twice, and both classes are told apart. */
export const ClocksGoBack: Story = {
  globals: { clock: '2026-10-25T00:30:00Z' },
  args: {
    zone: 'Europe/London',
    dayStarts: days('week', new Date('2026-10-25T00:30:00Z'), 'Europe/London'),
    events: [
      storyClass('08:30', { id: 'summer', studentName: 'Mia Chen' }, '2026-10-25'),
      storyClass('09:30', { id: 'winter', studentName: 'Leo Wang' }, '2026-10-25'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /1:30 to 1:55 AM, Mia Chen, GMT\+1/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /1:30 to 1:55 AM, Leo Wang, GMT ·/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Mia Chen/ })).toHaveTextContent('Mia Chen GMT+1 ·');
    await expect(canvas.getByRole('button', { name: /Leo Wang/ })).toHaveTextContent('Leo Wang GMT ·');
    const note = canvas.getByText('Clocks change');
    await expect(note).toBeVisible();
    // In the head, not over the first hour.
    const head = note.closest('[role="row"]');
    await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(head?.getBoundingClientRect().bottom ?? 0);
  },
};

/** London puts its clocks forward: there is no 1:00 AM to 2:00 AM, and the keyboard steps over it. */
export const ClocksGoForward: Story = {
  globals: { clock: '2026-03-29T00:30:00Z' },
  args: {
    view: 'day',
    zone: 'Europe/London',
    dayStarts: days('day', new Date('2026-03-29T00:30:00Z'), 'Europe/London'),
    events: [],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('The clocks skip this time')).toHaveLength(2);
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Sunday 29 March, 12:30 AM, free'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Sunday 29 March, 2:00 AM, free'));
  },
};

/** Beside the company's clock, which does not change: after the change an hour more lies between the two. */
export const TwoZonesAcrossTheChange: Story = {
  globals: { clock: '2026-10-25T12:00:00Z' },
  args: {
    view: 'day',
    zone: 'Europe/London',
    secondZone: 'Asia/Shanghai',
    dayStarts: days('day', new Date('2026-10-25T12:00:00Z'), 'Europe/London'),
    events: [],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('rowheader', { name: '1:00 AM 8:00 AM' })).toBeInTheDocument();
    // From 2:00 AM on an hour more lies between them.
    await expect(canvas.getByRole('rowheader', { name: '2:00 AM 10:00 AM' })).toBeInTheDocument();
  },
};

export const AnotherWeek: Story = {
  args: {
    dayStarts: days('week', new Date('2026-11-25T01:00:00Z')),
    events: [storyClass('14:00', {}, '2026-11-25')],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/, today/)).not.toBeInTheDocument();
    // Scrolled to the first class, although the day begins at midnight.
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No classes in this week')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Friday 20 November, 9:00 AM, free'));
  },
};

export const LongText: Story = {
  args: {
    events: [
      storyClass('09:30', { studentName: 'Bartholomew Alexander Montgomery-Fitzgerald' }),
      storyClass('10:00', { end: new Date('2026-11-20T04:00:00Z'), studentName: 'Ivy Zhao', isMissingRemark: true }),
    ],
  },
};

/** The place of the keyboard survives the page: the same time on the same weekday. */
export const TurningThePage: Story = {
  render: (args) => {
    const [start, setStart] = useState(storyNow);
    return (
      <ClassCalendar
        {...args}
        dayStarts={days('week', start)}
        events={[...week, storyClass('09:30', { id: 'next', studentName: 'Tom Liu' }, '2026-11-28')]}
        onPage={(direction) => setStart(new Date(start.getTime() + direction * 7 * 86_400_000))}
      />
    );
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Saturday 21 November, 9:30/));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Saturday 28 November, 9:30 to 9:55 AM, Tom Liu/),
    );
  },
};

/** A leave goes with its week, although it began with the class that it cancelled: what stands there then is what opens. */
export const LeavingALeave: Story = {
  render: (args) => {
    const [start, setStart] = useState(storyNow);
    return (
      <ClassCalendar
        {...args}
        dayStarts={days('week', start)}
        onPage={(direction) => setStart(new Date(start.getTime() + direction * 7 * 86_400_000))}
      />
    );
  },
  args: {
    events: [
      storyLeave('2026-11-18T18:00', '2026-11-18T22:00'),
      storyClass('18:00', { status: 'Canceled' }, '2026-11-18'),
      storyClass('18:00', { id: 'tuesday' }, '2026-11-24'),
      storyClass('18:00', { id: 'friday' }, '2026-11-27'),
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: /^Wednesday 18 November, 6:00 to 10:00 PM, Sick leave/ }),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('button', { name: /^Tuesday 24 November, 6:00 to 6:25 PM/ })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Tuesday 24 November/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'tuesday' }));
  },
};

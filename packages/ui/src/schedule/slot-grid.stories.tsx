import type { Meta, StoryObj } from '@storybook/react-vite';
import { nextWeekWindow } from '@tutor/rules/schedule/schedule-window';
import { makeSchedule, noChanges, toggleSlots } from '@tutor/rules/schedule/selection';
import { slotStarts } from '@tutor/rules/schedule/slot-grid';
import { companyZone } from '@tutor/rules/time/zone';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNextWeek, storySchedule, storySlot, storyTitles } from './schedule-story-data.ts';
import { SlotGrid, type SlotGridProps } from './slot-grid.tsx';

/** A grid that does what is pressed. */
function WorkingGrid({ onToggle, ...props }: SlotGridProps) {
  const [changes, setChanges] = useState(props.changes);
  return (
    <SlotGrid
      {...props}
      changes={changes}
      onToggle={(starts) => {
        onToggle(starts);
        setChanges(toggleSlots(props.schedule, changes, starts).changes);
      }}
    />
  );
}

const meta = {
  title: 'Schedule/SlotGrid',
  component: SlotGrid,
  render: (args) => <WorkingGrid {...args} />,
  args: {
    dayStarts: storyNextWeek.dayStarts,
    zone: 'Asia/Manila',
    schedule: storySchedule(),
    changes: noChanges,
    titles: storyTitles,
    onToggle: fn(),
    onUndo: fn(),
    onRedo: fn(),
  },
} satisfies Meta<typeof SlotGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: /Half hours of next week, Fri 27 Nov – Thu 3 Dec 2026/ });
    await expect(grid).toHaveAttribute('aria-rowcount', '49');
    const at = (name: RegExp): HTMLElement => within(grid).getByRole('gridcell', { name });
    // One stop for Tab: the first open half hour. Arrows go on from there.
    await userEvent.tab();
    await expect(at(/^Friday 27 November, 9:00 to 9:30 AM, Booked, Mia Chen/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(at(/^Friday 27 November, 10:00 to 10:30 AM, Open/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(at(/^Friday 27 November, 10:00 to 10:30 AM, Closed, changed/)).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await userEvent.keyboard('{End}');
    await expect(at(/^Thursday 3 December, 10:00 to 10:30 AM/)).toHaveFocus();
    await userEvent.keyboard('{Home}{Control>}{Home}{/Control}');
    await expect(at(/^Friday 27 November, 12:00 to 12:30 AM/)).toHaveFocus();
    // A range by Shift, changed by Space as its beginning says.
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 half hours marked. Space changes them.');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onToggle).toHaveBeenLastCalledWith(
      ['27T00:00', '27T00:30', '28T00:00', '28T00:30'].map(storySlot),
    );
    await expect(at(/^Saturday 28 November, 12:30 to 1:00 AM, Open, changed/)).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onRedo).toHaveBeenCalledOnce();
    // A press, and a press with Shift from there.
    await userEvent.click(at(/^Monday 30 November, 1:00 to 1:30 AM/));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(at(/^Monday 30 November, 2:00 to 2:30 AM/));
    await user.keyboard('{/Shift}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(['30T01:00', '30T01:30', '30T02:00'].map(storySlot));
    await expect(at(/^Wednesday 2 December, 11:00 to 11:30 AM, Not available/)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const leave = at(/^Sunday 29 November, 9:00 to 9:30 AM, On leave$/);
    await expect(leave).toHaveAttribute('aria-disabled', 'true');
    await expect(leave).toHaveAttribute('aria-selected', 'false');
  },
};

export const CompanyTime: Story = { args: { secondZone: 'Europe/London' } };

export const OneDay: Story = {
  args: { dayStarts: storyNextWeek.dayStarts.slice(4, 5) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = await canvas.findByRole('gridcell', { name: /^Tuesday 1 December, 6:00 to 6:30 PM, Busy time/ });
    await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Refused: Story = {
  args: {
    changes: new Set([storySlot('27T09:30')]),
    refusals: new Map([[storySlot('27T09:30'), 'A class is booked at this time.']]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('gridcell', {
        name: /9:30 to 10:00 AM, Open, refused, A class is booked at this time\./,
      }),
    ).toBeVisible();
  },
};

const london = 'Europe/London';
const autumn = nextWeekWindow(new Date('2026-10-16T12:00:00Z'), london);
const spring = nextWeekWindow(new Date('2026-03-20T12:00:00Z'), london);
const empty = ({ start, end }: typeof autumn) =>
  makeSchedule(
    slotStarts(start.getTime(), end.getTime()).map((startMs) => ({ startMs, isOpen: false })),
    5,
  );

export const DayOf25Hours: Story = {
  args: { dayStarts: autumn.dayStarts, zone: london, schedule: empty(autumn) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const twice = await canvas.findAllByRole('gridcell', { name: /^Sunday 25 October, 1:00 to 1:30 AM/ });
    await expect(twice.map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'Sunday 25 October, 1:00 to 1:30 AM GMT+1, Closed',
      'Sunday 25 October, 1:00 to 1:30 AM GMT, Closed',
    ]);
    await expect(canvas.getAllByRole('gridcell', { name: /October, .* to .*(AM|PM)/ })).toHaveLength(338);
  },
};

export const DayOf23Hours: Story = {
  args: { dayStarts: spring.dayStarts, zone: london, schedule: empty(spring) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('gridcell', { name: 'The clocks skip this time' })).toHaveLength(2);
    await expect(canvas.queryByRole('gridcell', { name: /^Sunday 29 March, 1:00 to 1:30 AM/ })).toBeNull();
  },
};

/** Beside the company's clock, which does not change: the days after the change say how far it is from theirs. */
export const CompanyTimeAcrossTheChange: Story = {
  args: { dayStarts: spring.dayStarts, zone: london, secondZone: companyZone, schedule: empty(spring) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('rowheader', { name: '9:00 AM 5:00 PM' })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: '5:00 PM 1:00 AM +1 d' })).toBeInTheDocument();
    const heads = canvas.getAllByRole('columnheader').slice(1);
    await expect(heads.map((head) => /(Clocks change|Shanghai).*/.exec(head.textContent ?? '')?.[0])).toEqual([
      undefined,
      undefined,
      'Clocks change, Shanghai +7 h',
      'Shanghai +7 h',
      'Shanghai +7 h',
      'Shanghai +7 h',
      'Shanghai +7 h',
    ]);
  },
};

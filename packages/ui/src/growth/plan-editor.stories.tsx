import type { Meta, StoryObj } from '@storybook/react-vite';
import { isBusyMarker } from '@tutor/rules/growth/growth-plan';
import { slotStarts } from '@tutor/rules/schedule/slot-grid';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyNextWeek, storySlot } from '../schedule/schedule-story-data.ts';
import { PlanEditor } from './plan-editor.tsx';

const zone = 'Asia/Manila';
const slots = slotStarts(storyNextWeek.start.getTime(), storyNextWeek.end.getTime())
  .filter((startMs) => !isBusyMarker(new Date(startMs), zone))
  .map((startMs) => ({ startMs, isOpen: startMs === storySlot('27T09:00') }));

const meta = {
  title: 'Growth/PlanEditor',
  component: PlanEditor,
  args: { slots, busyDays: [], nextWeek: storyNextWeek, zone, hourRate: 18_000, onSubmit: fn() },
} satisfies Meta<typeof PlanEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The half hour that stands for the day is none to choose.
    await cell(/^Friday 27 November, 5:00 to 5:30 AM/);
    await expect(screen.queryByRole('gridcell', { name: /^Friday 27 November, 5:30 to 6:00 AM/ })).toBeNull();
    await expect(canvas.getByText('0.5 hours planned')).toBeVisible();
    (await cell(/^Friday 27 November, 9:00 to 9:30 AM, Planned/)).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await canvas.findByText('1 hour planned');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saturday 28 November' }));
    await cell(/^Saturday 28 November, 9:00 to 9:30 AM, Not available/);
    await userEvent.click(canvas.getByRole('button', { name: 'Review 2 changes' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review your plan' }));
    await expect(review.getByText('Busy all day: Saturday 28 November')).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Save plan' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      open: [storySlot('27T09:30')],
      close: [],
      busyDays: ['2026-11-28'],
      freeDays: [],
    });
    await userEvent.click(review.getByRole('button', { name: 'Back' }));
    // Taken back, everything is exactly as it was.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saturday 28 November' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('0.5 hours planned')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeDisabled();
  },
};
export const BusyDay: Story = {
  args: { busyDays: ['2026-11-27'] },
  play: async () => {
    await expect(await cell(/^Friday 27 November, 9:00 to 9:30 AM, Not available/)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Refused: Story = { args: { refusal: 'Nothing was saved: Fri 27 Nov 2026, 9:00 AM is not in next week.' } };
/** The service refuses whatever is saved: the review closes, and the reason has the focus, each time. */
export const RefusedInReview: Story = {
  render: function Render(args) {
    const [reply, setReply] = useState<object>();
    return (
      <PlanEditor
        {...args}
        reply={reply}
        refusal={reply === undefined ? undefined : 'Nothing was saved.'}
        onSubmit={() => setReply({})}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await cell(/^Friday 27 November, 9:00 to 9:30 AM, Planned/)).focus();
    await userEvent.keyboard('{ArrowDown} ');
    for (const _ of ['once', 'twice']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Review 1 change' }));
      const review = within(await screen.findByRole('dialog', { name: 'Review your plan' }));
      await userEvent.click(review.getByRole('button', { name: 'Save plan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const reason = await canvas.findByText('Nothing was saved.');
      await waitFor(() => expect(document.activeElement?.contains(reason)).toBe(true));
      await expect(document.activeElement).not.toBe(document.body);
    }
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

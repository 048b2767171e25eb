import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSchedule, type SlotWishes } from '@tutor/rules/schedule/selection';
import { companyZone } from '@tutor/rules/time/zone';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { ScheduleEditor, type ScheduleEditorProps } from './schedule-editor.tsx';
import { storyNextWeek, storySchedule, storySlot, storyTitles, storyWeekBefore } from './schedule-story-data.ts';

const meta = {
  title: 'Schedule/ScheduleEditor',
  component: ScheduleEditor,
  args: {
    schedule: storySchedule(3),
    nextWeek: storyNextWeek,
    weekBefore: {
      window: storyWeekBefore,
      openStarts: ['20T10:00', '20T09:00', '21T09:00', '21T09:30', '22T09:00', '23T09:00', '23T09:30', '25T11:00'].map(
        storySlot,
      ),
    },
    zone: 'Asia/Manila',
    zoneSwitch: { href: '/releaseTime/submit?zone=company', label: 'Show company time' },
    titles: storyTitles,
    onSubmit: fn(),
  },
} satisfies Meta<typeof ScheduleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

export const Default: Story = {
  args: { schedule: storySchedule(5) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const announced = async (text: string): Promise<void> => {
      await waitFor(() => expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(text));
    };
    // Pressed again, what was said is heard again.
    const booked = await cell(/^Friday 27 November, 9:00 to 9:30 AM, Booked/);
    await userEvent.click(booked);
    const said = await canvas.findByText('Nothing changed. 1 half hour cannot be changed. 5 changes left.');
    await userEvent.click(booked);
    await expect(said).not.toBeInTheDocument();
    await userEvent.click(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed/));
    await announced('Friday 27 November, 8:00 AM is open. 4 changes left.');
    // A busy time goes with any of its half hours, and comes back with the last one.
    const busyTime = canvas.getByRole('checkbox', { name: 'Tue 1 Dec, 6:00 – 7:30 PM' });
    await expect(busyTime).toBeChecked();
    await userEvent.click(await cell(/^Tuesday 1 December, 6:30 to 7:00 PM, Busy time/));
    await expect(busyTime).not.toBeChecked();
    await userEvent.click(await cell(/^Tuesday 1 December, 6:30 to 7:00 PM, Closed, changed, of a busy time/));
    await expect(busyTime).toBeChecked();
    await userEvent.click(busyTime);
    await announced('3 half hours are closed. 1 change left.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(busyTime).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(busyTime).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Review 4 changes' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
    await expect(review.getByRole('heading', { name: 'Opens (1)' })).toBeVisible();
    await expect(review.getByRole('heading', { name: 'Busy times cancelled (1)' })).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      open: [storySlot('27T08:00')],
      close: ['D1T18:00', 'D1T18:30', 'D1T19:00'].map(storySlot),
    });
    await userEvent.click(review.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Review 4 changes' })).toHaveFocus());
  },
};

/** A half hour is opened, and then several from there on: what was just opened stays open. */
export const RangeFromThePressed: Story = {
  args: { schedule: storySchedule(10) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(await cell(/^Friday 27 November, 7:00 to 7:30 AM, Closed/));
    await user.keyboard('{Shift>}');
    await user.click(await cell(/^Saturday 28 November, 7:30 to 8:00 AM, Closed/));
    await user.keyboard('{/Shift}');
    await canvas.findByText('6 changes left');
    await expect(await cell(/^Friday 27 November, 7:00 to 7:30 AM, Open, changed/)).toBeVisible();
    await expect(await cell(/^Saturday 28 November, 7:30 to 8:00 AM, Open, changed/)).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('9 changes left');
    // Nothing was just pressed any more: the range is what its first half hour becomes.
    await user.keyboard('{Shift>}');
    await user.click(await cell(/^Friday 27 November, 7:00 to 7:30 AM, Open, changed/));
    await user.keyboard('{/Shift}');
    await canvas.findByText('6 changes left');
    // By keyboard alone.
    (await cell(/^Monday 30 November, 7:00 to 7:30 AM, Closed/)).focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift} ');
    await expect(await cell(/^Monday 30 November, 7:00 to 7:30 AM, Open, changed/)).toBeVisible();
    await expect(await cell(/^Monday 30 November, 8:00 to 8:30 AM, Open, changed/)).toHaveFocus();
  },
};

/** However far down one pressed, what was refused is said where it is seen, and nothing moves under the finger. */
export const TooFewChangesLeft: Story = {
  // A busy time of three.
  args: { schedule: storySchedule(2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pressed = await cell(/^Tuesday 1 December, 6:30 to 7:00 PM, Busy time/);
    pressed.scrollIntoView({ block: 'center' });
    const { top } = pressed.getBoundingClientRect();
    await userEvent.click(pressed);
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('No modification for plotted schedule');
    await expect(pressed.getBoundingClientRect().top).toBe(top);
    await expect(said.getBoundingClientRect().top).toBeGreaterThan(top);
    await expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(await cell(/^Tuesday 1 December, 6:30 to 7:00 PM, Busy time$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(said).not.toBeInTheDocument();
  },
};

export const Limited: Story = {
  args: { limitReason: 'Your contract did not pass the audit. Please sign it again before you schedule time.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/did not pass the audit/)).toBeVisible();
    await userEvent.click(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed/));
    await expect(canvas.getByRole('button', { name: 'Review 1 change' })).toBeDisabled();
  },
};

export const CopyLastWeek: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy last week' }));
    const plan = within(await screen.findByRole('dialog', { name: 'Copy last week' }));
    for (const name of [
      'Opens (3)',
      'Over the limit (1)',
      'Booked already (1)',
      'You are on leave next week (1)',
      'Not available next week (1)',
      'Open already (1)',
    ]) {
      // The dialog fades in.
      await waitFor(() => expect(plan.getByRole('heading', { name })).toBeVisible());
    }
    await expect(canvas.getByText('3 changes')).toBeInTheDocument();
    await userEvent.click(plan.getByRole('button', { name: 'Open 3 half hours' }));
    await expect(await cell(/^Saturday 28 November, 9:30 to 10:00 AM, Open, changed/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await cell(/^Saturday 28 November, 9:30 to 10:00 AM, Closed$/)).toBeVisible();
  },
};

/** The company said no: what was asked for is still there, marked where it was refused. */
export const Refused: Story = {
  args: {
    refusal: {
      message: 'Nothing was changed. Please look at the times that are marked.',
      slots: new Map([[storySlot('27T08:00'), 'A class is booked at this time.']]),
    },
  },
  decorators: [(Story) => <DraftsProvider owner="story">{Story()}</DraftsProvider>],
  beforeEach: () => {
    localStorage.clear();
    const values = { open: ['27T08:00', '28T08:00'].map((text) => new Date(storySlot(text)).toISOString()), close: [] };
    localStorage.setItem(draftKey, JSON.stringify({ savedAtMs: Date.now(), values }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your unsent changes are back.')).toBeVisible();
    await expect(await cell(/8:00 to 8:30 AM, Open, refused, A class is booked at this time\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the marked ones back' }));
    await expect(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed$/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Review 1 change' })).toBeEnabled();
  },
};

const draftKey = 'tutor-draft:1:story:release-time';

/** What was kept has come true meanwhile: nothing is back, and nothing is kept any longer. */
export const CameTrue: Story = {
  decorators: [(Story) => <DraftsProvider owner="story">{Story()}</DraftsProvider>],
  beforeEach: () => {
    localStorage.clear();
    const values = { open: [new Date(storySlot('27T10:00')).toISOString()], close: [] };
    localStorage.setItem(draftKey, JSON.stringify({ savedAtMs: Date.now(), values }));
  },
  play: async ({ canvasElement }) => {
    await expect(await cell(/^Friday 27 November, 10:00 to 10:30 AM, Open$/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
    await expect(within(canvasElement).queryByText('Your unsent changes are back.')).toBeNull();
  },
};

/** A refusal that comes before the waiting for it was ever drawn ends the review all the same, and is seen from the review's place. */
export const RefusedAtOnce: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function RefusedAtOnce(args) {
    const [refusal, setRefusal] = useState<ScheduleEditorProps['refusal']>();
    const refuse = (): void => setRefusal({ message: 'Nothing was changed.', slots: new Map() });
    return <ScheduleEditor {...args} refusal={refusal} onSubmit={refuse} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed/));
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await userEvent.click(canvas.getByRole('button', { name: 'Review 1 change' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
    await userEvent.click(review.getByRole('button', { name: /^Submit/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const refusal = canvas.getByRole('alert');
    await expect(refusal).toHaveTextContent('Nothing was changed.');
    await waitFor(() => expect(refusal.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Review 1 change' })).toHaveFocus());
  },
};

/** The answer was lost and not what it answered: the schedule that comes anew has it all. */
export const ArrivedAllTheSame: Story = {
  render: function ArrivedAllTheSame(args) {
    const [schedule, setSchedule] = useState(args.schedule);
    const [refusal, setRefusal] = useState<ScheduleEditorProps['refusal']>();
    const loseAnswer = ({ open }: SlotWishes): void => {
      setRefusal({ message: 'Links seem to get inaccessible.', slots: new Map() });
      const slots = [...schedule.slots.values()].map((slot) =>
        open.includes(slot.startMs) ? { ...slot, isOpen: true } : slot,
      );
      setSchedule(makeSchedule(slots, schedule.remaining - open.length));
    };
    return <ScheduleEditor {...args} schedule={schedule} refusal={refusal} onSubmit={loseAnswer} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed/));
    await userEvent.click(canvas.getByRole('button', { name: 'Review 1 change' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
    await userEvent.click(review.getByRole('button', { name: /^Submit/ }));
    await expect(await canvas.findByText('What you sent has arrived all the same, and is saved.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

/** Half hours that were opened or taken elsewhere while the page is open; none when only the rest of the page came anew. */
let hear: (elsewhere?: { open?: string; taken?: string }) => void = () => undefined;

/** What comes anew leaves undo, redo and the copy of last week as true as they were. */
export const ComesAnew: Story = {
  args: { schedule: storySchedule(5) },
  render: function ComesAnew(args) {
    const [schedule, setSchedule] = useState(args.schedule);
    hear = ({ open, taken } = {}) => {
      const slots = [...schedule.slots.values()].map((slot) => {
        if (open !== undefined && slot.startMs === storySlot(open)) return { ...slot, isOpen: true };
        if (taken !== undefined && slot.startMs === storySlot(taken)) return { ...slot, lock: 'disabled' as const };
        return { ...slot };
      });
      flushSync(() => setSchedule(makeSchedule(slots, schedule.remaining)));
    };
    return <ScheduleEditor {...args} schedule={schedule} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string): Promise<void> => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed/));
    await userEvent.click(await cell(/^Friday 27 November, 8:30 to 9:00 AM, Closed/));
    await press('Undo');
    // News of something else: the week is the same.
    hear();
    await press('Redo');
    await expect(await cell(/^Friday 27 November, 8:30 to 9:00 AM, Open, changed/)).toBeVisible();
    // What came true elsewhere is no step any more, the other one still is.
    hear({ open: '27T08:00' });
    await expect(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Open$/)).toBeVisible();
    await press('Undo');
    await expect(await cell(/^Friday 27 November, 8:30 to 9:00 AM, Closed$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    // What was taken is said until the tutor goes on, whatever else is heard; what is taken later comes on top.
    await press('Redo');
    await userEvent.click(await cell(/^Friday 27 November, 7:30 to 8:00 AM, Closed/));
    hear({ taken: '27T08:30' });
    const dropped = await canvas.findByText(
      '1 half hour of your changes cannot be changed any more. The others are still here.',
    );
    hear();
    hear({ open: '28T08:00' });
    await expect(dropped).toBeVisible();
    hear({ taken: '27T07:30' });
    await canvas.findByText('2 half hours of your changes cannot be changed any more.');

    await press('Copy last week');
    const plan = within(await screen.findByRole('dialog', { name: 'Copy last week' }));
    await plan.findByRole('heading', { name: 'Opens (4)' });
    hear({ open: '28T09:30' });
    await plan.findByRole('heading', { name: 'Opens (3)' });
    await userEvent.click(plan.getByRole('button', { name: 'Open 3 half hours' }));
    await expect(await cell(/^Saturday 28 November, 9:30 to 10:00 AM, Open$/)).toBeVisible();
  },
};

export const Submitting: Story = { args: { isSubmitting: true, secondZone: companyZone } };

/** On phones the review stands at the foot of the screen once something is changed. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await cell(/^Friday 27 November, 8:00 to 8:30 AM, Closed/));
    await expect(canvas.getByRole('button', { name: 'Review 1 change' })).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyZone } from '../classes/class-story-data.ts';
import { PlainScheduleForm } from './plain-schedule-form.tsx';
import { storyNextWeek, storySchedule, storySlot } from './schedule-story-data.ts';

const meta = {
  title: 'Schedule/PlainScheduleForm',
  component: PlainScheduleForm,
  args: {
    schedule: storySchedule(),
    dayStarts: storyNextWeek.dayStarts,
    zone: storyZone,
    action: '/releaseTime/submit',
    submissionKey: 'story-key-of-16-letters',
  },
} satisfies Meta<typeof PlainScheduleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is ticked is sent: closed half hours to be opened, open ones to be closed; those that are locked are not there. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByText('Friday 27 November');
    await userEvent.click(heading);
    const friday = within(heading.closest('details') ?? canvasElement);
    await expect(friday.queryByRole('checkbox', { name: /9:00 – 9:30 AM/ })).toBeNull();
    await userEvent.click(friday.getByRole('checkbox', { name: 'Open 9:30 – 10:00 AM' }));
    await userEvent.click(friday.getByRole('checkbox', { name: 'Close 10:00 – 10:30 AM' }));
    await userEvent.click(canvas.getByText('Sunday 29 November'));
    await expect(canvas.getByText('You are on leave: 9:00 AM – 12:00 PM.')).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Change your time' });
    await expect([...new FormData(form)]).toEqual([
      ['key', 'story-key-of-16-letters'],
      ['open', new Date(storySlot('27T09:30')).toISOString()],
      ['close', new Date(storySlot('27T10:00')).toISOString()],
    ]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { AttendanceReminder } from './attendance-reminder.tsx';

const clock = new StoryClock();

const item = {
  id: 12,
  start: new Date('2026-11-20T03:10:00Z'),
  end: new Date('2026-11-20T03:35:00Z'),
  timeText: '11-20-2026 11:10',
  studentName: 'Mia Chen',
};

const meta = {
  title: 'Attendance/AttendanceReminder',
  component: AttendanceReminder,
  args: { items: [item], isUrgent: false, zone: 'Asia/Manila', onAnswer: fn(), onNoted: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof AttendanceReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoHours: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Answer by 10:40 AM (1 h 30 min left): Mia Chen, Today, 11:10 – 11:35 AM',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: 'Noted' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNoted).toHaveBeenCalledTimes(1);
  },
};

/** What a region says to the ear. */
function heard(region: HTMLElement): string {
  const copy = region.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}

/** The minutes go by for the eye; the ear is told once. */
export const AMinuteLater: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    const first = heard(region);
    await expect(first).toContain('Mia Chen, Today, 11:10 – 11:35 AM');
    clock.advance(60_000);
    await expect(await canvas.findByText('(1 h 29 min left)')).toBeVisible();
    await expect(heard(region)).toBe(first);
  },
};

export const LastStepOfSeveral: Story = {
  args: {
    isUrgent: true,
    items: [{ ...item, start: new Date('2026-11-20T01:45:00Z'), end: new Date('2026-11-20T02:10:00Z') }, item, item],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('2 more classes wait for your answer.');
  },
};

export const Narrow: Story = { args: { isUrgent: true }, globals: { viewport: { value: 'narrow' } } };

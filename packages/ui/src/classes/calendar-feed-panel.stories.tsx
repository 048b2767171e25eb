import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { CalendarFeedPanel } from './calendar-feed-panel.tsx';
import { storyNow, storyZone } from './class-story-data.ts';

const meta = {
  title: 'Classes/CalendarFeedPanel',
  component: CalendarFeedPanel,
  beforeEach: () => {
    sent.mockClear();
  },
  args: {
    isActive: true,
    version: 3,
    createdAt: new Date('2026-11-02T08:00:00Z'),
    lastReadAt: storyNow,
    alarmMinutes: [15],
    zone: storyZone,
    action: '/classTab/feed',
    Form: RecordingForm,
  },
} satisfies Meta<typeof CalendarFeedPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/A calendar last read it Fri 20 Nov, 9:10 AM\./)).toBeVisible();
    await expect(canvas.queryByLabelText('Your calendar address')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: '1 h before' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ intent: 'saveAlarms' }), expect.anything());
  },
};

export const NoAddress: Story = {
  args: { isActive: false, version: 0, createdAt: undefined, lastReadAt: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create an address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ intent: 'renew', version: '0' }, expect.anything());
  },
};

export const JustMade: Story = {
  args: { address: `https://portal.example/calendar/${'k3Y'.repeat(14)}x.ics`, lastReadAt: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Your calendar address')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('note')).toHaveTextContent('Copy it now: it is not shown again');
    await expect(canvas.getByText(/No calendar has read it yet\./)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    error: 'The calendar address was changed in another window meanwhile. Look again before you renew it.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ClockInState } from '@tutor/rules/attendance/clock-in';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ClockInButton } from './clock-in-button.tsx';

const meta = {
  title: 'Attendance/ClockInButton',
  component: ClockInButton,
  args: {
    state: 'ready',
    action: '/clockIn',
    Form: RecordingForm,
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ClockInButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Clock In' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent).toHaveBeenLastCalledWith(
      { intent: 'clockIn' },
      { id: 'clock-in', action: '/clockIn', method: 'post' },
    );
  },
};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Clocking in' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ClockedIn: Story = {
  args: { state: 'clockedIn', result: { message: 'Clocked in at 5:58 AM.', isSuccess: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clocked In' }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Clocked in at 5:58 AM.');
  },
};

export const Late: Story = {
  args: { state: 'late', result: { message: 'You are 4 minutes late.', isSuccess: false } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Late' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const NotTakenStaysClickable: Story = {
  args: { state: 'ready', result: { message: 'The shift has not started yet.', isSuccess: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clock In' }));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

export const Unknown: Story = {
  args: { state: 'unknown' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Clock In' });
    await expect(button).toHaveAccessibleDescription('No shift is known to clock in to yet.');
    await expect(canvas.getByText('No shift is known to clock in to yet.')).toBeVisible();
    await userEvent.click(button);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { state: 'closed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Clocking in is closed for this shift.')).toBeVisible();
  },
};

export const ReasonThatGoes: Story = {
  args: { isFullWidth: true },
  render: (args) => {
    const [state, setState] = useState<ClockInState>('unknown');
    return (
      <>
        <ClockInButton {...args} state={state} />
        <Button onClick={() => setState('ready')}>Load</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const load = canvas.getByRole('button', { name: 'Load' });
    const { top } = load.getBoundingClientRect();
    await userEvent.click(load);
    await expect(canvas.queryByText('No shift is known to clock in to yet.')).toBeNull();
    await expect(load.getBoundingClientRect().top).toBe(top);
  },
};

export const SmallInTheHeader: Story = {
  args: { size: 'small', state: 'clockedIn', result: { message: 'Clocked in at 5:58 AM.', isSuccess: true } },
};

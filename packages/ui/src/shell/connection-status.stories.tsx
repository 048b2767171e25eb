import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectionStatus } from './connection-status.tsx';

const meta = {
  title: 'Shell/ConnectionStatus',
  component: ConnectionStatus,
  args: { state: { kind: 'live' }, zone: 'Asia/Manila', onRetry: fn() },
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Live. Messages and class changes arrive at once.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Connecting: Story = { args: { state: { kind: 'connecting' } } };

export const Reconnecting: Story = {
  args: { state: { kind: 'reconnecting', attempt: 3 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('(3)');
    // The number would interrupt a screen reader at every try.
    await expect(canvas.getByRole('status')).not.toHaveTextContent('3');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Polling: Story = { args: { state: { kind: 'polling' } } };

export const GaveUp: Story = {
  args: { state: { kind: 'gaveUp', since: new Date('2026-11-20T06:02:00Z') } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Gave up at 2:02 PM');
    await expect(canvas.getByRole('status')).toHaveTextContent('every minute');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { state: { kind: 'offline', since: new Date('2026-11-20T06:02:00Z') } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline since 2:02 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry now' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const NotLoaded: Story = {
  args: { state: { kind: 'missing', since: new Date('2026-11-20T06:02:00Z') } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('No live updates since 2:02 PM');
    await expect(canvas.getByRole('status')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry now' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const OpenInAnotherTab: Story = {
  args: { state: { kind: 'otherTab' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Open in another tab');
    await expect(canvas.getByRole('status')).toHaveTextContent('still receiving');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

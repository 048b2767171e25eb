import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnsentBar } from './unsent-bar.tsx';

const meta = {
  title: 'Chat/UnsentBar',
  component: UnsentBar,
  args: { waiting: 0, failed: 2, isOffline: false, onRetryAll: fn() },
} satisfies Meta<typeof UnsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 messages were not sent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }));
    await expect(args.onRetryAll).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { waiting: 1, failed: 0, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. 1 message is waiting\./)).toBeVisible();
  },
};

export const OfflineAndNotKept: Story = { args: { waiting: 3, failed: 0, isOffline: true, isLasting: false } };

/** With the line there, only what has waited for some time. */
export const Waiting: Story = {
  args: { waiting: 1, failed: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/waits to be sent/)).toBeNull();
    await expect(await canvas.findByText('1 message waits to be sent.', {}, { timeout: 5_000 })).toBeVisible();
  },
};

export const AllSent: Story = {
  args: { failed: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

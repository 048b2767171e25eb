import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotificationHistory } from './notification-history.tsx';
import { createToastStore } from './toast-store.ts';

const empty = createToastStore();

let clockMs = Date.UTC(2026, 10, 19, 22, 30);
const morning = createToastStore(() => clockMs);
morning.add({ tone: 'success', message: 'You are clocked in.', durationMs: 0 });
clockMs = Date.UTC(2026, 10, 20, 0, 58);
morning.add({ tone: 'error', message: 'Links seem to get inaccessible.', durationMs: 0 });
clockMs = Date.UTC(2026, 10, 20, 1, 5);
morning.add({ tone: 'info', message: 'A new message has come.', durationMs: 0 });

const meta = {
  title: 'Primitives/NotificationHistory',
  component: NotificationHistory,
  args: { store: morning },
} satisfies Meta<typeof NotificationHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { zone: 'Asia/Manila' },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveTextContent('A new message has come.9:05 AM');
    await expect(items[2]).toHaveTextContent('You are clocked in.6:30 AM');
  },
};

export const Empty: Story = {
  args: { store: empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  },
};

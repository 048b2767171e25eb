import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createToastStore } from '../primitives/feedback/toast-store.ts';
import { NotificationButton } from './notification-button.tsx';

const meta = { title: 'Shell/NotificationButton', component: NotificationButton } satisfies Meta<
  typeof NotificationButton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { store: createToastStore(() => Date.UTC(2026, 10, 20, 1, 5)) },
  play: async ({ canvasElement, args }) => {
    args.store?.add({ tone: 'success', message: 'You are clocked in.' });
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('You are clocked in.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { store: createToastStore() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(canvas.getByText('No notifications yet')).toBeVisible();
  },
};

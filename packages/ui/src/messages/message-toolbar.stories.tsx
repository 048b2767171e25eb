import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessageToolbar } from './message-toolbar.tsx';

const onReadAll = fn();

const meta = {
  title: 'Messages/MessageToolbar',
  component: MessageToolbar,
  args: {
    searchAction: '/message',
    isUnreadOnly: false,
    unreadOnlyHref: '/message?unread=true',
    readAll: { action: '/messages/read', fields: { intent: 'readAll', upTo: '12' }, onPress: onReadAll },
    onSettings: fn(),
    isKeysOn: true,
  },
} satisfies Meta<typeof MessageToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(onReadAll).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sound and notifications' }));
    await expect(args.onSettings).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Keys in the list')).toBeVisible();
  },
};

export const Undo: Story = {
  args: { onUndo: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo mark all as read' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

export const Searching: Story = {
  args: { search: 'remark', isUnreadOnly: true, unreadOnlyHref: '/message?q=remark', readAll: undefined },
};

export const WithoutKeys: Story = { args: { isKeysOn: false } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

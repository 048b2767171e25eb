import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import { AppHeader } from './app-header.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { UserPanel } from './user-panel.tsx';

const zone = 'Asia/Manila';

const meta = {
  title: 'Shell/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/home',
    messageHref: '/message',
    unreadCount: 3,
    chatHref: '/chat',
    chatUnreadCount: 0,
    status: <ConnectionStatus state={{ kind: 'live' }} zone={zone} />,
    notifications: <IconButton label="Notifications" icon={<Icon of={Bell} />} />,
    userMenu: <UserPanel name="Maria Santos" teacherId={10234} zone={zone} />,
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Tutor Portal, home' })).toHaveAttribute('href', '/home');
    const message = canvas.getByRole('link', { name: 'Message, 3 unread' });
    await expect(message).toHaveAttribute('href', '/message');
    await expect(message).toHaveTextContent('3');
    message.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  },
};

export const NothingUnread: Story = {
  args: { unreadCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Message' })).toHaveTextContent('');
  },
};

export const ChatUnread: Story = {
  args: { chatUnreadCount: 120 },
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement).getByRole('link', { name: 'Chat, 99+ unread' });
    await expect(chat).toHaveAttribute('href', '/chat');
    await expect(chat).toHaveTextContent('99+');
  },
};

export const NinetyNineUnread: Story = {
  args: { unreadCount: 99 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Message, 99 unread' })).toHaveTextContent('99');
  },
};

export const ManyUnread: Story = {
  args: { unreadCount: 340 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Message, 99+ unread' })).toHaveTextContent('99+');
  },
};

export const Reconnecting: Story = {
  args: {
    status: <ConnectionStatus state={{ kind: 'reconnecting', attempt: 3 }} zone={zone} onRetry={() => undefined} />,
  },
};

export const LongName: Story = {
  args: { userMenu: <UserPanel name="Maria Concepcion Dela Cruz-Villanueva" teacherId={10234} zone={zone} /> },
};

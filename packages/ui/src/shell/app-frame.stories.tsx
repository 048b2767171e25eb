import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainMenu } from '@tutor/rules/shell/menu';
import { Bell } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../primitives/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import { AppFrame } from './app-frame.tsx';
import { AppHeader } from './app-header.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { UserMenu } from './user-menu.tsx';

const zone = 'Asia/Manila';

const meta = {
  title: 'Shell/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <AppHeader
        homeHref="/home"
        messageHref="/message"
        unreadCount={12}
        status={<ConnectionStatus state={{ kind: 'live' }} zone={zone} />}
        notifications={<IconButton label="Notifications" icon={<Icon of={Bell} />} />}
        userMenu={<UserMenu name="Maria Santos" teacherId={10234} zone={zone} />}
      />
    ),
    sidebar: <SidebarNav entries={mainMenu} currentPath="/home" toggleAction="/sidebar" />,
    children: (
      <>
        <h1>Good morning, Maria</h1>
        <p>Six classes today.</p>
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveTextContent('Good morning, Maria');
    await expect(canvas.getByRole('link', { name: 'Message, 12 unread' })).toBeVisible();
  },
};

export const MiniSidebar: Story = {
  args: {
    isSidebarMini: true,
    sidebar: <SidebarNav entries={mainMenu} currentPath="/classTab" isMini toggleAction="/sidebar" />,
  },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Class Table' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Offline: Story = {
  args: {
    banner: <OfflineBanner since={new Date('2026-11-20T01:02:00Z')} zone={zone} onRetry={() => undefined} />,
  },
};

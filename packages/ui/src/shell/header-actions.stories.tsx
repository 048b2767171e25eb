import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppHeader } from './app-header.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { HeaderActions } from './header-actions.tsx';
import { NotificationButton } from './notification-button.tsx';
import { UserPanel } from './user-panel.tsx';

const meta = {
  title: 'Shell/HeaderActions',
  component: HeaderActions,
  parameters: { layout: 'fullscreen' },
  args: { onOpenChat: fn(), taskCount: 3 },
  render: (args) => (
    <AppHeader
      homeHref="/home"
      messageHref="/message"
      unreadCount={7}
      chatHref="/chat"
      chatUnreadCount={0}
      status={
        <>
          <ConnectionStatus state={{ kind: 'live' }} zone="Asia/Manila" />
          <HeaderActions {...args} />
        </>
      }
      notifications={<NotificationButton />}
      userMenu={<UserPanel name="Maria Santos" teacherId={10234} zone="Asia/Manila" flowers={340} onOpen={fn()} />}
    />
  ),
} satisfies Meta<typeof HeaderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // By text: the runner's own window may be narrower than the story asks for.
    await expect(canvas.getByText('Teacher Task').closest('a')).toHaveAttribute('href', '/teacherTask');
    await expect(canvas.getByText('Network Test').closest('a')).toHaveAttribute('href', '/speed');
    await expect(canvas.queryByText('Temporary Classroom')).toBeNull();
  },
};

export const DesktopClient: Story = {
  args: { temporaryClassroomHref: '/temporaryClassroom' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Temporary Classroom').closest('a')).toHaveAttribute(
      'href',
      '/temporaryClassroom',
    );
  },
};

export const BehindOneIcon: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.queryByRole('button', { name: 'More' });
    // In a wide window the icons stand in the header itself.
    if (more !== null) await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Chat Box' }));
    await expect(args.onOpenChat).toHaveBeenCalledTimes(1);
    if (more !== null) {
      await waitFor(() => expect(canvas.getByText('Chat Box')).not.toBeVisible());
      await expect(more).toHaveFocus();
    }
  },
};

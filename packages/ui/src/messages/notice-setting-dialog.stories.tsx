import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticeSettingDialog } from './notice-setting-dialog.tsx';

const meta = {
  title: 'Messages/NoticeSettingDialog',
  component: NoticeSettingDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    setting: defaultNoticeSetting,
    onChange: fn(),
    onTry: fn(),
    permission: 'default',
    onAskPermission: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof NoticeSettingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('checkbox', { name: /outside my working day/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ isQuietOffDuty: true });
    await userEvent.click(page.getByRole('button', { name: 'Try' }));
    await expect(args.onTry).toHaveBeenCalledTimes(1);
    // The browser is asked on a press, never by itself.
    await expect(args.onAskPermission).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Turn on browser notifications' }));
    await expect(args.onAskPermission).toHaveBeenCalledTimes(1);
  },
};

export const Silent: Story = { args: { setting: { ...defaultNoticeSetting, isSoundOn: false } } };

export const NotificationsAllowed: Story = {
  args: { permission: 'granted', setting: { ...defaultNoticeSetting, isBrowserNoticeOn: true } },
};

export const NotificationsDenied: Story = { args: { permission: 'denied' } };

/** The switch would say what is not so: allowed, and nothing comes. */
export const NotificationsFailing: Story = {
  args: { permission: 'failing', setting: { ...defaultNoticeSetting, isBrowserNoticeOn: true } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/allows notifications but does not show them/)).toBeVisible();
    await expect(page.queryByRole('checkbox', { name: /^Notifications/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Try notifications again' }));
    await expect(args.onAskPermission).toHaveBeenCalledTimes(1);
  },
};

export const NotSaved: Story = { args: { error: 'Links seem to get inaccessible.' } };

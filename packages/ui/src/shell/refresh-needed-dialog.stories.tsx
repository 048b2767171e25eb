import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RefreshNeededDialog } from './refresh-needed-dialog.tsx';

const meta = {
  title: 'Shell/RefreshNeededDialog',
  component: RefreshNeededDialog,
  args: { isOpen: true, onRefresh: fn(), onLater: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof RefreshNeededDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

export const NoLater: Story = {
  render: ({ isOpen, onRefresh }) => <RefreshNeededDialog isOpen={isOpen} onRefresh={onRefresh} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alertdialog', { name: 'Refresh needed' });
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Later' })).toBeNull();
  },
};

export const Refreshing: Story = { args: { isRefreshing: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IdleDialog } from './idle-dialog.tsx';

const meta = {
  title: 'Shell/IdleDialog',
  component: IdleDialog,
  args: { isOpen: true, onRefresh: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof IdleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Long time no operation. Please refresh the page to view the latest data!',
    );
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

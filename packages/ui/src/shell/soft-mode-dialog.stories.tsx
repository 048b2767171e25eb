import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SoftModeDialog } from './soft-mode-dialog.tsx';

const meta = {
  title: 'Shell/SoftModeDialog',
  component: SoftModeDialog,
  args: { isOpen: true, onOpenChange: fn() },
  globals: { theme: 'theme1' },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof SoftModeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Happy holidays, teacher!' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Thank you' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

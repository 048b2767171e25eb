import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FirstLoginNotice } from './first-login-notice.tsx';

const meta = {
  title: 'Shell/FirstLoginNotice',
  component: FirstLoginNotice,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof FirstLoginNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'What is new' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await expect(dialog.getByText(/Performance Date page has been removed/)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Function Set' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Fewer pop-ups in Message' })).toBeVisible();
    await expect(dialog.getByText(/convert your flowers into cash/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Noted' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

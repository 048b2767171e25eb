import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SkypeDialog } from './skype-dialog.tsx';

const meta = {
  title: 'Profile/SkypeDialog',
  component: SkypeDialog,
  args: { isOpen: true, onOpenChange: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof SkypeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // Specification, core §9; the panel is the dialog with its frame.
    const panel = (await page.findByRole('dialog')).parentElement;
    await expect(panel?.offsetWidth).toBe(550);
    await expect(panel).not.toHaveTextContent('missing');
    await userEvent.type(await page.findByRole('textbox', { name: 'Skype ID' }), 'live:maria.santos{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ skypeId: 'live:maria.santos' });
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Missing: Story = {
  args: { isMissing: true },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('Your Skype ID is missing.');
  },
};

export const Required: Story = {
  args: { fieldErrors: { skypeId: 'Required' } },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('textbox', { name: 'Skype ID' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Required$/);
  },
};

export const Refused: Story = { args: { error: 'Links seem to get inaccessible.' } };

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

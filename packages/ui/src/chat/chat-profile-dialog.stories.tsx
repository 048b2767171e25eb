import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChatProfileDialog } from './chat-profile-dialog.tsx';

const onSubmit = fn();

const meta = {
  title: 'Chat/ChatProfileDialog',
  component: ChatProfileDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    profile: { nickname: 'Teacher Maria', email: 'maria@example.com' },
    onSubmit,
  },
} satisfies Meta<typeof ChatProfileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const nickname = dialog.getByRole('textbox', { name: 'Nickname' });
    const email = dialog.getByRole('textbox', { name: /^E-mail/ });
    await userEvent.clear(nickname);
    await userEvent.clear(email);
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.type(email, 'abc');
    await userEvent.click(save);
    await expect(await dialog.findByText('Nickname must not be empty')).toBeVisible();
    await expect(dialog.getByText('The e-mail format is not right')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(nickname, 'Maria');
    await userEvent.type(email, '@example.com');
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenLastCalledWith({ nickname: 'Maria', email: 'abc@example.com' });
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };
export const Refused: Story = { args: { error: 'Your profile could not be saved. You are offline.' } };

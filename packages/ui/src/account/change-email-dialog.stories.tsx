import type { Meta, StoryObj } from '@storybook/react-vite';
import { resendAfterMs } from '@tutor/rules/account/verification-code';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Account/ChangeEmailDialog',
  component: ChangeEmailDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    currentEmail: 'maria@example.com',
    onSendCode: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof ChangeEmailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Change E-mail' })).toHaveAccessibleDescription(
      'Now we write to maria@example.com.',
    );
    await userEvent.type(page.getByLabelText('New e-mail'), 'maria.santos@example.com');
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledWith('maria.santos@example.com');
    await userEvent.type(page.getByLabelText('Code'), '204817');
    await userEvent.type(page.getByLabelText('Password'), 'correct horse');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newEmail: 'maria.santos@example.com',
      code: '204817',
      password: 'correct horse',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const CodeSent: Story = {
  args: { sentAtMs: clock.nowMs() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Send again in 60 s' }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    clock.advance(resendAfterMs);
    await userEvent.click(await page.findByRole('button', { name: 'Send again' }));
    await expect(args.onSendCode).toHaveBeenCalledTimes(1);
  },
};

export const SendingCode: Story = { args: { isSendingCode: true } };

export const Required: Story = {
  args: { fieldErrors: { newEmail: 'Required.', code: 'Required.', password: 'Required.' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const email = await page.findByLabelText('New e-mail');
    await expect(email).toHaveAccessibleDescription('Required.');
    await waitFor(() => expect(page.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    await expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'New e-mail: Required.',
      'Code: Required.',
      'Password: Required.',
    ]);
    await userEvent.click(page.getByRole('link', { name: 'Code: Required.' }));
    await expect(page.getByLabelText('Code')).toHaveFocus();
  },
};

export const NotValid: Story = { args: { fieldErrors: { newEmail: 'E-mail must be valid' } } };

export const SameAsTheOldOne: Story = {
  args: { fieldErrors: { newEmail: 'The new email is same with the old one.' } },
};

export const Refused: Story = { args: { error: 'Verification code input error' } };

export const WrongPassword: Story = { args: { error: 'Your password is incorrect.' } };

export const Submitting: Story = {
  args: { isSubmitting: true, sentAtMs: clock.nowMs() - resendAfterMs },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submitting...' }));
    await userEvent.type(page.getByLabelText('Code'), '1{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongEmail: Story = {
  args: { currentEmail: 'maria.concepcion.dela-cruz.villanueva.y.aguinaldo@tutors.northern-luzon.example.com' },
};

export const WithoutAnEmail: Story = { args: { currentEmail: undefined } };

export const Phone: Story = { args: { sentAtMs: clock.nowMs() }, globals: { viewport: { value: 'narrow' } } };

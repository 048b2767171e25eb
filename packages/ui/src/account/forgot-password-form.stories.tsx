import type { Meta, StoryObj } from '@storybook/react-vite';
import { resendAfterMs } from '@tutor/rules/account/verification-code';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  parameters: { layout: 'fullscreen' },
  args: {
    action: '/forgetPassword',
    Form: RecordingForm,
    step: 'email',
    signInHref: '/login',
    restartHref: '/forgetPassword',
    retrieveEmailHref: '/retrieveEmail',
  },
  beforeEach: () => {
    sent.mockClear();
    clock.reset();
  },
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <AuthLayout>
          <Story />
        </AuthLayout>
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.keyboard('maria@example.com{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      { email: 'maria@example.com', intent: 'send' },
      { action: '/forgetPassword', method: 'post' },
    );
  },
};

export const EmailMissing: Story = {
  args: { fieldErrors: { email: 'Required' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Required');
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail: Required' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

export const Code: Story = {
  args: { step: 'code', email: 'maria@example.com', sentAtMs: clock.nowMs() - 18_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Code'), '204817{Enter}');
    await expect(sent).toHaveBeenLastCalledWith(
      { email: 'maria@example.com', code: '204817', intent: 'verify' },
      { action: '/forgetPassword', method: 'post' },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send again in 42 s' }));
    await expect(sent).toHaveBeenCalledTimes(1);
    clock.advance(resendAfterMs);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(sent).toHaveBeenLastCalledWith(
      { email: 'maria@example.com', intent: 'send' },
      { id: 'forgot-password-resend', action: '/forgetPassword', method: 'post' },
    );
  },
};

export const WrongCode: Story = {
  args: { ...Code.args, fieldErrors: { code: 'Verification code input error' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Code')).toBeInvalid();
  },
};

export const SendingAgain: Story = { args: { ...Code.args, sentAtMs: undefined, pending: 'send' } };

export const NewPassword: Story = {
  args: { step: 'password', email: 'maria@example.com', account: 'maria.santos' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = canvas.getByLabelText('Account');
    await expect(account).toHaveValue('maria.santos');
    await expect(account).toHaveAttribute('autocomplete', 'username');
    await expect(account).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('At least 8 characters.');
    await userEvent.type(canvas.getByLabelText('New password'), 'a long secret');
    await userEvent.type(canvas.getByLabelText('New password again'), 'a long secret{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      {
        email: 'maria@example.com',
        password: 'a long secret',
        repeatedPassword: 'a long secret',
        intent: 'reset',
      },
      { action: '/forgetPassword', method: 'post' },
    );
  },
};

export const PasswordsDiffer: Story = {
  args: { step: 'password', fieldErrors: { repeatedPassword: 'The passwords are not the same' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('New password again')).toHaveAccessibleDescription(
      'The passwords are not the same',
    );
  },
};

export const TooManyTries: Story = {
  args: { step: 'code', email: 'maria@example.com', error: 'Too many wrong codes. Please ask for a new one.' },
};

export const Changing: Story = { args: { step: 'password', pending: 'reset' } };

export const Done: Story = {
  args: { step: 'done' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const LongEmail: Story = {
  args: {
    step: 'code',
    email: 'maria.concepcion.dela-cruz.villanueva.y.aguinaldo@tutors.northern-luzon.example.com',
    sentAtMs: clock.nowMs(),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  args: {
    action: '/login',
    Form: RecordingForm,
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { returnTo: '/classTab' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Account')).toHaveFocus();
    await userEvent.keyboard('maria');
    await userEvent.tab();
    await userEvent.keyboard('Secret 1{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      { account: 'maria', password: 'Secret 1', returnTo: '/classTab' },
      { action: '/login', method: 'post' },
    );
  },
};

export const ShowingThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'Secret 1');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('Secret 1');
  },
};

export const Refused: Story = {
  args: { account: 'maria', error: 'The account or the password is wrong.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The account or the password is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Account')).toHaveValue('maria');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const SessionOver: Story = {
  args: { account: 'maria', isSessionOver: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your session has ended')).toBeVisible();
    await expect(canvas.getByText('Sign in to go on where you were. What you typed there is kept.')).toBeVisible();
    await expect(canvas.getByLabelText('Account')).toHaveValue('maria');
  },
};

export const FieldsMissing: Story = {
  args: { fieldErrors: { account: 'Required', password: 'Required' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Account')).toBeInvalid();
    await expect(canvas.getByLabelText('Account')).toHaveAccessibleDescription('Required');
    await userEvent.click(canvas.getByRole('link', { name: 'Password: Required' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { account: 'maria', isSubmitting: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Signing in' });
    await userEvent.click(button);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WithIdentityProvider: Story = {
  args: { providerHref: '/oidc', forgotPasswordHref: '/forgetPassword', retrieveEmailHref: '/retrieveEmail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Sign in with company account' })).toHaveAttribute('href', '/oidc');
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/forgetPassword');
  },
};

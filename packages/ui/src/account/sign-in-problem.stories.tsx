import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyTokenMessage } from '@tutor/rules/account/client-sign-in';
import { expect, within } from 'storybook/test';
import { SignInProblem } from './sign-in-problem.tsx';

const meta = {
  title: 'Account/SignInProblem',
  component: SignInProblem,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'provider',
    message: 'Network Error',
    retryHref: '/oidc',
    signInHref: '/login',
    requestId: '7f3c0d52-9f7e-4d63-8a08-0f3cf1e6f0a1',
  },
} satisfies Meta<typeof SignInProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Network Error')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/oidc');
    await expect(canvas.getByRole('link', { name: 'Sign in with password' })).toHaveAttribute('href', '/login');
  },
};

export const EmptyToken: Story = {
  args: { kind: 'autoLogin', message: emptyTokenMessage, retryHref: undefined, requestId: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Token is Empty, Login Fail.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    message:
      'Invalid response Content-Type: text/html; charset=utf-8, from URL: https://identity.example.com/a/very/long/path/.well-known/openid-configuration',
  },
};

export const DesktopClient: Story = { args: { kind: 'client', message: 'Links seem to get inaccessible.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuthLayout } from './auth-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm } from './sign-in-form.tsx';

const meta = {
  title: 'Account/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <SignInForm
        action="/login"
        providerHref="/oidc"
        forgotPasswordHref="/forgetPassword"
        retrieveEmailHref="/retrieveEmail"
      />
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
  },
};

export const WithDemoAccounts: Story = {
  args: {
    children: (
      <>
        <SignInForm action="/login" error="The account or the password is wrong." account="maria" />
        <DemoAccounts
          action="/login"
          accounts={[
            {
              account: 'maria',
              password: 'Tutor-2026',
              name: 'Maria Santos',
              shows: 'An ordinary tutor, rich in data',
            },
            { account: 'newcomer', password: 'Tutor-2026', name: 'Ana Lim', shows: 'First sign-in: the guided tour' },
            { account: 'franchisee', password: 'Tutor-2026', name: 'Jun Reyes', shows: 'A franchisee: no Service Fee' },
          ]}
        />
      </>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClientSignInStatus } from './client-sign-in-status.tsx';

const meta = {
  title: 'Account/ClientSignInStatus',
  component: ClientSignInStatus,
  parameters: { layout: 'fullscreen' },
  args: { state: 'waiting', retryHref: '/clientAutoLogin', signInHref: '/login', homeHref: '/home' },
} satisfies Meta<typeof ClientSignInStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you in');
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
};

export const Confirmed: Story = {
  args: { state: 'confirmed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go to the portal' })).toHaveAttribute(
      'href',
      '/home',
    );
  },
};

export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/clientAutoLogin');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const Failed: Story = { args: { state: 'failed', message: 'Links seem to get inaccessible.' } };

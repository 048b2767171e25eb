import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ExpiredSignIn } from './expired-sign-in.tsx';

const meta = {
  title: 'Account/ExpiredSignIn',
  component: ExpiredSignIn,
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '/login' },
} satisfies Meta<typeof ExpiredSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'This sign-in has expired' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

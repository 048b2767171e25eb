import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WelcomeHero } from './welcome-hero.tsx';

const meta = {
  title: 'Account/WelcomeHero',
  component: WelcomeHero,
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '/login' },
} satisfies Meta<typeof WelcomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your teaching day, in one place');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

/** A load that failed led back here. */
export const SentBack: Story = {
  args: { problem: 'Links seem to get inaccessible.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Links seem to get inaccessible.')).toBeVisible();
  },
};

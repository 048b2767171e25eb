import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LeavingPage } from './leaving-page.tsx';

const meta = {
  title: 'Account/LeavingPage',
  component: LeavingPage,
  parameters: { layout: 'fullscreen' },
  args: { host: 'partners.example.com', href: 'https://partners.example.com/lessons', homeHref: '/home' },
} satisfies Meta<typeof LeavingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Go to partners.example.com' });
    await expect(link).toHaveAttribute('href', 'https://partners.example.com/lessons');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('link', { name: 'Stay here' })).toHaveAttribute('href', '/home');
  },
};

export const LongHost: Story = {
  args: {
    host: 'a-very-long-subdomain.of-another-service.with-many-parts.training-materials.example.com',
    href: 'https://example.com/',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicPage } from './public-page.tsx';

const meta = {
  title: 'Shell/PublicPage',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', title: 'Desktop client', children: <p>Download the client for your computer.</p> },
} satisfies Meta<typeof PublicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Desktop client' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tutor Portal, start page' })).toHaveAttribute('href', '/');
  },
};

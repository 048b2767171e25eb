import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from './avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f2c9a1"/><circle cx="20" cy="16" r="7" fill="#5b3a29"/><path d="M6 40c0-9 6-14 14-14s14 5 14 14" fill="#0e6668"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Maria Clara Santos' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { src: picture },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Maria Clara Santos' })).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MS');
  },
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('MS');
  },
};

export const BrokenPictureWithAFallback: Story = {
  args: { src: 'data:image/png;base64,AAAA', fallbackSrc: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture));
  },
};

export const BothPicturesBroken: Story = {
  args: { src: 'data:image/png;base64,AAAA', fallbackSrc: 'data:image/png;base64,BBBB' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('MS');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', src: picture } };

export const BesideTheName: Story = {
  args: { isDecorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

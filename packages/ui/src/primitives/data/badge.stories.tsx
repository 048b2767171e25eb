import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, Dot } from './badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { count: 3, label: 'unread messages' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unread messages');
  },
};

export const NinetyNine: Story = {
  args: { count: 99 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^99(?!\+)/)).toBeVisible();
  },
};

export const MoreThanNinetyNine: Story = {
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+ unread messages');
  },
};

export const NothingForZero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\S/);
  },
};

export const Brand: Story = { args: { tone: 'brand' } };

export const OnlyADot: Story = {
  render: () => <Dot label="New replies" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('New replies');
  },
};

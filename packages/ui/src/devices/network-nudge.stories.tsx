import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NetworkNudge } from './network-nudge.tsx';

const meta = {
  title: 'Devices/NetworkNudge',
  component: NetworkNudge,
  args: { why: 'never', speedHref: '/speed', testHref: '/test' },
} satisfies Meta<typeof NetworkNudge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Test my line' })).toHaveAttribute('href', '/speed');
  },
};

export const OldTest: Story = { args: { why: 'old' } };

export const OtherDevices: Story = {
  args: { why: 'devices' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Test my devices' })).toHaveAttribute('href', '/test');
  },
};

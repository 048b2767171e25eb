import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaysBetweenTests } from './ways-between-tests.tsx';

const meta = {
  title: 'Devices/WaysBetweenTests',
  component: WaysBetweenTests,
  args: { other: { label: 'Test camera, microphone and speaker', href: '/test' }, portalHref: '/home' },
} satisfies Meta<typeof WaysBetweenTests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', '/home');
  },
};

export const Visitor: Story = {
  args: { portalHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

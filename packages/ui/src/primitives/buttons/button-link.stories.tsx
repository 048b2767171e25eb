import type { Meta, StoryObj } from '@storybook/react-vite';
import Video from 'lucide-react/icons/video';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../../theme/icon.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '/classDetail/48213', children: 'Class details' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Class details' })).toHaveFocus();
  },
};

export const Primary: Story = {
  args: { variant: 'primary', size: 'large', children: 'Join class', icon: <Icon of={Video} /> },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Title: Story = { args: { shape: 'title', width: 'medium' } };

export const Avatar: Story = { args: { shape: 'avatar' } };

export const Block: Story = { args: { shape: 'block' } };

export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading messages">
      <Skeleton shape="heading" width="short" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="long" />
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('status');
    await expect(group).toHaveTextContent('Loading messages');
    await expect(group).toHaveAttribute('aria-busy', 'true');
  },
};

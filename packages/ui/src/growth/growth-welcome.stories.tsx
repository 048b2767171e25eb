import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GrowthWelcome } from './growth-welcome.tsx';
import { NewLevelCard } from './new-level-card.tsx';

const meta = {
  title: 'Growth/GrowthWelcome',
  component: GrowthWelcome,
  args: { action: '/growthCenter' },
} satisfies Meta<typeof GrowthWelcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Start in the Growth Center' })).toBeVisible();
  },
};
export const Starting: Story = { args: { sending: 'start start' } };
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const NewLevel: Story = {
  render: (args) => <NewLevelCard {...args} level={4} waiting={3} rewardsHref="/growthCenter/achievementRewards" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 rewards wait for you:')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close the news of LV.4' })).toBeVisible();
  },
};

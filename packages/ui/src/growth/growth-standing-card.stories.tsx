import type { Meta, StoryObj } from '@storybook/react-vite';
import { growthPath } from '@tutor/rules/growth/growth-path';
import { expect, within } from 'storybook/test';
import { GrowthStandingCard } from './growth-standing-card.tsx';

const levelOneTotal = 280;

const meta = {
  title: 'Growth/GrowthStandingCard',
  component: GrowthStandingCard,
  args: {
    score: 1_834,
    level: 3,
    share: 1_434 / 2_100,
    completedTasks: 5,
    totalTasks: 9,
    joinDay: 212,
    path: growthPath({ score: 1_834, levelOneTotal, unclaimed: 0, weekPace: 105 }),
    place: { rank: 64, total: 1_500, href: '/growthCenter/growthRanking' },
    detailHref: '/growthCenter/growthDetail',
  },
} satisfies Meta<typeof GrowthStandingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,834 of 2,500 for LV.4')).toBeVisible();
    await expect(canvas.getByText('At your pace: about 7 weeks')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Place 64 of 1,500' })).toBeVisible();
    // Hundreds of one kind are no advice.
    await expect(canvas.queryByText(/takes you there/)).not.toBeInTheDocument();
  },
};

export const SaysWhatTheNextBrings: Story = {
  args: { brings: ['One more name for your pet'], receivedToday: 40 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('LV.4 brings: One more name for your pet')).toBeVisible();
    await expect(canvas.getByText('+40 received today')).toBeVisible();
  },
};

export const NoLevelYet: Story = {
  args: { score: 0, level: 0, share: 0, joinDay: 0, path: growthPath({ score: 0, levelOneTotal, unclaimed: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your first growth value brings LV.1.')).toBeVisible();
  },
};

export const CountsTasks: Story = {
  args: {
    score: 60,
    level: 1,
    share: 3 / 9,
    completedTasks: 3,
    joinDay: 1,
    path: growthPath({ score: 60, levelOneTotal, unclaimed: 70 }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 of 9 tasks completed')).toBeVisible();
    await expect(canvas.getByText('70 of them wait below to be received.')).toBeVisible();
  },
};

export const ReceivingIsEnough: Story = {
  args: { score: 2_480, share: 2_080 / 2_100, path: growthPath({ score: 2_480, levelOneTotal, unclaimed: 40 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Receive what waits below, and you are on LV.4.')).toBeVisible();
  },
};

export const OneBelow: Story = {
  args: {
    score: 7_999,
    level: 4,
    share: 5_499 / 5_500,
    path: growthPath({ score: 7_999, levelOneTotal, unclaimed: 0 }),
  },
  play: async ({ canvasElement }) => {
    // Never 100 before the level is there.
    await expect(within(canvasElement).getByText('99%')).toBeVisible();
    await expect(within(canvasElement).getByText('1 five-star lesson')).toBeVisible();
  },
};

export const AtTheTop: Story = {
  args: { score: 320_450, level: 9, share: 1, path: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You are at the top level.')).toBeVisible();
  },
};

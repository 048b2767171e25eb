import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OwnRankingCard } from './own-ranking-card.tsx';

const day = (text: string) => new Date(`${text}T16:00:00Z`);

const meta = {
  title: 'Rankings/OwnRankingCard',
  component: OwnRankingCard,
  args: {
    board: 'responseRate',
    own: { position: 37, rank: 36, previousRank: 41, name: 'Ana L.', value: 914, done: 53, outOf: 58 },
    ownCount: 58,
    total: 1_240,
    trend: [62, 71, undefined, 80, 78, 85, 90, 94].map((percent, week) => ({
      start: new Date(day('2026-09-25').getTime() + week * 7 * 86_400_000),
      value: percent === undefined ? undefined : percent * 10,
    })),
    period: { start: day('2026-10-21'), end: new Date('2026-11-20T03:50:00Z') },
    refreshedAt: new Date('2026-11-20T03:50:00Z'),
    zone: 'Asia/Manila',
    isHidden: false,
    action: '/10sResponseRateRanking',
  },
} satisfies Meta<typeof OwnRankingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('53 in time of 58 requests')).toBeVisible();
    await expect(canvas.getByText('Up 5 places')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Hide my name from others' })).toBeVisible();
  },
};
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show my name to others' })).toBeVisible();
  },
};
export const Hiding: Story = { args: { isHiding: true } };
export const NotRankedYet: Story = {
  args: { own: undefined, ownCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/it takes 3 class requests in 30 days, and you have 1/)).toBeVisible();
  },
};
export const LostPlaces: Story = {
  args: {
    board: 'conversionProgress',
    own: { position: 900, rank: 900, previousRank: 12, value: -311, done: 333, outOf: 644 },
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RankingsOverview } from './rankings-overview.tsx';

const meta = {
  title: 'Rankings/RankingsOverview',
  component: RankingsOverview,
  args: {
    places: [
      { board: 'conversion', href: '/conversionRanking', rank: 12, previousRank: 19, value: 433, total: 180 },
      { board: 'conversionProgress', href: '/conversionRanking?board=progress', total: 96 },
      { board: 'receivedOrders', href: '/receivedOrdersRanking', rank: 3, previousRank: 3, value: 24, total: 1_204 },
      { board: 'responseRate', href: '/10sResponseRateRanking', rank: 41, previousRank: 36, value: 914, total: 1_240 },
      { board: 'courseFeel', href: '/emotionalMotivationRanking', rank: 7, value: 487, total: 900 },
      { board: 'growth', href: '/growthCenter/growthRanking', rank: 64, previousRank: 70, value: 1_834, total: 1_500 },
    ],
    topTutor: { rank: 37, total: 1_820, enrolments: 63, level: 2, nextLevelAt: 80 },
  },
} satisfies Meta<typeof RankingsOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('63 of 80 enrolments')).toBeVisible();
    await expect(canvas.getByText('Not ranked yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Growth' })).toHaveAttribute('href', '/growthCenter/growthRanking');
  },
};
export const AtTheTopLevel: Story = { args: { topTutor: { rank: 1, total: 1_820, enrolments: 2_400, level: 10 } } };
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

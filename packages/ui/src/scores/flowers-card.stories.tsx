import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FlowersCard } from './flowers-card.tsx';

const meta = {
  title: 'Scores/FlowersCard',
  component: FlowersCard,
  args: { flowers: 340, exchangedThisMonth: 40, exchangeHref: '/flowers', detailHref: '/flowers' },
} satisfies Meta<typeof FlowersCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('340')).toBeVisible();
    await expect(canvas.getByText('worth PHP 1,700')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Exchanged this month' })).toHaveAttribute('value', '40');
    await expect(canvas.getByRole('link', { name: 'Flowers For Cash' })).toHaveAttribute('href', '/flowers');
  },
};

export const QuotaUsedUp: Story = { args: { exchangedThisMonth: 100 } };

export const QuotaUnknown: Story = {
  args: { exchangedThisMonth: undefined, exchangeHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Up to 100 flowers can be exchanged a month.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { flowers: 0, exchangedThisMonth: 0, exchangeHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Each flower a student gives is worth PHP 5.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FlowerList } from './flower-list.tsx';

const at = new Date('2026-11-20T02:30:00Z');

const meta = {
  title: 'Scores/FlowerList',
  component: FlowerList,
  args: {
    kind: 'obtained',
    entries: [
      { id: 3, flowers: 3, note: 'From Lucy', at },
      { id: 2, flowers: 1, note: 'From Tommy', at: new Date('2026-11-19T10:00:00Z') },
      { id: 1, flowers: 86, note: 'Carried over from last term', at: new Date('2026-10-06T01:00:00Z') },
    ],
    page: 1,
    pageSize: 20,
    total: 3,
    hrefOf: (page) => `?page=${page}`,
    zone: 'Asia/Manila',
  },
} satisfies Meta<typeof FlowerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /From Lucy/ });
    await expect(row).toHaveTextContent('Fri 20 Nov 2026, 10:30');
    await expect(row).toHaveTextContent('+3');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // A time on one line.
    for (const time of canvasElement.querySelectorAll('time')) await expect(time.getClientRects()).toHaveLength(1);
  },
};

export const Used: Story = {
  args: {
    kind: 'used',
    entries: [
      { id: 5, flowers: 15, note: 'For a new headset', at, exchange: { pesos: 75, isPaid: false } },
      {
        id: 4,
        flowers: 20,
        note: 'To my bank account, please. '.repeat(7),
        at: new Date('2026-10-18T01:00:00Z'),
        exchange: { pesos: 100, isPaid: true },
      },
    ],
    total: 10_000,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('row', { name: /headset/ });
    await expect(first).toHaveTextContent('PHP 75On its way');
    await expect(within(first).getByRole('rowheader')).toHaveTextContent('For a new headsetFri 20 Nov 2026, 10:30 AM');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
  },
};

export const Empty: Story = { args: { entries: [], total: 0 } };

export const NoneUsed: Story = { args: { kind: 'used', entries: [], total: 0 } };

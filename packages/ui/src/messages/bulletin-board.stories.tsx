import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BulletinBoard } from './bulletin-board.tsx';

const bulletins = [
  {
    id: 1,
    title: 'Typhoon season: how classes are rescheduled',
    excerpt: 'If a storm warning is raised for your province, tell your Team Manager as early as you can.',
    publishedAt: new Date('2026-11-19T01:00:00Z'),
    isTop: true,
    href: '/bulletinBoard#bulletin-1',
  },
  {
    id: 2,
    title: 'Service fees are paid on the 5th this month',
    excerpt: 'The 1st is a bank holiday.',
    publishedAt: new Date('2026-11-20T00:30:00Z'),
    isTop: false,
    href: '/bulletinBoard#bulletin-2',
  },
];

const meta = {
  title: 'Messages/BulletinBoard',
  component: BulletinBoard,
  args: { bulletins, zone: 'Asia/Manila', allHref: '/bulletinBoard' },
} satisfies Meta<typeof BulletinBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Typhoon season/);
    await expect(canvas.getByRole('img', { name: 'Pinned' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Service fees/ })).toHaveAttribute(
      'href',
      '/bulletinBoard#bulletin-2',
    );
    await expect(canvas.getByRole('link', { name: 'Read all' })).toHaveAttribute('href', '/bulletinBoard');
  },
};

export const Empty: Story = { args: { bulletins: [] } };

export const LongText: Story = {
  args: {
    bulletins: bulletins.map((bulletin) => ({
      ...bulletin,
      title: 'An announcement whose title never seems to come to its end because everything had to be in it',
      excerpt: 'And the text goes on and on. '.repeat(5),
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BulletinList } from './bulletin-list.tsx';

const meta = {
  title: 'Messages/BulletinList',
  component: BulletinList,
  args: {
    zone: 'Asia/Manila',
    bulletins: [
      {
        id: 1,
        title: 'Typhoon season: how classes are rescheduled',
        html: '<p>If a storm warning is raised for your province, tell your Team Manager <strong>as early as you can</strong>.</p><ul><li>Signal 1 and 2: teach if power and line are stable.</li><li>Signal 3 and above: classes are moved.</li></ul>',
        publishedAt: new Date('2026-11-19T01:00:00Z'),
        isTop: true,
      },
      {
        id: 2,
        title: 'Service fees are paid on the 5th this month',
        html: '<p>The 1st is a bank holiday. Service fees arrive on <strong>the 5th</strong>.</p>',
        publishedAt: new Date('2026-11-17T00:30:00Z'),
        isTop: false,
      },
    ],
  },
} satisfies Meta<typeof BulletinList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pinned = within(canvasElement).getByRole('region', { name: /^Typhoon season/ });
    await expect(within(pinned).getByText('Pinned')).toBeVisible();
    await expect(pinned).toHaveAttribute('id', 'bulletin-1');
  },
};

export const Empty: Story = { args: { bulletins: [] } };

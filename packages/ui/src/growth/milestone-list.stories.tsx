import type { Meta, StoryObj } from '@storybook/react-vite';
import { milestoneKinds } from '@tutor/rules/growth/growth-milestones';
import { expect, within } from 'storybook/test';
import { MilestoneList } from './milestone-list.tsx';

const milestones = milestoneKinds.map(({ type, name, steps }, index) => ({
  type,
  name,
  count: index * 7,
  reachedSteps: steps.filter((step) => step <= index * 7).length,
  totalSteps: steps.length,
  nextTarget: steps.find((step) => step > index * 7),
}));

const meta = {
  title: 'Growth/MilestoneList',
  component: MilestoneList,
  args: { milestones, zone: 'Asia/Manila', hrefOf: (type) => (type === undefined ? '?' : `?milestone=${type}`) },
} satisfies Meta<typeof MilestoneList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opened: Story = {
  args: {
    opened: {
      type: 'classes',
      steps: [
        {
          target: 1,
          reachedAt: new Date('2026-03-01T02:00:00Z'),
          source: { href: '/classDetail/7', label: 'Class with Mia Chen' },
        },
        { target: 10, reachedAt: new Date('2026-03-09T02:00:00Z') },
        { target: 50 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Class with Mia Chen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hide steps of Classes completed' })).toHaveAttribute('href', '?');
  },
};
export const AllReached: Story = {
  args: {
    milestones: [{ type: 'photos', name: 'Class photos shared', count: 1_204, reachedSteps: 5, totalSteps: 5 }],
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

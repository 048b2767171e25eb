import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TaskLog } from './task-log.tsx';

const meta = {
  title: 'Growth/TaskLog',
  component: TaskLog,
  args: {
    done: 2,
    target: 10,
    isReceived: false,
    counted: [
      {
        at: new Date('2026-11-19T02:25:00Z'),
        what: 'Class completed, Mia Chen',
        href: '/classDetail/700101',
        points: 1,
      },
      { at: new Date('2026-11-18T02:25:00Z'), what: 'Class completed', points: 1 },
    ],
    received: [],
    zone: 'Asia/Manila',
  },
} satisfies Meta<typeof TaskLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Class completed, Mia Chen' })).toBeVisible();
    await expect(canvas.getByText('Nothing was received for this task yet.')).toBeVisible();
  },
};
export const Made: Story = { args: { done: 2, target: 2 } };
export const Empty: Story = { args: { done: 0, counted: [] } };
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

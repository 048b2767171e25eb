import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyZone } from './class-story-data.ts';
import { RemarkQueue, RemarkQueueBar } from './remark-queue.tsx';

const item = (clid: number, start: string, isLater = false) => ({
  clid,
  href: `/classDetail/${clid}?queue=due#remark`,
  studentName: 'Mia Chen',
  topic: 'Kids English · Unit 3, Lesson 2',
  start: new Date(start),
  end: new Date(new Date(start).getTime() + 25 * 60_000),
  kind: 'knowledge' as const,
  isLater,
});

const meta = {
  title: 'Classes/RemarkQueue',
  component: RemarkQueue,
  args: { zone: storyZone, items: [item(6, '2026-11-18T01:00:00Z'), item(7, '2026-11-20T00:00:00Z', true)] },
} satisfies Meta<typeof RemarkQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Late by 23 h 45 min');
    await expect(canvasElement).toHaveTextContent('Due in 23 h 15 min');
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};

export const Empty: Story = { args: { items: [] } };

export const Bar: Story = {
  render: () => (
    <RemarkQueueBar
      position={2}
      count={5}
      previousHref="/classDetail/6"
      nextHref="/classDetail/8"
      queueHref="/remarksDue"
    />
  ),
};

export const BarDone: Story = {
  render: () => <RemarkQueueBar position={undefined} count={1} nextHref="/classDetail/8" queueHref="/remarksDue" />,
};

export const BarEnd: Story = {
  render: () => <RemarkQueueBar position={undefined} count={0} queueHref="/remarksDue" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Done. No remark is due.');
  },
};

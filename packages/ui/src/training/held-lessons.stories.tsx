import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyNow } from '../classes/class-story-data.ts';
import { HeldLessons } from './held-lessons.tsx';

const at = (minutes: number) => new Date(storyNow.getTime() + minutes * 60_000);
const lesson = (id: number, startsInMinutes: number) => ({
  id,
  start: at(startsInMinutes),
  end: at(startsInMinutes + 30),
  when: `Fri 20 Nov 2026, lesson ${id}`,
  kind: 'Practice lesson',
  reason: 'Correcting kindly',
});

const meta = {
  title: 'Training/HeldLessons',
  component: HeldLessons,
  args: {
    lessons: [lesson(1, 15), lesson(2, 16)],
    zone: 'Asia/Manila',
    joinHref: '?join=1',
    isJoinedInClient: false,
    moveHrefOf: (id) => `?move=${id}`,
    cancelHrefOf: (id) => `?cancel=${id}`,
  },
} satisfies Meta<typeof HeldLessons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [open, closed] = within(canvasElement).getAllByRole('listitem');
    if (open === undefined || closed === undefined) throw new Error('two lessons are held');
    await expect(within(open).getByRole('link', { name: /^Join lesson/ })).toHaveAttribute('href', '?join=1');
    await expect(within(closed).queryByRole('link', { name: /^Join lesson/ })).toBeNull();
    await expect(within(closed).getByText(/^The classroom opens at/)).toBeVisible();
    await expect(within(closed).getByRole('link', { name: /^Move:/ })).toHaveAttribute('href', '?move=2');
  },
};

export const UnderWay: Story = {
  args: { lessons: [lesson(1, -10), lesson(2, -30)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: /^Move/ })).toBeNull();
  },
};

export const LongReason: Story = {
  args: { lessons: [{ ...lesson(1, 120), reason: 'Feedback'.repeat(25) }] },
  globals: { viewport: { value: 'phone' } },
};

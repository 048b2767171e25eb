import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyNow, storyZone } from './class-story-data.ts';
import { OpenClassList } from './open-class-list.tsx';

const minute = 60_000;
const at = (minutes: number): Date => new Date(storyNow.getTime() + minutes * minute);
const item = (id: number, startsIn: number) => ({
  id,
  title: 'Story hour',
  topic: 'A story with pictures, and everybody says one sentence',
  start: at(startsIn),
  end: at(startsIn + 45),
  seats: 16,
  isCanceled: false,
  students: [
    { id: 1, name: 'Chen Yutong (Coco)', age: 8, country: 'China', level: 'Level 2' },
    { id: 2, name: 'Wang Haoran' },
  ],
  joinHref: `/publicClass/join/${id}`,
});

const meta = {
  title: 'Classes/OpenClassList',
  component: OpenClassList,
  args: { zone: storyZone, isPast: false, isJoinedInClient: false, items: [item(1, 10), item(2, 1500)] },
} satisfies Meta<typeof OpenClassList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const join = canvas.getByRole('link', { name: 'Join open class Story hour' });
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('2 of 16 seats taken');
    await userEvent.tab();
    await expect(join).toHaveFocus();
    const [students] = canvas.getAllByText('2 students');
    if (students === undefined) throw new Error('no students');
    await userEvent.click(students);
    await expect(canvas.getAllByText('Level 2 · 8 years old · China')[0]).toBeVisible();
  },
};

export const InTheClient: Story = {
  args: { isJoinedInClient: true, items: [item(1, -5)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Join/ })).not.toHaveAttribute('target');
  },
};

export const Past: Story = {
  args: { isPast: true, items: [item(1, -90), { ...item(2, -3000), isCanceled: true, students: [] }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Cancelled');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = { args: { items: [] } };

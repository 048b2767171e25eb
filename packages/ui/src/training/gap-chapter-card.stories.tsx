import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyNow } from '../classes/class-story-data.ts';
import { GapChapterCard } from './gap-chapter-card.tsx';

const at = (minutes: number) => new Date(storyNow.getTime() + minutes * 60_000);
const classIn = (minutes: number) => ({ start: at(minutes), end: at(minutes + 25) });

const meta = {
  title: 'Training/GapChapterCard',
  component: GapChapterCard,
  args: {
    busy: [classIn(20)],
    chapters: [
      { name: 'Show the mouth', course: 'Pronunciation', minutes: 16, href: '/trainingCenter/courseDetail/1/2' },
      { name: 'Your day', course: 'Time and attendance', minutes: 15, href: '/trainingCenter/courseDetail/2/1' },
    ],
  },
} satisfies Meta<typeof GapChapterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Learn it: Your day' })).toHaveAttribute(
      'href',
      '/trainingCenter/courseDetail/2/1',
    );
    await expect(canvas.getByText('You have 15 minutes before you get ready for class.')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { busy: [classIn(12)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

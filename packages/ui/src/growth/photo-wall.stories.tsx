import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhotoWall } from './photo-wall.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="teal" d="M0 0h4v3H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Growth/PhotoWall',
  component: PhotoWall,
  args: {
    zone: 'Asia/Manila',
    shareHref: '/growthCenter/classPhoto',
    photos: [
      {
        id: 2,
        src: picture,
        words: 'We sang the weather song.',
        sharedAt: new Date('2026-11-18T02:00:00Z'),
        lesson: { href: '/classDetail/7', label: 'Class with Mia Chen' },
      },
      { id: 1, src: picture, words: '', sharedAt: new Date('2026-11-02T02:00:00Z') },
    ],
  },
} satisfies Meta<typeof PhotoWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'We sang the weather song.' })).toBeVisible();
  },
};
export const Empty: Story = { args: { photos: [] } };
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    photos: [{ id: 1, src: picture, words: 'W'.repeat(200), sharedAt: new Date('2026-11-02T02:00:00Z') }],
  },
};

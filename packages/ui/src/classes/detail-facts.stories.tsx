import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DetailFacts } from './detail-facts.tsx';

const meta = {
  title: 'Classes/DetailFacts',
  component: DetailFacts,
  args: {
    facts: {
      Goal: 'Speak in full sentences',
      Likes: undefined,
      Wishes: 'Please speak slowly, and say every new word in a sentence of its own before the pictures come',
    },
  },
} satisfies Meta<typeof DetailFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has no value is left out, name and all. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Goal', 'Wishes']);
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlaceMovement } from './place-movement.tsx';

const meta = {
  title: 'Rankings/PlaceMovement',
  component: PlaceMovement,
  args: { rank: 3, previousRank: 7 },
} satisfies Meta<typeof PlaceMovement>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(words)).toBeInTheDocument();
  };

export const Default: Story = { play: says('Up 4 places') };
export const Down: Story = { args: { rank: 4, previousRank: 3 }, play: says('Down 1 place') };
export const Same: Story = { args: { previousRank: 3 }, play: says('The same place as in the period before') };
export const New: Story = { args: { previousRank: undefined }, play: says('New in this period') };

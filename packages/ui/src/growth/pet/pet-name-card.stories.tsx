import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PetNameCard } from './pet-name-card.tsx';

const meta = {
  title: 'Growth/PetNameCard',
  component: PetNameCard,
  args: { name: 'pet-name', action: '/growthCenter/pet', pet: { name: 'Mango', renamesLeft: 2, canRename: true } },
} satisfies Meta<typeof PetNameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You can rename it 2 times more.')).toBeVisible();
  },
};
export const FirstName: Story = { args: { pet: { renamesLeft: 3, canRename: true } } };
export const AllUsed: Story = {
  args: { pet: { name: 'Mango', renamesLeft: 0, canRename: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};
export const Refused: Story = {
  args: {
    values: { petName: 'Mango 🥭' },
    errors: { petName: 'A name cannot have emoji. Letters and numbers are fine.' },
  },
};
export const Sending: Story = { args: { isSubmitting: true } };

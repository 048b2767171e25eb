import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompletenessCard } from './completeness-card.tsx';

const none = {
  picture: false,
  about: false,
  education: false,
  equipment: false,
  interests: false,
  identity: false,
  phone: false,
};

const meta = {
  title: 'Profile/CompletenessCard',
  component: CompletenessCard,
  args: { parts: { ...none, about: true, phone: true }, hrefOf: (part) => `#section-${part}` },
} satisfies Meta<typeof CompletenessCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 7')).toBeVisible();
    // What is missing is a way there; what is done is only told.
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Government ID' })).toHaveAttribute('href', '#section-identity');
  },
};

export const Complete: Story = {
  args: {
    parts: {
      picture: true,
      about: true,
      education: true,
      equipment: true,
      interests: true,
      identity: true,
      phone: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { petWardrobe } from '@tutor/rules/growth/pet-wardrobe';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PetStagesCard } from './pet-stages-card.tsx';
import { PetWardrobe } from './pet-wardrobe.tsx';

const onSend = fn((event: Event) => event.preventDefault());

const meta = {
  title: 'Growth/PetWardrobe',
  component: PetWardrobe,
  args: {
    petLevel: 5,
    items: petWardrobe.map((item) => ({
      ...item,
      status: item.level < 5 ? 'received' : item.level === 5 ? 'open' : 'locked',
      isWorn: item.thing === 'teal' || item.thing === 'scarf',
    })),
    action: '/growthCenter/pet',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof PetWardrobe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Wear Bow tie' }));
    const form = onSend.mock.calls[0]?.[0].target;
    await expect(form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}).toEqual({
      intent: 'putOn',
      value: '5',
    });
    await expect(canvas.getByRole('button', { name: 'Receive Beret of LV.5' })).toBeVisible();
  },
};
export const BeforeTheChick: Story = { args: { petLevel: 1 } };
export const Sending: Story = { args: { sending: 'putOn 5' } };
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Stages: Story = {
  render: () => (
    <PetStagesCard
      petLevel={4}
      wears={['sunrise']}
      hrefOf={(level) => `?stage=${level}`}
      opened={{ level: 8, name: 'Great bird', words: 'A great bird with its wings spread', isReached: false }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Comes with LV.8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Songbird' })).toHaveAttribute('href', '?stage=6#stage');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { petMoods, petStages } from '@tutor/rules/growth/pet-stage';
import { expect, within } from 'storybook/test';
import { PetDrawing } from './pet-drawing.tsx';

const meta = {
  title: 'Growth/PetDrawing',
  component: PetDrawing,
  args: { level: 3, isStill: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '60rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PetDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: '1rem' } as const;
const small = { ...row, gridTemplateColumns: 'repeat(auto-fill, 56px)' } as const;

export const Default: Story = {
  args: { wears: ['scarf', 'book'], mood: 'cheering' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'A round, downy chick with knitted scarf and story book. It cheers: a lesson of yours has five stars.',
      }),
    ).toBeVisible();
  },
};

export const EveryLevel: Story = {
  render: (args) => (
    <div style={row}>
      {petStages.map(({ level }) => (
        <PetDrawing key={level} {...args} level={level} />
      ))}
    </div>
  ),
};

export const EveryLevelSmall: Story = {
  render: (args) => (
    <div style={small}>
      {petStages.map(({ level }) => (
        <PetDrawing key={level} {...args} level={level} />
      ))}
    </div>
  ),
};

export const EveryMood: Story = {
  render: (args) => (
    <div style={row}>
      {petMoods.map((mood) => (
        <PetDrawing key={mood} {...args} level={5} mood={mood} />
      ))}
    </div>
  ),
};

export const EverySkin: Story = {
  render: (args) => (
    <div style={row}>
      {(['teal', 'sunrise', 'lagoon', 'dusk'] as const).map((skin) => (
        <PetDrawing key={skin} {...args} level={7} wears={[skin]} />
      ))}
    </div>
  ),
};

export const Dressed: Story = {
  render: (args) => (
    <div style={row}>
      {([3, 4, 5, 6, 7, 8, 9] as const).map((level) => (
        <PetDrawing key={level} {...args} level={level} wears={['crown', 'medallion', 'trophy']} />
      ))}
    </div>
  ),
};

const animated = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('svg *')]
    .map((part) => getComputedStyle(part).animationName)
    .filter((name) => name !== 'none');

export const Moving: Story = {
  globals: { motion: 'full' },
  args: { isStill: false },
  play: async ({ canvasElement }) => {
    await expect(animated(canvasElement).length).toBeGreaterThan(0);
  },
};

export const Paused: Story = {
  globals: { motion: 'full' },
  args: { isStill: true, mood: 'cheering', level: 9 },
  play: async ({ canvasElement }) => {
    await expect(animated(canvasElement)).toEqual([]);
  },
};

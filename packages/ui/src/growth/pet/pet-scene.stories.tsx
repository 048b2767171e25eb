import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CalmButton } from '../calm-button.tsx';
import { PetScene } from './pet-scene.tsx';

const onSend = fn((event: Event) => event.preventDefault());

const meta = {
  title: 'Growth/PetScene',
  component: PetScene,
  args: {
    pet: { name: 'Mango', level: 5, mood: 'content', wears: ['scarf'], renamesLeft: 2, canRename: true },
    action: '/growthCenter',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
    actions: <CalmButton isCalm={false} action="/growthCenter/calm" />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof PetScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Calm: Story = {
  args: { isStill: true, actions: <CalmButton isCalm action="/growthCenter/calm" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Calm mode', pressed: true })).toBeVisible();
  },
};
export const NotAdopted: Story = {
  args: { pet: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Adopt the egg' }));
    await expect(onSend).toHaveBeenCalled();
  },
};
export const NoNameYet: Story = {
  args: { pet: { level: 1, mood: 'asleep', wears: [], renamesLeft: 3, canRename: true } },
};
export const LongName: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { pet: { name: 'WWWWWWWWWWWWWWWWWWWW', level: 8, mood: 'tea', wears: [], renamesLeft: 0, canRename: false } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../primitives/layout/card.tsx';
import { RewardLayout } from './reward-layout.tsx';

const meta = {
  title: 'Growth/RewardLayout',
  component: RewardLayout,
  args: { road: <Card title="Levels">LV.1 to LV.9</Card>, rest: <Card title="Milestones">Classes completed</Card> },
} satisfies Meta<typeof RewardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

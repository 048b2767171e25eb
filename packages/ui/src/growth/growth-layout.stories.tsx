import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../primitives/layout/card.tsx';
import { GrowthLayout } from './growth-layout.tsx';

const meta = {
  title: 'Growth/GrowthLayout',
  component: GrowthLayout,
  args: { standing: <Card title="Your level">LV.3</Card>, tasks: <Card title="Teaching">Complete ten classes</Card> },
} satisfies Meta<typeof GrowthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };

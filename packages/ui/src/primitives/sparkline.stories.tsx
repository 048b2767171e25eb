import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Primitives/Sparkline',
  component: Sparkline,
  args: {
    caption: 'Flowers by week',
    columnNames: ['Week', 'Flowers'],
    tone: 'reward',
    points: [12, 14, 9, 18, 22, 19, 26].map((value, index) => ({ label: `Week ${index + 40}`, value })),
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Flat: Story = {
  args: {
    points: [
      { label: 'Week 46', value: 5 },
      { label: 'Week 47', value: 5 },
    ],
  },
};

export const OnePoint: Story = { args: { points: [{ label: 'Week 47', value: 5 }] } };

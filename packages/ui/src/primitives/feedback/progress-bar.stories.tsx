import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Trial classes to T6', value: 352, max: 549, valueText: '352 of 549' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Trial classes to T6' });
    await expect(bar).toHaveValue(352);
  },
};

export const Reward: Story = {
  args: { tone: 'reward', label: 'Flowers this month', value: 64, max: 100, valueText: '64 of 100' },
};

export const HiddenLabel: Story = { args: { isLabelHidden: true, valueText: undefined } };

export const Unknown: Story = { args: { value: undefined, valueText: undefined, label: 'Uploading' } };

export const MoreThanAll: Story = {
  args: { value: 900 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveValue(549);
  },
};

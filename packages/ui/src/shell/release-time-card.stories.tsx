import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReleaseTimeCard } from './release-time-card.tsx';

const meta = {
  title: 'Shell/ReleaseTimeCard',
  component: ReleaseTimeCard,
  args: {},
} satisfies Meta<typeof ReleaseTimeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Release time for next week' })).toHaveAttribute(
      'href',
      '/releaseTime/submit',
    );
  },
};

export const InTheSmallLayout: Story = { globals: { viewport: { value: 'narrow' } } };

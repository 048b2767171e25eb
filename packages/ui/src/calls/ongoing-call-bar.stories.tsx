import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OngoingCallBar } from './ongoing-call-bar.tsx';

const meta = {
  title: 'Calls/OngoingCallBar',
  component: OngoingCallBar,
  args: { names: ['Ana Reyes', 'Leo Fischer'], onJoin: fn() },
} satisfies Meta<typeof OngoingCallBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Call going on: Ana Reyes, Leo Fischer');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: { whyNot: 'This call is full: four people are in it.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DoNotDisturbBar } from './do-not-disturb-bar.tsx';

const meta = {
  title: 'Calls/DoNotDisturbBar',
  component: DoNotDisturbBar,
  args: { onTurnOff: fn() },
} satisfies Meta<typeof DoNotDisturbBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Do not disturb: calls do not ring.');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailedLater } from './failed-later.tsx';

const meta = {
  title: 'Chat/FailedLater',
  component: FailedLater,
  args: {
    items: [
      { id: 1, text: 'See you tomorrow', reason: 'Send failed: Only administrators can speak in this group.' },
      { id: 2, text: 'A long one. '.repeat(40), reason: 'Send failed: The message that it answers is gone.' },
    ],
    isBusy: false,
    onRetry: fn(),
    onEdit: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof FailedLater>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Messages for later were not sent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send now: See you tomorrow' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: See you tomorrow' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard: See you tomorrow' }));
    for (const press of [args.onRetry, args.onEdit, args.onDiscard]) await expect(press).toHaveBeenCalledWith(1);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Refused: Story = { args: { error: 'The service cannot be reached. Please try again.' } };

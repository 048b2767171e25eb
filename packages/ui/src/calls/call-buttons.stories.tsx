import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TalkHeader } from '../chat/talk-header.tsx';
import { CallButtons } from './call-buttons.tsx';

const meta = {
  title: 'Calls/CallButtons',
  component: CallButtons,
  args: { onCall: fn() },
  render: (args) => (
    <TalkHeader
      name="Coco's mother"
      detail="Mother of Coco, Trial lesson"
      backHref="/chat"
      actions={<CallButtons {...args} />}
    />
  ),
} satisfies Meta<typeof CallButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Audio call' }).click();
    // Within the press, so that it may open a window.
    await expect(args.onCall).toHaveBeenCalledWith('audio');
    await userEvent.click(canvas.getByRole('button', { name: 'Video call' }));
    await expect(args.onCall).toHaveBeenLastCalledWith('video');
  },
};

export const InACall: Story = {
  args: { whyNot: 'You are in a call.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Audio call' });
    await expect(button).toHaveAccessibleDescription('You are in a call.');
    await userEvent.click(button);
    await expect(args.onCall).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

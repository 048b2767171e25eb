import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OngoingCallBar } from './ongoing-call-bar.tsx';

const meta = {
  title: 'Calls/OngoingCallBar',
  component: OngoingCallBar,
  args: { call: { names: ['Ana Reyes', 'Leo Fischer'], isOwn: false, whyNot: undefined }, onEnter: fn() },
} satisfies Meta<typeof OngoingCallBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Call going on: Ana Reyes, Leo Fischer');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: {
    call: { names: ['Ana Reyes'], isOwn: false, whyNot: 'This call is full: four people are in it.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The tutor's own call in a window behind this one. */
export const OwnCall: Story = {
  args: { call: { names: ['Coco Chen'], isOwn: true, whyNot: undefined }, isHere: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are in a call with Coco Chen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return to the call' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

/** On another device, or in a window that crashed. */
export const OwnCallElsewhere: Story = {
  args: { call: { names: [], isOwn: true, whyNot: undefined } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are in a call.');
    await userEvent.click(canvas.getByRole('button', { name: 'Move the call here' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const OwnCallElsewhereOnAPhone: Story = { ...OwnCallElsewhere, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

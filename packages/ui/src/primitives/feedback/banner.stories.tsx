import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'Class times are shown in Manila time (GMT+8).' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Manila time');
  },
};

export const Success: Story = { args: { tone: 'success', children: 'You are clocked in.' } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'You are offline',
    children: 'What you see is from 9:05 AM. It will be renewed when the connection is back.',
    action: <Button size="small">Retry</Button>,
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Sign-in failed', children: 'Account or password is wrong.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Account or password is wrong.');
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss the notice' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss the notice' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Three classes of last week still have no remark',
    children:
      'A remark is due within 24 hours of the class. Parents read it the same evening, so a few plain sentences about what went well and what to practise are worth more than a long text that comes late.',
    action: <Button size="small">Write remarks</Button>,
    onDismiss: fn(),
  },
};

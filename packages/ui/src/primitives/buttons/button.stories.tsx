import type { Meta, StoryObj } from '@storybook/react-vite';
import LogIn from 'lucide-react/icons/log-in';
import Trash2 from 'lucide-react/icons/trash';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../theme/icon.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Join class', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Join class' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Show all' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel class', icon: <Icon of={Trash2} /> } };

export const WithIcon: Story = { args: { variant: 'primary', icon: <Icon of={LogIn} /> } };

export const Sizes: Story = {
  render: (args) => (
    <>
      <Button {...args} size="small" /> <Button {...args} size="medium" /> <Button {...args} size="large" />
    </>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Submitting...', children: 'Submit' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PendingSendsNoForm: Story = {
  args: { type: 'submit', isPending: true, children: 'Sign in' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'true';
      }}
      aria-label="Sign in"
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('form', { name: 'Sign in' })).not.toHaveAttribute('data-sent');
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Clocked In' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clocked In' }), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true, children: 'Sign in' } };

export const LongText: Story = {
  args: { children: 'Yes, I can take this class and have read the rules for late cancellations' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { resendAfterMs } from '@tutor/rules/account/verification-code';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { SendCodeButton } from './send-code-button.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Account/SendCodeButton',
  component: SendCodeButton,
  args: { onSend: fn() },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof SendCodeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const CountingDown: Story = {
  args: { sentAtMs: clock.nowMs() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('The code was sent.');
    const button = canvas.getByRole('button', { name: 'Send again in 60 s' });
    await userEvent.click(button);
    clock.advance(resendAfterMs - 1);
    await expect(await canvas.findByRole('button', { name: 'Send again in 1 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sending' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

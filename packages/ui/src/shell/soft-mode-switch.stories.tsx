import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { SoftModeSwitch } from './soft-mode-switch.tsx';

const meta = {
  title: 'Shell/SoftModeSwitch',
  component: SoftModeSwitch,
  args: { isOn: false, action: '/softMode', Form: RecordingForm },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SoftModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('switch', { name: /^Soft Mode/ });
    await expect(button).not.toBeChecked();
    await userEvent.click(button);
    await userEvent.keyboard(' ');
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent).toHaveBeenLastCalledWith(
      { isOn: 'true' },
      { id: 'soft-mode', action: '/softMode', method: 'post' },
    );
  },
};

export const On: Story = {
  args: { isOn: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('switch', { name: /^Soft Mode/ });
    await expect(button).toBeChecked();
    await userEvent.click(button);
    await expect(sent).toHaveBeenLastCalledWith(
      { isOn: 'false' },
      { id: 'soft-mode', action: '/softMode', method: 'post' },
    );
  },
};

export const Sending: Story = {
  args: { isOn: true, isSending: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(sent).not.toHaveBeenCalled();
  },
};

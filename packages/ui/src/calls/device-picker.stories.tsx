import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakePicture, halfLoud } from './call-story-data.ts';
import { DevicePicker } from './device-picker.tsx';

const meta = {
  title: 'Calls/DevicePicker',
  component: DevicePicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    devices: {
      microphone: [
        { id: '', label: 'Default microphone' },
        { id: 'm1', label: 'USB headset' },
      ],
      camera: [{ id: 'c1', label: 'Logitech C920' }],
      speaker: [{ id: '', label: 'Default speaker' }],
    },
    chosen: { microphone: '', camera: 'c1', speaker: '' },
    onChoose: fn(),
    canChooseSpeaker: true,
    onTestTone: fn(),
  },
} satisfies Meta<typeof DevicePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { subscribeLevel: halfLoud },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Microphone' }), 'USB headset');
    await expect(args.onChoose).toHaveBeenCalledWith('microphone', 'm1');
    await userEvent.click(canvas.getByRole('button', { name: 'Play a test tone' }));
    await expect(args.onTestTone).toHaveBeenCalledOnce();
  },
};

export const WithPreview: Story = {
  beforeEach: ({ args }) => {
    args.preview = { stream: fakePicture('sand'), controls: null };
  },
};

export const CameraOff: Story = { args: { preview: { stream: null, controls: null } } };

export const EarlierDeviceMissing: Story = {
  args: { missing: 'Your earlier microphone, Jabra Evolve, is not here. The default microphone is used.' },
};

export const Refused: Story = {
  args: {
    micProblem: {
      title: 'The browser may not use your microphone.',
      reason: 'The permission was refused for this site.',
      nextStep: 'Allow it beside the address:',
      steps: ['Press the sign before the address.', 'Switch Microphone on.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Switch Microphone on.')).toBeVisible();
  },
};

export const NoDevices: Story = {
  args: {
    devices: { microphone: [], camera: [], speaker: [] },
    chosen: { microphone: '', camera: '', speaker: '' },
    canChooseSpeaker: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Camera' })).toBeDisabled();
    await expect(canvas.queryByRole('combobox', { name: 'Speaker' })).toBeNull();
  },
};

export const TonePlaying: Story = { args: { isTonePlaying: true } };

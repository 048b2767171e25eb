import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeviceTestSteps } from './device-test-steps.tsx';

const onOpen = fn();
const notTested = { verdict: 'notMeasured', text: 'Not tested yet.' } as const;

const meta = {
  title: 'Devices/DeviceTestSteps',
  component: DeviceTestSteps,
  args: {
    verdicts: {
      camera: { verdict: 'good', text: '' },
      microphone: { verdict: 'failed', text: '' },
      speaker: notTested,
    },
    current: 'microphone',
    onOpen,
  },
} satisfies Meta<typeof DeviceTestSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '2. Microphone Failed' })).toHaveAttribute('aria-current', 'step');
    canvas.getByRole('button', { name: '3. Speaker Not tested' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('speaker');
  },
};
export const Beginning: Story = {
  args: { verdicts: { camera: notTested, microphone: notTested, speaker: notTested }, current: 'camera' },
};
export const Narrow: Story = {
  args: { verdicts: { camera: { verdict: 'poor', text: '' }, microphone: notTested, speaker: notTested } },
  globals: { viewport: { value: 'narrow' } },
};

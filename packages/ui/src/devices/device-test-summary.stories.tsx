import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Judged } from '@tutor/rules/devices/camera-picture';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeviceTestSummary } from './device-test-summary.tsx';

const onAgain = fn();
const camera: Judged = { verdict: 'good', text: 'The picture is clear and well lit.' };
const microphone: Judged = { verdict: 'good', text: 'Your voice is clear.' };
const speaker: Judged = { verdict: 'good', text: 'Sound comes through.' };

const meta = {
  title: 'Devices/DeviceTestSummary',
  component: DeviceTestSummary,
  args: { verdicts: { camera, microphone, speaker }, networkHref: '/speed', onAgain },
  decorators: [
    (Story) => (
      <main>
        <h1>Device test</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DeviceTestSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isFocused: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'You are ready to teach.' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Test the network' })).toHaveAttribute('href', '/speed');
    await userEvent.click(canvas.getByRole('button', { name: 'Test everything again' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};
export const CouldBeBetter: Story = {
  args: {
    verdicts: {
      camera: {
        verdict: 'poor',
        text: 'The picture is too dark.',
        nextStep: 'Put a lamp in front of you, behind the screen.',
      },
      microphone,
      speaker,
    },
  },
};
export const Failed: Story = {
  args: {
    verdicts: {
      camera,
      microphone: { verdict: 'failed', text: 'Nothing was heard.', nextStep: 'Choose another microphone.' },
      speaker,
    },
  },
};
export const NotTested: Story = {
  args: { verdicts: { camera, microphone, speaker: { verdict: 'notMeasured', text: 'Not tested yet.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Not tested yet: speaker.' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { chromeAdvice } from '@tutor/rules/devices/chrome-advice';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeviceTestIntro } from './device-test-intro.tsx';

const onStart = fn();
const firefox = { browser: 'firefox', system: 'windows' } as const;

const meta = {
  title: 'Devices/DeviceTestIntro',
  component: DeviceTestIntro,
  args: { onStart },
  decorators: [
    (Story) => (
      <main>
        <h1>Device test</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DeviceTestIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start the test' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
};
export const NotChrome: Story = {
  args: { advice: chromeAdvice(firefox, { canChooseSpeaker: false, canRecord: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^You are using Firefox/)).toBeVisible();
  },
};
export const Loading: Story = { args: { isPending: true } };
export const NetworkFailed: Story = {
  args: { failure: mediaErrorWords('networkFailed', 'camera', firefox) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Check your internet connection');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

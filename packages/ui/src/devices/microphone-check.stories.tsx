import type { Meta, StoryObj } from '@storybook/react-vite';
import { judgeMicrophone } from '@tutor/rules/devices/judge-microphone';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MicrophoneCheck } from './microphone-check.tsx';

const onStart = fn();
const onNext = fn();
const onPress = fn();
const onPlay = fn();
const onHeard = fn();
const choosing = { choices: [{ id: 'mic', label: 'Headset microphone' }], chosenId: 'mic', onChoose: fn() };

const meta = {
  title: 'Devices/MicrophoneCheck',
  component: MicrophoneCheck,
  args: { step: 'listening', db: -22, playback: 'none', choosing, onStart, onNext, onPress, onPlay, onHeard },
  decorators: [
    (Story) => (
      <main>
        <h1>Device test</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    for (const mock of [onStart, onNext, onPress, onPlay, onHeard]) mock.mockClear();
  },
} satisfies Meta<typeof MicrophoneCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('meter', { name: 'Level of your microphone' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Clear');
    await expect(bar).toHaveAttribute('value', '63');
  },
};
export const PermissionAsked: Story = {
  args: { step: 'opening', db: -100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Choose “Allow”');
  },
};
export const TooQuiet: Story = {
  args: { db: -50 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Speak louder')).toBeVisible();
  },
};
export const TooLoud: Story = { args: { db: -1 } };
export const Silent: Story = {
  args: { db: -100, isSilent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing was heard for five seconds')).toBeVisible();
  },
};
export const PressNeeded: Story = {
  args: { db: -100, isPressNeeded: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Let the page listen' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
export const PlayingBack: Story = {
  args: { step: 'done', db: -100, playback: 'playing', judged: judgeMicrophone({ loudestDb: -20 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your voice is clear.');
    const question = within(canvas.getByRole('group', { name: 'Do you hear yourself?' }));
    question.getByRole('button', { name: 'With an echo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onHeard).toHaveBeenLastCalledWith('echo');
  },
};
export const Echo: Story = {
  args: {
    step: 'done',
    db: -100,
    playback: 'ended',
    heard: 'echo',
    judged: judgeMicrophone({ loudestDb: -20, heard: 'echo' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'With an echo' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Use a headset, or turn the speaker down.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play it again' }));
    await expect(onPlay).toHaveBeenCalledOnce();
  },
};
export const NotPlayed: Story = {
  args: { step: 'done', db: -100, playback: 'failed', judged: judgeMicrophone({ loudestDb: -20 }) },
};
export const NothingHeard: Story = {
  args: { step: 'done', db: -100, judged: judgeMicrophone({ loudestDb: -100 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Test the microphone again' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
};
export const NoDevice: Story = {
  args: {
    step: 'done',
    db: -100,
    choosing: { ...choosing, choices: [] },
    failure: {
      words: mediaErrorWords('notFound', 'microphone', { browser: 'edge', system: 'windows' }),
      detail: 'NotFoundError: Requested device not found',
    },
  },
};
export const Narrow: Story = {
  args: { step: 'done', db: -100, playback: 'ended', judged: judgeMicrophone({ loudestDb: -20 }) },
  globals: { viewport: { value: 'narrow' } },
};

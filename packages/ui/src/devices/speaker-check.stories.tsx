import type { Meta, StoryObj } from '@storybook/react-vite';
import { judgeSpeaker } from '@tutor/rules/devices/judge-speaker';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SpeakerCheck } from './speaker-check.tsx';

const onPlay = fn();
const onHeard = fn();
const onNext = fn();
const onChoose = fn();
const choosing = {
  choices: [
    { id: 'headset', label: 'Headset' },
    { id: 'screen', label: 'Screen' },
  ],
  chosenId: 'headset',
  onChoose,
};

const meta = {
  title: 'Devices/SpeakerCheck',
  component: SpeakerCheck,
  args: { played: [], heard: {}, judged: judgeSpeaker({}), choosing, onPlay, onHeard, onNext },
  decorators: [
    (Story) => (
      <main>
        <h1>Device test</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    for (const mock of [onPlay, onHeard, onNext, onChoose]) mock.mockClear();
  },
} satisfies Meta<typeof SpeakerCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Play on the right' }));
    await expect(onPlay).toHaveBeenLastCalledWith('right');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speaker in use' }), 'Screen');
    await expect(onChoose).toHaveBeenLastCalledWith('screen');
  },
};
export const Playing: Story = { args: { playing: 'left' } };
export const Asked: Story = {
  args: { played: ['left'] },
  play: async ({ canvasElement }) => {
    const question = within(within(canvasElement).getByRole('group', { name: 'Where was the first tone?' }));
    question.getByRole('button', { name: 'On the left' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onHeard).toHaveBeenLastCalledWith('left', 'there');
  },
};
export const Good: Story = {
  args: {
    played: ['left', 'right'],
    heard: { left: 'there', right: 'there' },
    judged: judgeSpeaker({ left: 'there', right: 'there' }),
  },
};
export const NothingHeard: Story = {
  args: { played: ['left'], heard: { left: 'nothing' }, judged: judgeSpeaker({ left: 'nothing' }) },
};
export const NotPlayed: Story = { args: { isFailed: true } };
/** A browser without a choice of speakers. */
export const DefaultSpeakerOnly: Story = {
  args: { choosing: { choices: [{ id: '', label: 'The system’s default' }], chosenId: '', onChoose } },
};
export const Narrow: Story = { args: { played: ['left', 'right'] }, globals: { viewport: { value: 'narrow' } } };

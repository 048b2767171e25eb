import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentPassages } from '@tutor/rules/devices/accent-passages';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { testTone } from '@tutor/rules/devices/test-tone';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccentTest } from './accent-test.tsx';

const onPassage = fn();
const onRecord = fn();
const onFinish = fn();
const onSend = fn();
const soundUrl = URL.createObjectURL(new Blob([testTone('left')], { type: 'audio/wav' }));
const recorded = { step: 'recorded', soundUrl } as const;

const meta = {
  title: 'Devices/AccentTest',
  component: AccentTest,
  args: {
    passage: accentPassages[0],
    onPassage,
    step: 'idle',
    db: -100,
    lengthMs: 0,
    onRecord,
    onFinish,
    onSend,
    sent: [],
    zone: 'Asia/Manila',
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Device test</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    for (const mock of [onPassage, onRecord, onFinish, onSend]) mock.mockClear();
  },
} satisfies Meta<typeof AccentTest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^On Thursday mornings/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Text' }), 'Rain before the lesson');
    await expect(onPassage).toHaveBeenLastCalledWith('rain');
    canvas.getByRole('button', { name: 'Start recording' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRecord).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  render: function Render(args) {
    const [step, setStep] = useState<typeof args.step>('idle');
    return (
      <AccentTest
        {...args}
        step={step}
        soundUrl={soundUrl}
        onRecord={() => setStep('recording')}
        onFinish={() => {
          setStep('saving');
          setTimeout(() => setStep('recorded'));
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Start recording' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Stop recording' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Your recording')).toHaveFocus());
  },
};
export const Opening: Story = { args: { step: 'opening' } };
export const Recording: Story = {
  args: { step: 'recording', db: -20, lengthMs: 12_400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12 of 90 seconds')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop recording' }));
    await expect(onFinish).toHaveBeenCalledOnce();
  },
};
export const Recorded: Story = {
  args: recorded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the recording' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }));
    await expect(onRecord).toHaveBeenCalledOnce();
  },
};
export const Visitor: Story = {
  args: { ...recorded, signIn: { href: '/login?returnTo=%2Ftest', isKept: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send the recording' })).toBeNull();
  },
};
export const VisitorWithoutRoom: Story = {
  args: { ...recorded, signIn: { href: '/login?returnTo=%2Ftest', isKept: false } },
};
export const Sending: Story = { args: { ...recorded, sending: 40 } };
export const NotSent: Story = { args: { ...recorded, problem: 'Upload failed, please try again later' } };
export const Sent: Story = {
  args: {
    ...recorded,
    isSent: true,
    sent: [{ id: 1, passageTitle: 'The market on Thursday', sentAt: new Date('2026-03-04T02:05:00Z'), href: soundUrl }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('The recording was sent. Thank you.');
    await expect(canvas.getByText('The market on Thursday, sent Wed 4 Mar, 10:05 AM')).toBeVisible();
  },
};
export const MicrophoneRefused: Story = {
  args: {
    step: 'failed',
    failure: {
      words: mediaErrorWords('notAllowed', 'microphone', { browser: 'chrome', system: 'macos' }),
      detail: 'NotAllowedError: Permission denied',
    },
  },
};
export const NothingRecorded: Story = { args: { step: 'failed' } };
export const Narrow: Story = { args: recorded, globals: { viewport: { value: 'narrow' } } };

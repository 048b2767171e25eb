import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CallStage } from './call-stage.tsx';
import { fakePicture, fakeScreen, halfLoud, me, person } from './call-story-data.ts';

const coco = () => person(2, "Coco's mother", { isCameraOn: true, stream: fakePicture('teal') });
const leo = () => person(3, 'Leo Fischer', { isCameraOn: true, stream: fakePicture('plum'), isSpeaking: true });
const ana = () => person(4, 'Ana Reyes', { isMicOn: false });

const meta = {
  title: 'Calls/CallStage',
  component: CallStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    phase: 'inCall',
    name: "Coco's mother",
    me,
    others: [person(2, "Coco's mother")],
    seconds: 312,
    signalling: 'live',
    needsPressForSound: false,
    onTurnSoundOn: fn(),
    onMicrophone: fn(),
    onCamera: fn(),
    onShareScreen: fn(),
    onLeave: fn(),
    onClose: fn(),
    subscribeLevel: halfLoud,
    devices: <p>Devices of this computer</p>,
    notes: <p>Notes of this call</p>,
  },
} satisfies Meta<typeof CallStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An audio call. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: "Coco's mother" })).toBeVisible();
    await expect(canvas.getByText('05:12')).toBeVisible();
    await expect(canvas.getByText('Good line')).toBeVisible();
  },
};

export const VideoCall: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ args }) => {
    args.others = [coco()];
    args.me = { ...me, isCameraOn: true, stream: fakePicture('sand') };
  },
};
export const VideoCallOnAPhone: Story = { ...VideoCall, globals: { viewport: { value: 'phone' } } };
export const VideoCallZoomed: Story = { ...VideoCall, globals: { viewport: { value: 'zoomedAndLow' } } };

export const Three: Story = {
  beforeEach: ({ args }) => {
    Object.assign(args, { name: 'Morning shift', others: [coco(), leo()] });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'People in the call' }).children).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /move to another corner/ })).toBeNull();
  },
};
export const ThreeOnAPhone: Story = { ...Three, globals: { viewport: { value: 'phone' } } };

export const Four: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ args }) => {
    Object.assign(args, { name: 'Morning shift', others: [coco(), leo(), ana()] });
    args.me = { ...me, isCameraOn: true, stream: fakePicture('sand') };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'People in the call' }).children).toHaveLength(4);
  },
};
export const FourOnAPhone: Story = { ...Four, globals: { viewport: { value: 'phone' } } };

export const SharedScreen: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ args }) => {
    const sharing = { ...leo(), isSharing: true, screen: fakeScreen() };
    Object.assign(args, { name: 'Morning shift', others: [coco(), sharing, ana()] });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('shares the screen')).toBeVisible();
    await expect(canvas.getByLabelText<HTMLVideoElement>('Screen of Leo Fischer').srcObject).toBe(fakeScreen());
    await expect(canvas.getByLabelText<HTMLVideoElement>('Picture of Leo Fischer').srcObject).toBe(fakePicture('plum'));
    await expect(canvas.getByRole('list', { name: 'People in the call' }).children).toHaveLength(5);
    // Read out as well.
    await expect(canvas.getByText('Leo Fischer shares the screen.')).toBeInTheDocument();
  },
};
export const SharedScreenOnAPhone: Story = { ...SharedScreen, globals: { viewport: { value: 'phone' } } };

/** What a student sees: the page, and the tutor's face beside it. */
export const SharedScreenOfTwo: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ args }) => {
    args.others = [{ ...coco(), isSharing: true, screen: fakeScreen() }];
    args.me = { ...me, isCameraOn: true, stream: fakePicture('sand') };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Screen of Coco's mother")).toBeVisible();
    await expect(canvas.getByLabelText("Picture of Coco's mother")).toBeVisible();
  },
};
export const SharedScreenOfTwoOnAPhone: Story = { ...SharedScreenOfTwo, globals: { viewport: { value: 'phone' } } };

export const SharingMine: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ args }) => {
    args.others = [coco()];
    const mine = { isSharing: true, screen: fakeScreen(), isScreenHeard: true };
    args.me = { ...me, ...mine, isCameraOn: true, stream: fakePicture('sand') };
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText<HTMLVideoElement>('Your screen').srcObject).toBe(fakeScreen());
    await expect(canvas.getByText('Everybody in the call sees your screen and hears its sound.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }));
    await expect(args.onShareScreen).toHaveBeenCalledOnce();
  },
};

export const Preparing: Story = {
  args: { phase: 'preparing', others: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Starting…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Microphone' }));
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Calling: Story = {
  args: { phase: 'calling', others: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Calling…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share screen' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const CallingOnAPhone: Story = { args: Calling.args ?? {}, globals: { viewport: { value: 'phone' } } };

export const CallingAGroup: Story = {
  args: {
    phase: 'calling',
    name: 'Morning shift',
    others: [
      person(3, 'Leo Fischer', { state: 'invited', link: 'none' }),
      person(4, 'Ana Reyes', { state: 'busy', link: 'none' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leo Fischer: ringing · Ana Reyes: line busy')).toBeVisible();
  },
};

export const Joining: Story = { args: { phase: 'joining', others: [] } };

/** Ten seconds after the answer. */
export const JoiningSlowly: Story = {
  args: { phase: 'joining', others: [], isSlow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your networks do not reach each other yet. Still trying…')).toBeVisible();
  },
};
export const JoiningSlowlyOnAPhone: Story = { ...JoiningSlowly, globals: { viewport: { value: 'phone' } } };

export const CalledMeanwhile: Story = {
  args: { callers: [{ callId: 5, name: 'Chloé' }], onDismissCaller: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Chloé called. They were told that you are in another call.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await expect(args.onDismissCaller).toHaveBeenCalledWith(5);
  },
};

export const NobodyElse: Story = {
  args: { others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the others…')).toBeVisible();
  },
};

export const Reconnecting: Story = {
  beforeEach: ({ args }) => {
    const advice = 'Nothing arrives at the moment. The call is being restored.';
    const none = { loss: undefined, jitterMs: undefined, roundTripMs: undefined };
    args.others = [{ ...coco(), link: 'reconnecting', quality: { level: 'lost', word: 'Lost', advice, ...none } }];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Coco's mother: Reconnecting…")).toBeInTheDocument();
  },
};

export const WeakLine: Story = {
  beforeEach: ({ args }) => {
    const advice = 'Turn your camera off, or move nearer to your router.';
    const figures = { loss: 0.064, jitterMs: 48, roundTripMs: 410 };
    args.others = [{ ...coco(), quality: { level: 'weak', word: 'Weak', advice, ...figures } }];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Weak line to Coco's mother/)).toBeVisible();
    await userEvent.click(canvas.getByText('Weak line'));
    await expect(canvas.getByText('6.4 %')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('6.4 %')).not.toBeVisible();
  },
};

/** Never a silent call that looks fine. */
export const NeedsPressForSound: Story = {
  args: { needsPressForSound: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn sound on' }));
    await expect(args.onTurnSoundOn).toHaveBeenCalledOnce();
  },
};

export const SpeakingMuted: Story = {
  args: { me: { ...me, isMicOn: false, isSpeakingMuted: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn microphone on' }));
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
  },
};

export const SilentMicrophone: Story = {
  args: { me: { ...me, isMicSilent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is heard from your microphone/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a microphone' }));
    await expect(canvas.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  },
};
export const SilentMicrophoneOnAPhone: Story = { ...SilentMicrophone, globals: { viewport: { value: 'phone' } } };

export const BrowserAsks: Story = {
  args: { me: { ...me, isMicOn: false, asking: ['microphone', 'camera'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The browser asks for your microphone and camera/)).toBeVisible();
  },
};

export const SignallingAway: Story = { args: { signalling: 'reconnecting' } };

const refused = {
  title: 'The browser may not use your microphone.',
  reason: 'The permission was taken away while the call went on. The others do not hear you.',
  nextStep: 'Allow it beside the address:',
  steps: ['Press the sign before the address.', 'Switch Microphone on.', 'Press Microphone below.'],
};
export const PermissionTakenAway: Story = {
  args: { me: { ...me, isMicOn: false, micProblem: refused } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(refused.reason)).toBeVisible();
    await expect(canvas.getByText('Switch Microphone on.')).toBeVisible();
  },
};
export const PermissionTakenAwayOnAPhone: Story = { ...PermissionTakenAway, globals: { viewport: { value: 'phone' } } };

export const DevicePulledOut: Story = {
  args: {
    deviceNotice: { text: 'USB headset is gone. The call goes on with Built-in microphone.', onDismiss: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await expect(args.deviceNotice?.onDismiss).toHaveBeenCalledOnce();
  },
};

export const DevicePluggedIn: Story = {
  args: { deviceNotice: { text: 'USB headset is ready to use.', onTake: fn(), onDismiss: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(args.deviceNotice?.onTake).toHaveBeenCalledOnce();
  },
};
export const DevicePluggedInOnAPhone: Story = { ...DevicePluggedIn, globals: { viewport: { value: 'phone' } } };

export const SoftLine: Story = { args: { softLine: 'Your class with Coco begins in a minute.' } };

export const Ended: Story = {
  args: {
    phase: 'ended',
    end: { title: 'This call has ended.', text: 'Video call, 05:12' },
    again: { label: 'Call again', onPress: fn() },
    messageHref: '/chat/4',
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This call has ended.' })).toHaveFocus());
    await expect(canvas.getByText('Video call, 05:12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/chat/4');
    await userEvent.click(canvas.getByRole('button', { name: 'Call again' }));
    await expect(args.again?.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The person left; the others talk on. */
export const Left: Story = {
  args: {
    phase: 'ended',
    name: 'Morning shift',
    end: { title: 'You left the call.' },
    again: { label: 'Join again', onPress: fn(), isWayBack: true },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You left the call.' })).toHaveFocus());
    await expect(canvas.queryByText('This call has ended.')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Join again' })).toBeVisible();
  },
};

export const NeverConnected: Story = {
  args: {
    phase: 'ended',
    end: {
      title: 'Your networks could not reach each other.',
      text: 'Nobody was seen or heard. Call again, or use another network, such as that of a phone.',
    },
    again: { label: 'Call again', onPress: fn() },
    messageHref: '/chat/4',
  },
};
export const NeverConnectedOnAPhone: Story = { ...NeverConnected, globals: { viewport: { value: 'phone' } } };

export const EndedOnAPhone: Story = { ...Ended, globals: { viewport: { value: 'phone' } } };

/** All of it by keys: a device, what stands beside, and back. No key alone hangs up. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('m');
    await userEvent.keyboard('v');
    await userEvent.keyboard('s');
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
    await expect(args.onCamera).toHaveBeenCalledOnce();
    await expect(args.onShareScreen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}m{/Control}');
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
    const notes = canvas.getByRole('button', { name: 'Notes' });
    notes.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary', { name: 'Notes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(notes).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** One types a note, and mutes nobody. */
export const TypingIsNoKey: Story = {
  args: { notes: <textarea aria-label="Note" /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'move on');
    await expect(args.onMicrophone).not.toHaveBeenCalled();
    await expect(args.onCamera).not.toHaveBeenCalled();
  },
};

export const WithDrawerOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await expect(canvas.getByText('Devices of this computer')).toBeVisible();
  },
};

export const SoftMode: Story = { ...VideoCall, globals: { theme: 'theme1' } };

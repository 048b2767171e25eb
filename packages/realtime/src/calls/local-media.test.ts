import { minutes, seconds } from '@tutor/rules/time/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeAudioContext } from '../../testing/fake-audio-context.ts';
import { type FakeDevice, FakeMedia, FakeStream, FakeTrack } from '../../testing/fake-media.ts';
import { settle } from '../../testing/fake-timers.ts';
import { nothingSent } from './call-media.ts';
import { createLocalMedia, type LocalMedia } from './local-media.ts';

/** A track as browsers have it: it can be off, and be cloned. */
interface CallTrack extends FakeTrack {
  enabled: boolean;
  clone(): CallTrack;
}

let fake: FakeMedia;
let media: LocalMedia;
let audio: FakeAudioContext;
/** Every track that was ever opened or cloned. */
let tracks: CallTrack[];
let screens: CallTrack[];
let screenFailure: unknown;
let isScreenHeard: boolean;
/** Takes the list of devices as it is now, and answers when it is called back. */
let holdLists: (hold: (answer: () => void) => void) => void;

const devices: (FakeDevice & { groupId: string })[] = [
  { kind: 'audioinput', deviceId: 'built-in', label: 'Built-in microphone', groupId: 'laptop' },
  { kind: 'audioinput', deviceId: 'headset', label: 'Headset', groupId: 'headset' },
  { kind: 'audiooutput', deviceId: 'speakers', label: 'Speakers', groupId: 'laptop' },
  { kind: 'audiooutput', deviceId: 'phones', label: 'Headset', groupId: 'headset' },
  { kind: 'videoinput', deviceId: 'camera', label: 'Camera', groupId: 'laptop' },
];

function asCallTrack(track: FakeTrack): CallTrack {
  const whole: CallTrack = Object.assign(track, {
    enabled: true,
    clone: () => asCallTrack(new FakeTrack(track.kind, track.label, track.getSettings())),
  });
  tracks.push(whole);
  return whole;
}

beforeEach(() => {
  fake = new FakeMedia();
  fake.devices = [...devices];
  audio = new FakeAudioContext();
  tracks = [];
  screens = [];
  screenFailure = undefined;
  isScreenHeard = false;
  const { mediaDevices } = fake.environment;
  if (mediaDevices === undefined) throw new Error('no devices');
  let holdList: ((answer: () => void) => void) | undefined;
  holdLists = (hold) => {
    holdList = hold;
  };
  media = createLocalMedia({
    environment: {
      ...fake.environment,
      mediaDevices: {
        ...mediaDevices,
        enumerateDevices: async () => {
          const found = await mediaDevices.enumerateDevices();
          await new Promise<void>((resolve) => (holdList === undefined ? resolve() : holdList(resolve)));
          return found;
        },
        getUserMedia: async (constraints) => {
          const stream = await mediaDevices.getUserMedia(constraints);
          for (const track of fake.streams.flatMap((opened) => opened.tracks)) {
            if (!tracks.some((known) => known === track)) asCallTrack(track);
          }
          return stream;
        },
      },
    },
    displayMedia: {
      getDisplayMedia: async () => {
        if (screenFailure !== undefined) throw screenFailure;
        const track = asCallTrack(new FakeTrack('video', 'Screen', {}));
        screens.push(track);
        const sound = isScreenHeard ? [asCallTrack(new FakeTrack('audio', 'Tab', {}))] : [];
        return new FakeStream([track, ...sound]).asStream;
      },
    },
    createStream: (track) => new FakeStream([track as unknown as FakeTrack]).asStream,
    createContext: () => audio.asContext,
  });
});

const shown = () => media.getSnapshot();
const micOf = (): CallTrack => media.getTracks().audio as unknown as CallTrack;
const cameraOf = (): CallTrack => media.getTracks().video as unknown as CallTrack;
const without = (id: string) => fake.devices.filter(({ deviceId }) => deviceId !== id);
const openTracks = () => tracks.filter(({ readyState }) => readyState === 'live');
const notAllowed = () => new DOMException('Permission denied', 'NotAllowedError');

describe('the buttons', () => {
  it('read the track, however fast they are pressed', async () => {
    await media.open(true);
    for (let press = 1; press <= 10; press += 1) {
      void media.setMic(press % 2 === 0);
      expect(shown().isMicOn).toBe(micOf().enabled);
    }
    await media.setCamera(false);
    expect([shown().isCameraOn, cameraOf().enabled, shown().stream]).toEqual([false, false, null]);
  });

  it('pressed before the microphone is there count once it is', async () => {
    fake.isHeld = true;
    const opening = media.open(false);
    expect(shown()).toMatchObject({ isMicOn: true, isOpening: true });
    await media.setMic(false);
    fake.release();
    await opening;
    expect([shown().isMicOn, micOf().enabled]).toEqual([false, false]);
  });
});

describe('the browser’s question', () => {
  it('has all the time of the person: until the answer nothing is on, and then it is', async () => {
    fake.permissions.set('microphone', 'prompt').set('camera', 'granted');
    fake.isHeld = true;
    const opening = media.open(false);
    await settle();
    expect(shown()).toMatchObject({ asking: ['microphone'], isMicOn: false, micProblem: undefined });
    await fake.timers.pass(minutes(5));
    expect(shown()).toMatchObject({ asking: ['microphone'], micProblem: undefined });
    fake.answer('microphone', 'granted');
    await opening;
    expect([shown().asking, shown().isMicOn, micOf().enabled]).toEqual([[], true, true]);
  });

  it('of a browser that does not tell of it is answered late all the same, as the button was pressed last', async () => {
    fake.isHeld = true;
    const opening = media.open(false);
    await fake.timers.pass(seconds(15));
    await opening;
    expect(shown().micProblem?.title).toBe('Microphone did not answer');
    expect(shown().micProblem?.nextStep).toContain('press “Microphone”');
    fake.release();
    await settle();
    expect(shown()).toMatchObject({ isMicOn: true, micProblem: undefined });
    expect(openTracks().filter((track) => track === micOf())).toHaveLength(1);
  });

  it('answered after another try leaves one microphone open', async () => {
    fake.isHeld = true;
    const opening = media.open(false);
    await fake.timers.pass(seconds(15));
    await opening;
    fake.isHeld = false;
    await media.setMic(true);
    const taken = micOf();
    fake.release();
    await settle();
    expect(micOf()).toBe(taken);
    expect(
      fake.streams.flatMap(({ tracks: opened }) => opened).filter(({ readyState }) => readyState === 'live'),
    ).toEqual([taken]);
  });
});

describe('a device that is refused', () => {
  it('leaves a call to listen to, and says why', async () => {
    fake.failure = notAllowed();
    await media.open(true);
    expect(shown()).toMatchObject({
      isMicOn: false,
      isCameraOn: false,
      micProblem: { title: 'Microphone not allowed' },
      cameraProblem: { title: 'Camera not allowed' },
    });
    expect(media.getTracks()).toEqual(nothingSent);
  });

  it('is on after one press once it is allowed', async () => {
    fake.failure = notAllowed();
    await media.open(false);
    fake.failure = undefined;
    await media.setMic(true);
    expect(shown()).toMatchObject({ isMicOn: true, micProblem: undefined });
  });

  it('has a name once it is allowed, and nothing is offered as new', async () => {
    fake.failure = notAllowed();
    fake.devices = devices.map((device) => ({ ...device, deviceId: '', label: '' }));
    await media.open(false);
    fake.failure = undefined;
    fake.devices = [...devices];
    await media.setMic(true);
    expect(shown().devices.microphone.map(({ label }) => label)).toEqual(['Built-in microphone', 'Headset']);
    expect(shown().notice).toBeUndefined();
  });

  it('in the call is off, with its reason', async () => {
    await media.open(true);
    fake.failure = notAllowed();
    cameraOf().pullOut();
    micOf().pullOut();
    await settle();
    expect(shown()).toMatchObject({
      isMicOn: false,
      isCameraOn: false,
      micProblem: { title: 'Microphone not allowed' },
    });
  });
});

it('a device that comes back under its name is not said to be another one', async () => {
  await media.open(false);
  micOf().pullOut();
  await settle();
  expect(shown().notice?.text).toBe('Built-in microphone was away for a moment, and is used again.');
});

describe('a headset', () => {
  it('brings both its ends, and takes both along when it is pulled out', async () => {
    await media.open(false);
    await media.choose('microphone', 'headset');
    expect(shown().chosen).toMatchObject({ microphone: 'headset', speaker: 'phones' });
    const lost = micOf();
    fake.devices = fake.devices.filter(({ deviceId }) => deviceId !== 'headset' && deviceId !== 'phones');
    lost.pullOut();
    fake.plug(fake.devices);
    await settle();
    expect(shown()).toMatchObject({
      isMicOn: true,
      chosen: { microphone: 'built-in', speaker: '' },
      notice: { text: 'Headset is gone. The call goes on with Built-in microphone.' },
    });
  });

  it('that is back is offered, and taken with one press', async () => {
    await media.open(false);
    fake.plug(without('headset'));
    await settle();
    fake.plug(devices);
    await settle();
    expect(shown().notice).toMatchObject({ text: 'Headset is ready to use.', offer: { kind: 'microphone' } });
    await media.choose('microphone', 'headset');
    expect(shown()).toMatchObject({ isMicOn: true, chosen: { microphone: 'headset' }, notice: undefined });
  });

  it('that is the only device is offered when it is back', async () => {
    const alone = devices.filter(({ deviceId }) => deviceId === 'headset');
    fake.devices = alone;
    await media.open(false);
    micOf().pullOut();
    fake.plug([]);
    await settle();
    expect(shown()).toMatchObject({ isMicOn: false, micProblem: { title: 'No microphone found' } });
    fake.plug(alone);
    await settle();
    expect(shown().notice).toMatchObject({ text: 'Headset is ready to use.', offer: { kind: 'microphone' } });
    await media.choose('microphone', 'headset');
    expect(shown()).toMatchObject({ isMicOn: true, micProblem: undefined });
  });

  it('that joins step by step is not taken for gone where an older list comes last', async () => {
    await media.open(false);
    await media.choose('microphone', 'headset');
    const answers: (() => void)[] = [];
    holdLists((answer) => answers.push(answer));
    fake.plug(without('headset'));
    fake.plug(devices);
    await settle();
    expect(answers).toHaveLength(2);
    for (const answer of answers.reverse()) {
      answer();
      await settle();
    }
    expect(shown()).toMatchObject({ isMicOn: true, chosen: { microphone: 'headset' }, notice: undefined });
  });

  it('whose speaker goes by itself says so, until the notice is closed', async () => {
    await media.open(false);
    await media.choose('speaker', 'phones');
    fake.plug(without('phones'));
    await settle();
    expect(shown()).toMatchObject({
      chosen: { speaker: '' },
      notice: { text: 'Headset is gone. You hear the call through the system’s default speaker.' },
    });
    media.dismissNotice();
    expect(shown().notice).toBeUndefined();
  });

  it('pulled out while muted leaves a call in which unmuting works', async () => {
    await media.open(false);
    await media.setMic(false);
    micOf().pullOut();
    await settle();
    expect(shown().isMicOn).toBe(false);
    await media.setMic(true);
    expect([shown().isMicOn, micOf().enabled]).toEqual([true, true]);
  });

  it('leaves a speaker alone that was chosen by itself', async () => {
    await media.open(false);
    await media.choose('speaker', 'speakers');
    await media.choose('microphone', 'headset');
    expect(shown().chosen).toMatchObject({ microphone: 'headset', speaker: 'speakers' });
  });
});

it('another microphone takes the place of the first, on or off as that was', async () => {
  await media.open(false);
  await media.setMic(false);
  const first = micOf();
  await media.choose('microphone', 'headset');
  expect(first.readyState).toBe('ended');
  expect([micOf().label, micOf().enabled]).toEqual(['Headset', false]);
});

describe('a shared screen', () => {
  it('is sent beside the camera until it ends, each on a line of its own', async () => {
    await media.open(true);
    const face = cameraOf();
    const picture = shown().stream;
    await media.shareScreen(true);
    expect(cameraOf()).toBe(face);
    expect(media.getTracks().screen).toBe(screens[0]);
    expect(shown()).toMatchObject({ isSharing: true, isCameraOn: true, isScreenHeard: false });
    expect([shown().stream, shown().screen?.getVideoTracks()[0]]).toEqual([picture, screens[0]]);
    screens[0]?.pullOut();
    expect(shown()).toMatchObject({ isSharing: false, isCameraOn: true, screen: null });
    expect([media.getTracks().screen, cameraOf()]).toEqual([null, face]);
  });

  it('is heard where the browser gives its sound, and both end together', async () => {
    isScreenHeard = true;
    await media.open(false);
    await media.shareScreen(true);
    const { screenSound } = media.getTracks();
    expect([screenSound?.label, shown().isScreenHeard, shown().isMicOn]).toEqual(['Tab', true, true]);
    await media.shareScreen(false);
    expect([screenSound?.readyState, screens[0]?.readyState]).toEqual(['ended', 'ended']);
    expect(media.getTracks()).toMatchObject({ screen: null, screenSound: null });
  });

  it('goes on without its sound where that ends alone, as for another surface', async () => {
    isScreenHeard = true;
    await media.shareScreen(true);
    (media.getTracks().screenSound as unknown as CallTrack).pullOut();
    expect(shown()).toMatchObject({ isSharing: true, isScreenHeard: false });
  });

  it('that the person does not choose is no problem; one that fails is', async () => {
    screenFailure = notAllowed();
    await media.shareScreen(true);
    expect(shown()).toMatchObject({ isSharing: false, shareProblem: undefined });
    screenFailure = new DOMException('Could not start', 'NotReadableError');
    await media.shareScreen(true);
    expect(shown().shareProblem?.title).toBe('The screen could not be shared');
  });
});

it('says that one speaks while muted, and no longer after a pause', async () => {
  await media.open(false);
  audio.amplitude = 0.3;
  await fake.timers.pass(500);
  expect([media.isSpeaking(), shown().isSpeakingMuted]).toEqual([true, false]);
  await media.setMic(false);
  await fake.timers.pass(500);
  expect([media.isSpeaking(), shown().isSpeakingMuted]).toEqual([false, true]);
  audio.amplitude = 0;
  await fake.timers.pass(1_500);
  expect(shown().isSpeakingMuted).toBe(false);
});

describe('a microphone that is on and silent', () => {
  it('is told of after five seconds of exact silence, also one that was heard before, and no longer once it is heard', async () => {
    await media.open(false);
    audio.amplitude = 0.01;
    await fake.timers.pass(seconds(3));
    audio.amplitude = 0;
    await fake.timers.pass(seconds(4.9));
    expect(shown().isMicSilent).toBe(false);
    await fake.timers.pass(seconds(0.2));
    expect(shown().isMicSilent).toBe(true);
    audio.amplitude = 0.01;
    await fake.timers.pass(seconds(0.1));
    expect(shown().isMicSilent).toBe(false);
  });

  it('is told of where nothing but noise was heard since it was opened, and a person who listens is left alone', async () => {
    await media.open(false);
    audio.amplitude = 0.0003;
    await fake.timers.pass(seconds(19.9));
    expect(shown().isMicSilent).toBe(false);
    await fake.timers.pass(seconds(0.2));
    expect(shown().isMicSilent).toBe(true);
    audio.amplitude = 0.1;
    await fake.timers.pass(seconds(1));
    audio.amplitude = 0.0003;
    await fake.timers.pass(minutes(2));
    expect(shown().isMicSilent).toBe(false);
  });

  it('is not told of while it is off', async () => {
    await media.open(false);
    await media.setMic(false);
    await fake.timers.pass(seconds(30));
    expect(shown().isMicSilent).toBe(false);
    await media.setMic(true);
    expect(shown().isMicSilent).toBe(true);
  });
});

it('a device that the system turns off is shown as off, with its reason, until the system turns it on', async () => {
  await media.open(true);
  micOf().mute(true);
  cameraOf().mute(true);
  expect(shown()).toMatchObject({
    isMicOn: false,
    isCameraOn: false,
    micProblem: { title: 'Microphone off by the system' },
    cameraProblem: { title: 'Camera off by the system' },
    stream: null,
  });
  micOf().mute(false);
  cameraOf().mute(false);
  expect(shown()).toMatchObject({ isMicOn: true, isCameraOn: true, micProblem: undefined, cameraProblem: undefined });
});

describe('the end', () => {
  it('stops every track: microphone, its clone, camera, screen and its sound', async () => {
    isScreenHeard = true;
    await media.open(true);
    await media.shareScreen(true);
    expect(openTracks().length).toBeGreaterThanOrEqual(5);
    media.stop();
    expect(openTracks()).toEqual([]);
    expect(fake.timers.pending).toBe(0);
  });

  it('stops what opens after it', async () => {
    fake.isHeld = true;
    const opening = media.open(true);
    media.stop();
    fake.release();
    await opening;
    await settle();
    expect(openTracks()).toEqual([]);
  });
});

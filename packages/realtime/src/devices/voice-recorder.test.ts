import { beforeEach, describe, expect, it } from 'vitest';
import { FakeAudioContext } from '../../testing/fake-audio-context.ts';
import { FakeMedia } from '../../testing/fake-media.ts';
import { FakeRecorder } from '../../testing/fake-recorder.ts';
import { settle } from '../../testing/fake-timers.ts';
import { createVoiceRecorder } from './voice-recorder.ts';

let media: FakeMedia;
let context: FakeAudioContext;
let recorder: FakeRecorder;
beforeEach(() => {
  media = new FakeMedia();
  context = new FakeAudioContext('running');
  recorder = new FakeRecorder();
});

const create = (toWav = async (recording: Blob) => new Blob(['wav of ', recording])) =>
  createVoiceRecorder({
    environment: media.environment,
    toWav,
    createContext: () => context.asContext,
    createRecorder: () => recorder.asRecorder,
  });
const isAllGivenBack = () =>
  media.timers.pending === 0 && media.streams.every(({ isEnded }) => isEnded) && recorder.state === 'inactive';

describe('the recorder of a voice', () => {
  it('records until it is finished, and makes a WAV file of it', async () => {
    const voice = create();
    voice.start();
    await media.timers.pass(3_000);
    expect(voice.state()).toMatchObject({ step: 'recording', lengthMs: 3_000 });
    voice.finish();
    await media.timers.pass(0);
    expect(voice.state().step).toBe('recorded');
    expect(await voice.state().file?.text()).toBe('wav of sound');
    expect(isAllGivenBack()).toBe(true);
  });

  it('waits while the browser asks, and records once it is allowed', async () => {
    const voice = create();
    media.isHeld = true;
    media.permissions.set('microphone', 'prompt');
    voice.start();
    await media.timers.pass(600_000);
    expect(voice.state()).toMatchObject({ step: 'opening', isAsking: true });
    media.answer('microphone', 'granted');
    await media.timers.pass(1_000);
    expect(voice.state()).toMatchObject({ step: 'recording', isAsking: false, lengthMs: 1_000 });
    voice.stop();
    expect(isAllGivenBack()).toBe(true);
  });

  it('ends by itself after 90 seconds', async () => {
    const voice = create();
    voice.start();
    await media.timers.pass(90_000);
    expect(voice.state().step).toBe('recorded');
    expect(isAllGivenBack()).toBe(true);
  });

  it('keeps what was said until the microphone was pulled out', async () => {
    const voice = create();
    voice.start();
    await media.timers.pass(1_000);
    media.streams[0]?.tracks[0]?.pullOut();
    await media.timers.pass(0);
    expect(voice.state().step).toBe('recorded');
  });

  it('stopped in the middle keeps nothing', async () => {
    const voice = create();
    voice.start();
    await media.timers.pass(1_000);
    voice.stop();
    await media.timers.pass(0);
    expect(voice.state()).toMatchObject({ step: 'idle', file: undefined });
    expect(isAllGivenBack()).toBe(true);
  });

  it('says why the microphone could not be opened, or that nothing could be recorded', async () => {
    const voice = create(() => Promise.reject(new DOMException('no', 'EncodingError')));
    media.failure = new DOMException('Permission denied', 'NotAllowedError');
    voice.start();
    await settle();
    expect(voice.state()).toMatchObject({ step: 'failed', failure: { kind: 'notAllowed' } });
    media.failure = undefined;
    voice.start();
    await media.timers.pass(500);
    voice.finish();
    await media.timers.pass(0);
    expect(voice.state()).toMatchObject({ step: 'failed', failure: undefined });
  });

  it('takes a recording that was kept, and starts anew over it', async () => {
    const voice = create();
    const kept = new Blob(['kept']);
    voice.restore(kept);
    expect(voice.state()).toMatchObject({ step: 'recorded', file: kept });
    voice.stop();
    expect(voice.state().file).toBe(kept);
    voice.reset();
    expect(voice.state()).toMatchObject({ step: 'idle', file: undefined });
    voice.restore(kept);
    voice.start();
    expect(voice.state().file).toBeUndefined();
  });
});

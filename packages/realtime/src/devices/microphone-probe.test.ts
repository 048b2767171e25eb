import { beforeEach, describe, expect, it } from 'vitest';
import { FakeAudioContext } from '../../testing/fake-audio-context.ts';
import { FakeMedia } from '../../testing/fake-media.ts';
import { FakeRecorder } from '../../testing/fake-recorder.ts';
import { settle } from '../../testing/fake-timers.ts';
import { createMicrophoneProbe } from './microphone-probe.ts';

let media: FakeMedia;
let context: FakeAudioContext;
let recorders: FakeRecorder[];
beforeEach(() => {
  media = new FakeMedia();
  context = new FakeAudioContext('running');
  context.amplitude = 0.1;
  recorders = [];
});

const probe = (changes: Partial<Parameters<typeof createMicrophoneProbe>[0]> = {}) =>
  createMicrophoneProbe({
    environment: media.environment,
    createContext: () => context.asContext,
    createRecorder: () => {
      const recorder = new FakeRecorder();
      recorders.push(recorder);
      return recorder.asRecorder;
    },
    ...changes,
  });
const isAllGivenBack = () =>
  media.timers.pending === 0 &&
  media.streams.every(({ isEnded }) => isEnded) &&
  recorders.every(({ state }) => state === 'inactive') &&
  context.state === 'closed';

describe('the probe of the microphone', () => {
  it('moves its bar at once, records five seconds, and gives the microphone back', async () => {
    const microphone = probe();
    microphone.start();
    await media.timers.pass(100);
    expect(microphone.state().step).toBe('listening');
    expect(microphone.state().db).toBeCloseTo(-20, 0);
    await media.timers.pass(4_900);
    expect(microphone.state().step).toBe('done');
    expect(microphone.state().loudestDb).toBeCloseTo(-20, 0);
    expect(await microphone.state().recording?.text()).toBe('sound');
    expect(isAllGivenBack()).toBe(true);
  });

  it('says after five seconds that nothing is heard, and records anew once it is', async () => {
    context.amplitude = 0;
    const microphone = probe();
    microphone.start();
    await media.timers.pass(4_950);
    expect(microphone.state().isSilent).toBe(false);
    await media.timers.pass(50);
    expect(microphone.state()).toMatchObject({ step: 'listening', isSilent: true });
    context.amplitude = 0.1;
    await media.timers.pass(5_000);
    expect(microphone.state()).toMatchObject({ step: 'done', isSilent: false });
    expect(recorders).toHaveLength(2);
  });

  it('ends by itself after fifteen seconds of silence', async () => {
    context.amplitude = 0;
    const microphone = probe();
    microphone.start();
    await media.timers.pass(15_000);
    expect(microphone.state()).toMatchObject({ step: 'done', recording: undefined, failure: undefined });
    expect(microphone.state().loudestDb).toBeLessThan(-60);
    expect(isAllGivenBack()).toBe(true);
  });

  it('waits for a press without calling it silence, and has measured nothing where none comes', async () => {
    context.state = 'suspended';
    context.isPressNeeded = true;
    const microphone = probe();
    microphone.start();
    await media.timers.pass(5_000);
    expect(microphone.state()).toMatchObject({ step: 'listening', isPressNeeded: true, isSilent: false });
    await media.timers.pass(10_000);
    expect(microphone.state()).toMatchObject({ step: 'idle', isPressNeeded: true });
    microphone.start();
    await settle();
    context.isPressNeeded = false;
    microphone.resume();
    await media.timers.pass(5_000);
    expect(microphone.state()).toMatchObject({ step: 'done', isPressNeeded: false });
  });

  it('measures the level also where the browser cannot record', async () => {
    const refuse = (): never => {
      throw new DOMException('no', 'NotSupportedError');
    };
    const microphone = probe({ createRecorder: refuse });
    microphone.start();
    await media.timers.pass(5_000);
    expect(microphone.state()).toMatchObject({ step: 'done', recording: undefined });
    expect(microphone.state().loudestDb).toBeGreaterThan(-30);
  });

  it('ends where the recorder hands nothing over', async () => {
    const dead = new FakeRecorder();
    dead.isDead = true;
    const microphone = probe({ createRecorder: () => dead.asRecorder });
    microphone.start();
    await media.timers.pass(8_000);
    expect(microphone.state()).toMatchObject({ step: 'done', recording: undefined });
    expect(isAllGivenBack()).toBe(true);
  });

  it('fails where the microphone is refused, does not answer or is pulled out', async () => {
    const microphone = probe();
    media.failure = new DOMException('Permission denied', 'NotAllowedError');
    microphone.start();
    await settle();
    expect(microphone.state()).toMatchObject({ step: 'done', failure: { kind: 'notAllowed', device: 'microphone' } });
    media.failure = undefined;
    media.isHeld = true;
    microphone.start();
    await media.timers.pass(15_000);
    expect(microphone.state().failure?.kind).toBe('noAnswer');
    media.isHeld = false;
    microphone.start();
    await media.timers.pass(1_000);
    media.streams.at(-1)?.tracks[0]?.pullOut();
    expect(microphone.state()).toMatchObject({ step: 'done', failure: { kind: 'abortError' } });
    expect(isAllGivenBack()).toBe(true);
  });

  it('waits while the browser asks, and listens to a stream that comes after its failure', async () => {
    const microphone = probe();
    media.isHeld = true;
    media.permissions.set('microphone', 'prompt');
    microphone.start();
    await media.timers.pass(600_000);
    expect(microphone.state()).toMatchObject({ step: 'opening', isAsking: true, failure: undefined });
    media.permissions.clear();
    media.dispatchAnswers();
    await media.timers.pass(15_000);
    expect(microphone.state().failure?.kind).toBe('noAnswer');
    media.release();
    await settle();
    expect(microphone.state()).toMatchObject({ step: 'listening', isAsking: false, failure: undefined });
    microphone.stop();
    expect(isAllGivenBack()).toBe(true);
  });

  it('stopped in the middle has measured nothing and gives everything back', async () => {
    const microphone = probe();
    microphone.start();
    await media.timers.pass(2_000);
    microphone.stop();
    await media.timers.pass(10_000);
    expect(microphone.state()).toMatchObject({ step: 'idle', recording: undefined });
    expect(isAllGivenBack()).toBe(true);
  });
});

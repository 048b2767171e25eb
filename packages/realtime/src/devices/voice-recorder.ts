import { seconds } from '@tutor/rules/time/durations';
import { createLevelMeter } from './level-meter.ts';
import type { MediaEnvironment } from './media-environment.ts';
import type { MediaFailure } from './media-failure.ts';
import { openForRun } from './open-for-run.ts';
import type { OpenedMedia } from './open-media.ts';
import { createProbeRun, type ProbeRun } from './probe-run.ts';
import { createProbeStore, type ProbeStore } from './probe-store.ts';
import { recordSound, type SoundRecorder } from './sound-recorder.ts';
import { stopMedia } from './stop-media.ts';

/** A voice sample is over by then. */
export const voiceMaxMs = seconds(90);

/** A recording of a voice as a page draws it. */
export interface VoiceRecording {
  step: 'idle' | 'opening' | 'recording' | 'saving' | 'recorded' | 'failed';
  /** The browser's question waits for the tutor's answer. */
  isAsking: boolean;
  /** Loudness of this moment in dBFS, while it records. */
  db: number;
  /** How long it has recorded, in milliseconds. */
  lengthMs: number;
  /** A WAV file, once it is recorded. */
  file: Blob | undefined;
  /** Why the microphone could not be opened; undefined where the recording itself failed. */
  failure: MediaFailure | undefined;
}

const quietDb = -100;
const idle: VoiceRecording = {
  step: 'idle',
  isAsking: false,
  db: quietDb,
  lengthMs: 0,
  file: undefined,
  failure: undefined,
};

/** Records a voice until `finish`, and at most for 90 seconds. */
export interface VoiceRecorder extends Pick<ProbeStore<VoiceRecording>, 'state' | 'subscribe'> {
  start(): void;
  finish(): void;
  /** Gives the microphone back, and throws a recording on its way away. */
  stop(): void;
  /** Throws away what was recorded. */
  reset(): void;
  /** Takes a recording that was kept. */
  restore(file: Blob): void;
}

export interface VoiceRecorderOptions {
  environment: MediaEnvironment;
  /** Makes a WAV file of what the browser has recorded. */
  toWav(recording: Blob): Promise<Blob>;
  createContext?: () => AudioContext;
  createRecorder?: (stream: MediaStream) => MediaRecorder;
}

export function createVoiceRecorder({
  environment,
  toWav,
  createContext,
  createRecorder,
}: VoiceRecorderOptions): VoiceRecorder {
  const { timers } = environment;
  const store = createProbeStore(idle);
  let current: ProbeRun | undefined;
  let finish = (): void => {};

  function record({ stream }: OpenedMedia, mine: ProbeRun): void {
    const { onEnd } = mine;
    onEnd(() => stopMedia(stream));
    const recorder = recordSound(stream, timers, createRecorder);
    if (recorder === undefined) {
      fail(undefined);
      return;
    }
    onEnd(() => recorder.discard());
    const startedAt = timers.now();
    const meter = createLevelMeter({
      stream,
      timers,
      ...(createContext === undefined ? {} : { createContext }),
      onLevel: (db) => store.change({ db, lengthMs: timers.now() - startedAt }),
      // Recording began with a press.
      onPressNeeded: () => {},
    });
    onEnd(() => meter.stop());
    store.change({ step: 'recording', failure: undefined });
    finish = () => void save(recorder, mine);
    onEnd(timers.after(voiceMaxMs, finish));
    onEnd(() => {
      finish = () => {};
    });
    // A microphone that is pulled out ends the recording; what was said until then is kept.
    const [track] = stream.getAudioTracks();
    const onPulledOut = (): void => finish();
    track?.addEventListener('ended', onPulledOut);
    onEnd(() => track?.removeEventListener('ended', onPulledOut));
  }

  async function save(recorder: SoundRecorder, mine: ProbeRun): Promise<void> {
    finish = () => {};
    store.change({ step: 'saving', db: quietDb });
    const recording = await recorder.finish();
    if (mine.signal.aborted) return;
    mine.end();
    const next = createProbeRun();
    current = next;
    const file = recording === undefined ? undefined : await toWav(recording).catch(() => undefined);
    if (next.signal.aborted) return;
    if (file === undefined) fail(undefined);
    else store.change({ step: 'recorded', file });
  }

  function fail(failure: MediaFailure | undefined): void {
    current?.end();
    store.change({ ...idle, step: 'failed', failure });
  }

  return {
    ...store,
    start() {
      current?.end();
      const mine = createProbeRun();
      current = mine;
      store.change({ ...idle, step: 'opening' });
      openForRun('microphone', mine, {
        environment,
        use: (opened) => record(opened, mine),
        onAsking: (isAsking) => store.change({ isAsking }),
        onFailure: (failure) => store.change({ ...idle, step: 'failed', failure }),
      });
    },
    finish: () => finish(),
    stop() {
      current?.end();
      if (store.state().step !== 'recorded') store.change(idle);
    },
    reset() {
      current?.end();
      store.change(idle);
    },
    restore: (file) => store.change({ ...idle, step: 'recorded', file }),
  };
}

import { silenceDb } from '@tutor/rules/devices/microphone-level';
import { seconds } from '@tutor/rules/time/durations';
import { createLevelMeter } from './level-meter.ts';
import type { MediaEnvironment } from './media-environment.ts';
import { MediaFailure } from './media-failure.ts';
import { openForRun } from './open-for-run.ts';
import type { OpenedMedia } from './open-media.ts';
import { createProbeRun, type ProbeRun } from './probe-run.ts';
import { createProbeStore, type ProbeStore } from './probe-store.ts';
import { recordSound, type SoundRecorder } from './sound-recorder.ts';
import { stopMedia } from './stop-media.ts';

/** How long a recording is that a tutor listens to. */
export const recordMs = seconds(5);
/** After silence another recording is begun, until this is over. */
const listenMaxMs = seconds(15);

/** A microphone's probe as a page draws it. */
export interface MicrophoneState {
  step: 'idle' | 'opening' | 'listening' | 'done';
  /** The browser's question waits for the tutor's answer. */
  isAsking: boolean;
  /** Loudness of this moment in dBFS, while it listens. */
  db: number;
  /** The loudest moment in dBFS. */
  loudestDb: number;
  /** Nothing was heard for five seconds, and it listens on. */
  isSilent: boolean;
  /** The browser lets the page listen only after a press. */
  isPressNeeded: boolean;
  recording: Blob | undefined;
  failure: MediaFailure | undefined;
  /** Name of the chosen microphone, where it is not there and the default one runs. */
  missing: string | undefined;
}

const quietDb = -100;
const idle: MicrophoneState = {
  step: 'idle',
  isAsking: false,
  db: quietDb,
  loudestDb: quietDb,
  isSilent: false,
  isPressNeeded: false,
  recording: undefined,
  failure: undefined,
  missing: undefined,
};

/** Listens to a microphone. Each start ends by itself; `stop` gives the microphone back and keeps what was found. */
export interface MicrophoneProbe extends Pick<ProbeStore<MicrophoneState>, 'state' | 'subscribe'> {
  start(): void;
  /** From a press, where one is needed. */
  resume(): void;
  stop(): void;
}

export interface MicrophoneProbeOptions {
  environment: MediaEnvironment;
  createContext?: () => AudioContext;
  createRecorder?: (stream: MediaStream) => MediaRecorder;
  /** Called once a stream runs: only then do browsers tell devices' names. */
  onOpened?(): void;
}

export function createMicrophoneProbe({
  environment,
  createContext,
  createRecorder,
  onOpened,
}: MicrophoneProbeOptions): MicrophoneProbe {
  const { timers } = environment;
  const store = createProbeStore(idle);
  let current: ProbeRun | undefined;
  let resume = (): void => {};

  function listen({ stream, missing }: OpenedMedia, mine: ProbeRun): void {
    const { onEnd } = mine;
    onEnd(() => stopMedia(stream));
    onOpened?.();
    const [track] = stream.getAudioTracks();
    const onPulledOut = (): void => fail(new MediaFailure('abortError', 'microphone', 'the track ended'));
    track?.addEventListener('ended', onPulledOut);
    onEnd(() => track?.removeEventListener('ended', onPulledOut));
    const meter = createLevelMeter({
      stream,
      timers,
      ...(createContext === undefined ? {} : { createContext }),
      onLevel: (db) => store.change({ db, loudestDb: Math.max(db, store.state().loudestDb) }),
      onPressNeeded: (isPressNeeded) => store.change({ isPressNeeded }),
    });
    onEnd(() => meter.stop());
    resume = () => meter.resume();
    store.change({ step: 'listening', missing: missing[0]?.label, failure: undefined });
    record(stream, mine, timers.now());
  }

  /** Records once; after silence again, while there is time. */
  function record(stream: MediaStream, mine: ProbeRun, since: number): void {
    const recorder = recordSound(stream, timers, createRecorder);
    mine.onEnd(() => recorder?.discard());
    const cancel = timers.after(recordMs, () => {
      const isSilent = store.state().loudestDb < silenceDb;
      if (!isSilent) return finish(recorder, mine);
      recorder?.discard();
      if (timers.now() - since >= listenMaxMs) return stopHearing();
      // A meter that waits for a press has heard nothing, which is no silence.
      store.change({ isSilent: !store.state().isPressNeeded });
      record(stream, mine, since);
    });
    mine.onEnd(cancel);
  }

  function finish(recorder: SoundRecorder | undefined, mine: ProbeRun): void {
    const end = (recording: Blob | undefined): void => {
      // Stopped or started anew meanwhile.
      if (mine.signal.aborted) return;
      mine.end();
      store.change({ step: 'done', db: quietDb, isSilent: false, recording });
    };
    if (recorder === undefined) end(undefined);
    else void recorder.finish().then(end);
  }

  /** Nothing was heard in all the time. A press that never came leaves it unmeasured. */
  function stopHearing(): void {
    current?.end();
    store.change(store.state().isPressNeeded ? { ...idle, isPressNeeded: true } : { step: 'done', db: quietDb });
  }

  function fail(failure: MediaFailure): void {
    current?.end();
    store.change({ ...idle, step: 'done', failure });
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
        use: (opened) => listen(opened, mine),
        onAsking: (isAsking) => store.change({ isAsking }),
        onFailure: (failure) => store.change({ ...idle, step: 'done', failure }),
      });
    },
    resume: () => resume(),
    stop() {
      current?.end();
      store.change(store.state().step === 'done' ? {} : idle);
    },
  };
}

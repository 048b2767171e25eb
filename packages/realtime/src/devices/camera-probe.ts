import { type CameraPicture, lightOf } from '@tutor/rules/devices/camera-picture';
import { seconds } from '@tutor/rules/time/durations';
import type { MediaEnvironment } from './media-environment.ts';
import { MediaFailure } from './media-failure.ts';
import { openForRun } from './open-for-run.ts';
import type { OpenedMedia } from './open-media.ts';
import type { PictureReader } from './picture-reader.ts';
import { createProbeRun, type ProbeRun } from './probe-run.ts';
import { createProbeStore, type ProbeStore } from './probe-store.ts';
import { stopMedia } from './stop-media.ts';

const readEveryMs = 250;
/** Cameras are dark for a moment while they adjust themselves. */
const measureMs = seconds(2);
/** A camera that runs and gives no picture for this long has failed. */
const firstPictureMs = seconds(5);
/** The preview stays for lamp and chair to be moved, and not for ever. */
const previewMs = seconds(60);

/** A camera's probe as a page draws it. */
export interface CameraState {
  step: 'idle' | 'opening' | 'measuring' | 'done';
  /** The browser's question waits for the tutor's answer. */
  isAsking: boolean;
  /** While the preview runs. */
  stream: MediaStream | undefined;
  /** Kept up to date while the preview runs. */
  picture: CameraPicture | undefined;
  failure: MediaFailure | undefined;
  /** Name of the chosen camera, where it is not there and the default one runs. */
  missing: string | undefined;
}

const idle: CameraState = {
  step: 'idle',
  isAsking: false,
  stream: undefined,
  picture: undefined,
  failure: undefined,
  missing: undefined,
};

/** Looks at a camera. Each start ends by itself; `stop` gives the camera back and keeps what was found. */
export interface CameraProbe extends Pick<ProbeStore<CameraState>, 'state' | 'subscribe'> {
  start(): void;
  stop(): void;
}

export interface CameraProbeOptions {
  environment: MediaEnvironment;
  readPictures(stream: MediaStream): PictureReader;
  /** Called once a stream runs: only then do browsers tell devices' names. */
  onOpened?(): void;
}

export function createCameraProbe({ environment, readPictures, onOpened }: CameraProbeOptions): CameraProbe {
  const { timers } = environment;
  const store = createProbeStore(idle);
  let current: ProbeRun | undefined;

  function lookThrough({ stream, missing }: OpenedMedia, { onEnd }: ProbeRun): void {
    onEnd(() => stopMedia(stream));
    onOpened?.();
    const reader = readPictures(stream);
    onEnd(() => reader.close());
    store.change({ step: 'measuring', stream, missing: missing[0]?.label, failure: undefined });
    const [track] = stream.getVideoTracks();
    const onPulledOut = (): void => fail(new MediaFailure('abortError', 'camera', 'the track ended'));
    track?.addEventListener('ended', onPulledOut);
    onEnd(() => track?.removeEventListener('ended', onPulledOut));
    onEnd(timers.after(previewMs, stop));
    onEnd(timers.every(readEveryMs, lookAt(reader, track, timers.now())));
  }

  /** Looks at the pictures that have come until now. */
  function lookAt(reader: PictureReader, track: MediaStreamTrack | undefined, openedAt: number): () => void {
    let first: { at: number; count: number | undefined } | undefined;
    return () => {
      const now = timers.now();
      const pixels = reader.pixels();
      if (pixels === undefined) {
        if (now - openedAt >= firstPictureMs) fail(new MediaFailure('noAnswer', 'camera', 'no picture came'));
        return;
      }
      first ??= { at: now, count: reader.count() };
      const measuredMs = now - first.at;
      if (measuredMs < measureMs) return;
      const { width = 0, height = 0, frameRate = 0 } = track?.getSettings() ?? {};
      const count = reader.count();
      // As the camera says, where the browser does not count.
      const measured =
        count === undefined || first.count === undefined ? frameRate : ((count - first.count) / measuredMs) * 1_000;
      store.change({ step: 'done', picture: { light: lightOf(pixels), width, height, frameRate: measured } });
    };
  }

  function fail(failure: MediaFailure): void {
    current?.end();
    store.change({ ...idle, step: 'done', failure });
  }

  function stop(): void {
    current?.end();
    const { step } = store.state();
    store.change(step === 'done' ? { stream: undefined } : idle);
  }

  return {
    ...store,
    start() {
      current?.end();
      const mine = createProbeRun();
      current = mine;
      store.change({ ...idle, step: 'opening' });
      openForRun('camera', mine, {
        environment,
        use: (opened) => lookThrough(opened, mine),
        onAsking: (isAsking) => store.change({ isAsking }),
        onFailure: (failure) => store.change({ ...idle, step: 'done', failure }),
      });
    },
    stop,
  };
}

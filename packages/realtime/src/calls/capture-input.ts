import type { CaptureDevice, MediaErrorKind } from '@tutor/rules/devices/media-error';
import { callDeviceErrorWords, type MediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { muteWords } from '@tutor/rules/devices/mute-words';
import type { MediaEnvironment } from '../devices/media-environment.ts';
import { MediaFailure } from '../devices/media-failure.ts';
import { type OpenedMedia, openMedia } from '../devices/open-media.ts';
import { stopMedia } from '../devices/stop-media.ts';

export interface CaptureInputOptions {
  device: CaptureDevice;
  environment: MediaEnvironment;
  /** Aborted at the end: what is opened later is stopped at once. */
  ending: AbortSignal;
  onChange: () => void;
  /** The device went and another one took its place. */
  onReplaced: (lost: MediaStreamTrack, next: MediaStreamTrack) => void;
  onLost: (lost: MediaStreamTrack) => void;
}

/** The camera or the microphone of a call. */
export interface CaptureInput {
  /** Switches the track; opens the device where there is none. Never rejects. */
  set(isOn: boolean): Promise<void>;
  /** Another device was chosen: it takes the place of the one that runs. */
  change(): Promise<void>;
  /** Treats a device that has gone from the list as one that was pulled out. */
  check(listedIds: ReadonlySet<string>): void;
  getTrack(): MediaStreamTrack | null;
  isOn(): boolean;
  isOpening(): boolean;
  /** The browser's question waits for the person's answer. */
  isAsking(): boolean;
  getProblem(): MediaErrorWords | undefined;
  stop(): void;
}

export function createCaptureInput(options: CaptureInputOptions): CaptureInput {
  const { device, environment, ending, onChange } = options;
  let isWanted = false;
  let track: MediaStreamTrack | null = null;
  let problem: MediaErrorWords | undefined;
  let opening: Promise<void> | undefined;
  let isAsking = false;
  /** Counts the requests to the browser: a stream that comes late counts while no newer one was asked for. */
  let requests = 0;

  /** One opening at a time: a browser asks the person one question. */
  function open(): Promise<void> {
    opening ??= tryOpen().finally(() => {
      opening = undefined;
      onChange();
    });
    onChange();
    return opening;
  }

  async function tryOpen(): Promise<void> {
    problem = undefined;
    try {
      adopt(await openTrack());
    } catch (error) {
      if (ending.aborted) return;
      problem = wordsOf(error);
    }
  }

  async function openTrack(): Promise<MediaStreamTrack> {
    requests += 1;
    const mine = requests;
    const onLate = (late: Promise<OpenedMedia>): void => {
      late.then(
        (opened) => {
          if (mine === requests) takeLate(trackOf(opened));
          else stopMedia(opened.stream);
        },
        (error: unknown) => {
          if (mine !== requests || ending.aborted) return;
          problem = wordsOf(error);
          onChange();
        },
      );
    };
    const onAsking = (isNow: boolean): void => {
      isAsking = isNow;
      onChange();
    };
    return trackOf(await openMedia([device], { signal: ending, environment, onAsking, onLate }));
  }

  function takeLate(late: MediaStreamTrack): void {
    adopt(late);
    problem = undefined;
    onChange();
  }

  function wordsOf(error: unknown): MediaErrorWords {
    return callDeviceErrorWords(kindOf(error), device, environment.where);
  }

  function adopt(next: MediaStreamTrack): void {
    if (ending.aborted) {
      next.stop();
      return;
    }
    track?.stop();
    // Whatever was pressed while it opened counts.
    next.enabled = isWanted;
    track = next;
    next.addEventListener('ended', () => void takeLoss(next));
    // By the system, or by a switch on the device.
    for (const name of ['mute', 'unmute']) next.addEventListener(name, onChange);
  }

  /** Pulled out, or the permission was taken away. Own stops do not come here. */
  async function takeLoss(lost: MediaStreamTrack): Promise<void> {
    if (track !== lost || ending.aborted) return;
    track = null;
    options.onLost(lost);
    if (!isWanted) return onChange();
    await open();
    if (track !== null) options.onReplaced(lost, track);
  }

  /** Some phones open one camera at a time. */
  async function openBeside(): Promise<MediaStreamTrack> {
    try {
      return await openTrack();
    } catch (error) {
      if (kindOf(error) !== 'notReadable' || ending.aborted) throw error;
      track?.stop();
      track = null;
      onChange();
      return openTrack();
    }
  }

  return {
    async set(isOn) {
      isWanted = isOn;
      if (track !== null) {
        track.enabled = isOn;
        onChange();
      } else if (isOn) await open();
      else onChange();
    },
    async change() {
      await opening;
      if (track === null) {
        if (isWanted) await open();
        return;
      }
      try {
        adopt(await openBeside());
        problem = undefined;
      } catch (error) {
        if (!ending.aborted) problem = wordsOf(error);
      }
      onChange();
    },
    check(listedIds) {
      const id = track?.getSettings().deviceId;
      if (track === null || id === undefined || id === '' || listedIds.has(id)) return;
      track.stop();
      void takeLoss(track);
    },
    getTrack: () => track,
    // While the browser asks, nothing is on: the answer may be no.
    isOn: () => (track === null ? opening !== undefined && isWanted && !isAsking : track.enabled && !track.muted),
    isOpening: () => opening !== undefined,
    isAsking: () => isAsking,
    getProblem: () => problem ?? (track?.muted ? muteWords(device) : undefined),
    stop() {
      track?.stop();
      track = null;
    },
  };
}

function trackOf({ stream }: OpenedMedia): MediaStreamTrack {
  const [opened] = stream.getTracks();
  if (opened === undefined) throw new DOMException('a stream without a track', 'AbortError');
  return opened;
}

function kindOf(error: unknown): MediaErrorKind {
  return error instanceof MediaFailure ? error.kind : 'unknown';
}

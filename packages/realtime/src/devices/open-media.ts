import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import { seconds } from '@tutor/rules/time/durations';
import { type ChosenDevice, type ChosenDevices, createChosenDevices } from './chosen-devices.ts';
import { browserMediaEnvironment, type MediaEnvironment } from './media-environment.ts';
import { readMediaFailure } from './media-failure.ts';
import { stopMedia } from './stop-media.ts';
import { watchQuestion } from './watch-question.ts';

/** No step of a test and no call waits longer for a device. For the tutor's answer to the browser's question each waits on. */
export const openTimeoutMs = seconds(15);

/** What was opened. Whoever asked for it ends it with `stopMedia`. */
export interface OpenedMedia {
  stream: MediaStream;
  /** Chosen devices that are not there: the default runs in their place. The choice is kept for when they return. */
  missing: readonly MissingDevice[];
}

/** A chosen device that is not there. */
export interface MissingDevice {
  device: CaptureDevice;
  /** Its name at the time of the choice. */
  label: string;
}

export interface OpenMediaOptions {
  signal: AbortSignal;
  timeoutMs?: number;
  environment?: MediaEnvironment;
  /** Whether the browser's question is open. No deadline runs while it is. */
  onAsking?: ((isAsking: boolean) => void) | undefined;
  /** The deadline has passed, and the device may open yet. Without it a late stream is ended at once. */
  onLate?: ((late: Promise<OpenedMedia>) => void) | undefined;
}

/**
 * Opens the chosen camera, microphone or both, or the system's default where the chosen one is gone. Rejects with
 * `MediaFailure`. A stream that comes after an abort is ended at once.
 */
export async function openMedia(
  devices: readonly CaptureDevice[],
  { signal, environment = browserMediaEnvironment(), onLate, ...waiting }: OpenMediaOptions,
): Promise<OpenedMedia> {
  const { mediaDevices, storage } = environment;
  const chosen = createChosenDevices(storage);
  const failed = async (error: unknown): Promise<never> => {
    throw await readMediaFailure(error, devices, environment);
  };
  const opened = (stream: MediaStream): OpenedMedia => ({ stream, missing: missingDevices(devices, stream, chosen) });
  if (mediaDevices === undefined) return failed(new DOMException('no mediaDevices', 'NotSupportedError'));
  let isWanted = true;
  // Through a promise, so that whatever throws at once is a failure too.
  const opening = Promise.resolve(constraintsFor(devices, chosen)).then(async (constraints) => {
    const stream = await mediaDevices.getUserMedia(constraints);
    if (isWanted && !signal.aborted) return stream;
    stopMedia(stream);
    throw new Error('abandoned');
  });
  try {
    return opened(await inTime(opening, devices, { signal, environment, ...waiting }));
  } catch (error) {
    isWanted = onLate !== undefined && error instanceof DOMException && error.name === 'TimeoutError';
    if (isWanted) onLate?.(opening.then(opened, failed));
    return failed(error);
  }
}

/** The stream of an opening, or a `TimeoutError`: the deadline counts while the device is waited for, and no person. */
function inTime(
  opening: Promise<MediaStream>,
  devices: readonly CaptureDevice[],
  {
    signal,
    timeoutMs = openTimeoutMs,
    environment: { permissions, timers },
    onAsking,
  }: Pick<OpenMediaOptions, 'signal' | 'timeoutMs' | 'onAsking'> & { environment: MediaEnvironment },
): Promise<MediaStream> {
  const ending = new AbortController();
  return new Promise<MediaStream>((resolve, reject) => {
    const giveUp = (): void => reject(new DOMException('no answer in time', 'TimeoutError'));
    let cancel = timers.after(timeoutMs, giveUp);
    let isAsked = false;
    const stopWatching = watchQuestion(devices, permissions, (isAsking) => {
      isAsked = isAsking;
      cancel();
      if (!isAsking) cancel = timers.after(timeoutMs, giveUp);
      onAsking?.(isAsking);
    });
    ending.signal.addEventListener('abort', () => {
      cancel();
      stopWatching();
      if (isAsked) onAsking?.(false);
    });
    signal.addEventListener('abort', () => reject(new Error('abandoned')), { signal: ending.signal });
    if (signal.aborted) reject(new Error('abandoned'));
    opening.then(resolve, reject);
  }).finally(() => ending.abort());
}

/** `ideal` falls back to the default by itself, without a second question to the tutor. */
function constraintsFor(devices: readonly CaptureDevice[], chosen: ChosenDevices): MediaStreamConstraints {
  const idOf = (device: CaptureDevice): { deviceId?: ConstrainDOMString } => {
    const id = chosen.find(device)?.id;
    return id === undefined ? {} : { deviceId: { ideal: id } };
  };
  const video: MediaTrackConstraints = { ...idOf('camera'), width: { ideal: 1280 }, height: { ideal: 720 } };
  const audio: MediaTrackConstraints = {
    ...idOf('microphone'),
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  };
  return {
    ...(devices.includes('camera') ? { video } : {}),
    ...(devices.includes('microphone') ? { audio } : {}),
  };
}

function missingDevices(
  devices: readonly CaptureDevice[],
  stream: MediaStream,
  chosen: ChosenDevices,
): readonly MissingDevice[] {
  return devices.flatMap((device) => {
    const wanted = chosen.find(device);
    const [track] = device === 'camera' ? stream.getVideoTracks() : stream.getAudioTracks();
    if (wanted === undefined || track === undefined || isSame(track, wanted)) return [];
    return [{ device, label: wanted.label }];
  });
}

/** By name as well: browsers give devices new ids once site data were cleared. */
function isSame(track: MediaStreamTrack, { id, label }: ChosenDevice): boolean {
  return track.getSettings().deviceId === id || (label !== '' && track.label === label);
}

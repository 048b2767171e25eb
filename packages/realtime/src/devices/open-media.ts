import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import { seconds } from '@tutor/rules/time/durations';
import { withinDeadline } from '../browser/deadline.ts';
import { type ChosenDevice, type ChosenDevices, createChosenDevices } from './chosen-devices.ts';
import { browserMediaEnvironment, type MediaEnvironment } from './media-environment.ts';
import { readMediaFailure } from './media-failure.ts';
import { stopMedia } from './stop-media.ts';

/** No step of a test and no call waits longer for a device, or for the tutor's answer to the browser's question. */
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
}

/**
 * Opens the chosen camera, microphone or both, or the system's default where the chosen one is gone. Rejects with
 * `MediaFailure`. A stream that comes after the deadline or an abort is ended at once.
 */
export async function openMedia(
  devices: readonly CaptureDevice[],
  { signal, timeoutMs = openTimeoutMs, environment = browserMediaEnvironment() }: OpenMediaOptions,
): Promise<OpenedMedia> {
  const { mediaDevices, storage, timers } = environment;
  const chosen = createChosenDevices(storage);
  try {
    if (mediaDevices === undefined) throw new DOMException('no mediaDevices', 'NotSupportedError');
    const constraints = constraintsFor(devices, chosen);
    const stream = await withinDeadline({ timers, timeoutMs, signal }, async (ending) => {
      const opened = await mediaDevices.getUserMedia(constraints);
      if (ending.aborted) stopMedia(opened);
      return opened;
    });
    return { stream, missing: missingDevices(devices, stream, chosen) };
  } catch (error) {
    throw await readMediaFailure(error, devices, environment);
  }
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

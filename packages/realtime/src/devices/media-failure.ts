import {
  type CaptureDevice,
  type MediaErrorKind,
  mediaErrorKind,
  type RawMediaError,
} from '@tutor/rules/devices/media-error';
import type { MediaEnvironment } from './media-environment.ts';

/** A camera or microphone that could not be opened. */
export class MediaFailure extends Error {
  readonly kind: MediaErrorKind;
  readonly device: CaptureDevice;
  /** As the browser named it, such as 'NotReadableError: Could not start video source'. Only for who looks into details. */
  readonly detail: string;

  constructor(kind: MediaErrorKind, device: CaptureDevice, detail: string) {
    super(`${device}: ${kind} (${detail})`);
    this.name = 'MediaFailure';
    this.kind = kind;
    this.device = device;
    this.detail = detail;
  }
}

/** Any error as a failure: a probe never throws into its neighbours. */
export function asMediaFailure(error: unknown, device: CaptureDevice): MediaFailure {
  return error instanceof MediaFailure ? error : new MediaFailure('unknown', device, String(error));
}

type FailureEnvironment = Pick<MediaEnvironment, 'mediaDevices' | 'permissions' | 'where' | 'isSecure'>;

const inputKinds = { camera: 'videoinput', microphone: 'audioinput' } as const;

/** What a browser threw, with the device at fault. Of a request for both it names none, so permissions and list are looked at. */
export async function readMediaFailure(
  error: unknown,
  devices: readonly CaptureDevice[],
  environment: FailureEnvironment,
): Promise<MediaFailure> {
  const raw = rawError(error);
  const listed = await listedKinds(environment.mediaDevices);
  const isListed = (device: CaptureDevice): boolean | undefined => listed?.has(inputKinds[device]);
  const device = await deviceAtFault(raw, devices, isListed, environment.permissions);
  const { where, isSecure } = environment;
  const kind = mediaErrorKind(raw, { where, isSecure, isListed: isListed(device) });
  return new MediaFailure(kind, device, `${raw.name}: ${raw.message}`.replace(/: $/, ''));
}

async function deviceAtFault(
  { name }: RawMediaError,
  devices: readonly CaptureDevice[],
  isListed: (device: CaptureDevice) => boolean | undefined,
  permissions: FailureEnvironment['permissions'],
): Promise<CaptureDevice> {
  const [first = 'camera', ...others] = devices;
  if (others.length === 0) return first;
  if (name === 'NotFoundError') return devices.find((device) => isListed(device) === false) ?? first;
  for (const device of devices) if ((await permissionState(device, permissions)) === 'denied') return device;
  return first;
}

/** Undefined where the browser does not tell. */
async function permissionState(
  device: CaptureDevice,
  permissions: FailureEnvironment['permissions'],
): Promise<PermissionState | undefined> {
  try {
    // Older browsers do not know these names and throw.
    return (await permissions?.query({ name: device }))?.state;
  } catch {
    return undefined;
  }
}

async function listedKinds(mediaDevices: FailureEnvironment['mediaDevices']): Promise<ReadonlySet<string> | undefined> {
  const infos = await mediaDevices?.enumerateDevices().catch(() => undefined);
  return infos === undefined ? undefined : new Set(infos.map(({ kind }) => kind));
}

/** OverconstrainedError is no Error in older browsers. */
function rawError(error: unknown): RawMediaError {
  if (typeof error !== 'object' || error === null) return { name: 'Error', message: String(error) };
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'Error';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { name, message };
}

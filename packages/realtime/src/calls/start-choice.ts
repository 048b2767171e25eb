import { type SetDevices, setDevicesSchema } from '@tutor/rules/calls/call';
import type { LocalMedia } from './local-media.ts';

const key = 'call-start';

/** As somebody last went into a call by the card before it; both on where nobody did in this browser. */
export function readStartChoice(storage: Pick<Storage, 'getItem'> | undefined): SetDevices {
  try {
    return setDevicesSchema.parse(JSON.parse(storage?.getItem(key) ?? ''));
  } catch {
    return { isMicOn: true, isCameraOn: true };
  }
}

export function keepStartChoice(storage: Pick<Storage, 'setItem'> | undefined, choice: SetDevices): void {
  try {
    storage?.setItem(key, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks anew.
  }
}

/** Opens devices as they are to start. A microphone that is off is opened without a sound of it being sent; a camera is not opened. */
export function openAs(media: Pick<LocalMedia, 'open' | 'setMic'>, { isMicOn, isCameraOn }: SetDevices): void {
  void media.open(isCameraOn);
  // At once, before the device is there: it is opened as it is wanted then.
  if (!isMicOn) void media.setMic(false);
}

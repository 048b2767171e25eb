import type { SetDevices } from '@tutor/rules/calls/call';
import type { CallPersonRow } from './locked-call.ts';

/** What a page says of itself, each where it says it. */
export interface PageWord {
  /** Whether it has ever been connected to another page. */
  isConnected?: boolean | undefined;
  /** Microphone and camera as the person set them. */
  devices?: SetDevices | undefined;
}

type Noted = Pick<CallPersonRow, 'hasConnected' | 'devices'>;

/**
 * What is noted of a person by the word of its page. Once a page of the person was connected, it stays so, whatever a page says that came
 * back or that reaches nobody.
 */
export function notedOf(own: Noted, { isConnected, devices }: PageWord): Noted {
  return {
    hasConnected: own.hasConnected === true ? true : (isConnected ?? own.hasConnected),
    devices: devices ?? own.devices,
  };
}

/** Whether all of it is noted already. */
export function isNoted(own: Noted, noted: Noted): boolean {
  const isSaid = (own.devices === null) === (noted.devices === null);
  return own.hasConnected === noted.hasConnected && isSaid && isShownSo(own, noted);
}

/** Whether the others see the devices like this already: as on, until the page says that they are off. */
export function isShownSo(own: Pick<Noted, 'devices'>, noted: Pick<Noted, 'devices'>): boolean {
  const isMicOff = (devices: SetDevices | null): boolean => devices?.isMicOn === false;
  const isCameraOff = (devices: SetDevices | null): boolean => devices?.isCameraOn === false;
  return isMicOff(own.devices) === isMicOff(noted.devices) && isCameraOff(own.devices) === isCameraOff(noted.devices);
}

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

/** Whether the others, or the person's own next page, see another state by it. */
export function isNews(own: Noted, noted: Noted): boolean {
  const { devices } = noted;
  const isSame = own.devices?.isMicOn === devices?.isMicOn && own.devices?.isCameraOn === devices?.isCameraOn;
  return own.hasConnected !== noted.hasConnected || !isSame;
}

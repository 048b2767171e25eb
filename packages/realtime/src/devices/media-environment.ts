import { type BrowserAndSystem, browserAndSystem } from '@tutor/rules/devices/browser-and-system';
import { findStorage } from '../browser/find-storage.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';

/** The browser's devices, as far as a page uses them. */
export type MediaDevicesPart = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

/** What the devices' code has of the browser. Each part may be missing: an insecure page, in-app browsers, private mode. */
export interface MediaEnvironment {
  mediaDevices: MediaDevicesPart | undefined;
  permissions: Pick<Permissions, 'query'> | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  where: BrowserAndSystem;
  /** `isSecureContext` */
  isSecure: boolean;
  /** Whether sound can be sent to another speaker than the system's. */
  canChooseSpeaker: boolean;
  timers: Timers;
}

/** The browser's own. */
export function browserMediaEnvironment(): MediaEnvironment {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    // Present only in secure contexts, whatever the types say.
    mediaDevices: 'mediaDevices' in navigator ? navigator.mediaDevices : undefined,
    permissions: 'permissions' in navigator ? navigator.permissions : undefined,
    storage: findStorage(),
    where: browserAndSystem({ userAgent, maxTouchPoints }),
    isSecure: window.isSecureContext,
    canChooseSpeaker: 'setSinkId' in HTMLMediaElement.prototype,
    timers: systemTimers,
  };
}

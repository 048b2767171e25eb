import { zonedDate } from '../time/zone.ts';

/** The older classroom client goes offline on this day (specification, core §2); the notice shows only before it. */
export const olderClientEndsOn = '2020-11-30';

/** Whether the notice about the older classroom client shows. Never inside the desktop client itself. */
export function isOlderClientNoticeDue(now: Date, zone: string, isDesktopClient: boolean): boolean {
  return !isDesktopClient && zonedDate(now, zone) < olderClientEndsOn;
}

/** Platforms of the desktop client by their code on the wire (specification, core §3). */
export const clientTypes = { windows: 1, mac: 2 } as const;
export type ClientPlatform = keyof typeof clientTypes;

/** Platform label in the client's version record (specification, core §3). */
export const clientLabels: Readonly<Record<ClientPlatform, string>> = { windows: 'tutor-window', mac: 'tutor-mac' };

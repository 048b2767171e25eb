import { days, minutes } from '../time/durations.ts';

/** How long before a class the test is offered. */
export const nudgeMs = minutes(10);
/** A test counts for so long. */
export const testFreshMs = days(1);

/** What this browser knows of its last test. */
export interface LastTest {
  atMs: number;
  /** Devices of then; see `devicesMark`. */
  devices: string;
}

export type Nudge = 'never' | 'old' | 'devices';

/** Why a test is offered now, or undefined: 10 minutes before a class, where the last one is over a day old or devices changed. */
export function networkNudge({
  nowMs,
  nextClassMs,
  lastTest,
  devices,
}: {
  nowMs: number;
  nextClassMs: number | undefined;
  lastTest: LastTest | undefined;
  /** Devices of now; undefined where the browser does not tell. */
  devices: string | undefined;
}): Nudge | undefined {
  if (nextClassMs === undefined || nextClassMs <= nowMs || nextClassMs - nowMs > nudgeMs) return undefined;
  if (lastTest === undefined) return 'never';
  if (nowMs - lastTest.atMs > testFreshMs) return 'old';
  const hasChanged = devices !== undefined && lastTest.devices !== '' && devices !== lastTest.devices;
  return hasChanged ? 'devices' : undefined;
}

/**
 * Tells one set of devices from another. Before a permission browsers leave ids out: kinds and their number tell then.
 * In whatever order the browser lists them.
 */
export function devicesMark(devices: readonly { kind: string; deviceId: string }[]): string {
  return devices
    .filter(({ deviceId }) => deviceId !== 'default' && deviceId !== 'communications')
    .map(({ kind, deviceId }) => `${kind}:${deviceId}`)
    .sort()
    .join(' ');
}

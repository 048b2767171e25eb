import { devicesMark } from '@tutor/rules/devices/network-nudge';
import { z } from 'zod';

const lastTestSchema = z.object({
  atMs: z.number(),
  /** Devices of then. */
  devices: z.string(),
  /** Of the history, and whose; a visitor's test is kept nowhere. */
  kept: z.object({ id: z.number(), tuid: z.number() }).optional(),
});
type LastTest = z.output<typeof lastTestSchema>;

const key = 'last-network-test';

/** The last test of this browser; undefined without one, and where storage is forbidden. */
export function readLastTest(): LastTest | undefined {
  try {
    return lastTestSchema.safeParse(JSON.parse(window.localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Remembers a test, with the devices that are there now. */
export async function rememberLastTest(test: Omit<LastTest, 'devices'>): Promise<void> {
  const devices = (await findDevices()) ?? '';
  try {
    window.localStorage.setItem(key, JSON.stringify({ ...test, devices } satisfies LastTest));
  } catch {
    // Storage is forbidden or full: the next class asks for a test once more.
  }
}

/** Mark of the devices that are there; undefined where the browser does not tell. Asks for no permission. */
export async function findDevices(): Promise<string | undefined> {
  return navigator.mediaDevices
    ?.enumerateDevices()
    .then(devicesMark)
    .catch(() => undefined);
}

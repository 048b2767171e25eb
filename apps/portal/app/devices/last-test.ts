import { devicesMark } from '@tutor/rules/devices/network-nudge';

interface LastTest {
  atMs: number;
  /** Devices of then. */
  devices: string;
  /** Of the history, and whose; a visitor's test is kept nowhere. */
  kept?: { id: number; tuid: number };
}

const key = 'last-network-test';

/** The last test of this browser; undefined without one, and where storage is forbidden. */
export function readLastTest(): LastTest | undefined {
  try {
    const words = (window.localStorage.getItem(key) ?? '').split('\n');
    const [atMs, id, tuid] = words.slice(0, 3).map(Number);
    if (atMs === undefined || !(atMs > 0) || id === undefined || tuid === undefined) return undefined;
    return { atMs, devices: words[3] ?? '', ...(id > 0 && tuid > 0 ? { kept: { id, tuid } } : {}) };
  } catch {
    return undefined;
  }
}

/** Remembers a test, with the devices that are there now. */
export async function rememberLastTest(test: Omit<LastTest, 'devices'>): Promise<void> {
  const devices = (await findDevices()) ?? '';
  try {
    const { atMs, kept } = test;
    window.localStorage.setItem(key, [atMs, kept?.id ?? 0, kept?.tuid ?? 0, devices].join('\n'));
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

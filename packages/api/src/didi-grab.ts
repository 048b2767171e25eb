import { didiGrabMs } from '@tutor/rules/messages/didi';
import { isSignValid, sign } from './core/sign.ts';

/** What the address of the order page says. */
export interface DidiGrab {
  tuid: number;
  id: number;
  classID: number;
}

/** How far the clocks of portal and order page may be apart. */
const clockSkewMs = 5_000;

/**
 * Address of the external order page with its signed query (specification, core §4): who grabs what, from when on, and
 * the sign over it. `nonce` is new for every address, so that each is used once.
 */
export function didiGrabUrl(
  page: string,
  grab: DidiGrab & { nonce: string; nowMs: number },
  keys: { appId: string; appSecret: string },
): string {
  const { nowMs, ...rest } = grab;
  const query = { ...stringsOf(rest), appid: keys.appId, timestamp: String(Math.round(nowMs)) };
  const url = new URL(page);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.set('sign', sign(Object.entries(query), keys.appSecret));
  return url.href;
}

/** The grab and the nonce of a query whose sign fits and whose time is not over; undefined for any other. */
export function readDidiGrab(
  query: URLSearchParams,
  nowMs: number,
  keys: { appId: string; appSecret: string },
): (DidiGrab & { nonce: string }) | undefined {
  const parameters = [...query].filter(([name]) => name !== 'sign');
  const names = parameters.map(([name]) => name).sort();
  if (names.join() !== 'appid,classID,id,nonce,timestamp,tuid' || query.get('appid') !== keys.appId) return undefined;
  if (!isSignValid(query.get('sign') ?? undefined, parameters, keys.appSecret)) return undefined;
  const ageMs = nowMs - whole(query, 'timestamp');
  if (!(ageMs >= -clockSkewMs && ageMs <= didiGrabMs)) return undefined;
  const grab = { tuid: whole(query, 'tuid'), id: whole(query, 'id'), classID: whole(query, 'classID') };
  const nonce = query.get('nonce') ?? '';
  return Object.values(grab).every((value) => value > 0) && nonce.length >= 16 ? { ...grab, nonce } : undefined;
}

function stringsOf(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** A positive whole number in a query, or NaN. */
function whole(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
}

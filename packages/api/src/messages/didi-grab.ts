import { didiGrabMs } from '@tutor/rules/messages/didi';
import { readSignedAddress, signedAddress } from '../core/signed-address.ts';

/** What the address of the order page says. */
export interface DidiGrab {
  tuid: number;
  id: number;
  classID: number;
  /** New for every address, so that each is used once. */
  nonce: string;
}

/**
 * Address of the external order page with its signed query (specification, core §4): who grabs what, and until when. `key`
 * is that of 'didi grab', which the portal shares with the order page.
 */
export function didiGrabUrl(page: string, { nowMs, ...grab }: DidiGrab & { nowMs: number }, key: Buffer): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(grab)) url.searchParams.set(name, String(value));
  return signedAddress(url, nowMs + didiGrabMs, key).href;
}

/** The grab of an address whose sign fits and whose time is not over; undefined for any other. */
export function readDidiGrab(address: URL, nowMs: number, key: Buffer): DidiGrab | undefined {
  const query = readSignedAddress(address, ['tuid', 'id', 'classID', 'nonce'], nowMs, key);
  if (query === undefined) return undefined;
  return { tuid: Number(query.tuid), id: Number(query.id), classID: Number(query.classID), nonce: query.nonce };
}

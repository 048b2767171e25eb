import { type AccentPassageId, findPassage } from '@tutor/rules/devices/accent-passages';
import { hours } from '@tutor/rules/time/durations';
import { keptAccentKey } from './forget-kept-accent.ts';

/** Whoever uses this tab later should not find it. */
const keptMs = hours(1);

/** A recording that waits for its tutor to sign in. */
export interface KeptAccent {
  passage: AccentPassageId;
  file: Blob;
}

/** Keeps a recording for this tab, across the way to the sign-in page and back. False where the browser has no room for it. */
export async function keepAccent({ passage, file }: KeptAccent, nowMs: number): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    sessionStorage.setItem(keptAccentKey, JSON.stringify({ passage, keptAt: nowMs, bytes: toBase64(bytes) }));
    return true;
  } catch {
    return false;
  }
}

/** The recording that was kept in this tab; undefined where there is none, or none of our making. */
export function findKeptAccent(nowMs: number): KeptAccent | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAccentKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('keptAt' in kept) || typeof kept.keptAt !== 'number' || nowMs - kept.keptAt > keptMs) return undefined;
    if (!('passage' in kept) || !('bytes' in kept)) return undefined;
    const passage = findPassage(String(kept.passage));
    if (passage === undefined) return undefined;
    return { passage: passage.id, file: new Blob([fromBase64(String(kept.bytes))], { type: 'audio/wav' }) };
  } catch {
    return undefined;
  }
}

/** In parts: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

import { agreementCountdownMs } from '@tutor/rules/messages/agreement';
import { z } from 'zod';
import { openSealed, seal } from '../kit/server/sealed.server.ts';

const purpose = 'warning-opened';
const openedSchema = z.object({ mid: z.number(), openedAtMs: z.number() });

/** Proves to the page's own form when a compulsory warning was opened: without scripts nobody else counts. */
export function sealOpened(mid: number): Promise<string> {
  return seal({ mid, openedAtMs: Date.now() }, purpose);
}

/** How long a warning must be read still, in ms; undefined where nothing proves that it was opened. */
export async function findReadingLeftMs(opened: unknown, mid: number): Promise<number | undefined> {
  const proof = openedSchema.safeParse(await openSealed(opened, purpose)).data;
  if (proof?.mid !== mid) return undefined;
  return Math.max(0, proof.openedAtMs + agreementCountdownMs - Date.now());
}

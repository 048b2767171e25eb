import type { Answer } from '@tutor/realtime/service/answer';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';

type Fields = URLSearchParams | Record<string, string> | string[][];

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** The browser delivers it though the page is closed. */
  keepalive?: boolean | undefined;
  timeoutMs?: number | undefined;
}

const lost: Answer<never> = { isDone: false, kind: 'unknown', message: 'Links seem to get inaccessible.' };

/**
 * Asks an address of the portal that answers scripts (`session/asked.server.ts`): with fields as a form is sent, without them as a page
 * is read. Never rejects: a line that is lost, and whatever is no answer of ours, is `unknown`.
 */
export async function ask<Body>(
  address: string,
  fields: Fields | undefined,
  { signal, keepalive = false, timeoutMs = callTimeoutMs }: AskOptions = {},
): Promise<Answer<Body>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(address, {
      method: fields === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json' },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      keepalive,
    });
    return readAnswer<Body>(await answer.json());
  } catch {
    return lost;
  }
}

/** The portal's own answers are trusted as they come; a gateway's page is none. */
function readAnswer<Body>(answer: unknown): Answer<Body> {
  return typeof answer === 'object' && answer !== null && 'isDone' in answer ? (answer as Answer<Body>) : lost;
}

/** Tells an address of the portal something, though the page may be going: nobody waits for an answer. */
export function tell(address: string, fields: Fields): void {
  navigator.sendBeacon(address, new URLSearchParams(fields));
}

/** A request to the service as the portal's carrying addresses take it. */
export function carried(name: string, body: object): Record<string, string> {
  return { call: name, body: JSON.stringify(body) };
}

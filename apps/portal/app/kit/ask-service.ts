import type { Answer } from '@tutor/realtime/service/answer';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** The browser delivers it though the page is closed. */
  keepalive?: boolean | undefined;
}

/**
 * Asks the service through the portal, by the call's name in the contract, over the address that carries such calls. Never rejects: a
 * line that is lost is `unknown`.
 */
export async function askService<Body>(
  address: string,
  call: string,
  body: object = {},
  { signal, keepalive = false }: AskOptions = {},
): Promise<Answer<Body>> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: carriedForm(call, body),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      keepalive,
    });
    return readAnswer<Body>(await answer.json());
  } catch {
    return { isDone: false, kind: 'unknown', message: 'Links seem to get inaccessible.' };
  }
}

/** The portal's own answers are trusted as they come; a gateway's page is none. */
function readAnswer<Body>(answer: unknown): Answer<Body> {
  if (typeof answer === 'object' && answer !== null && 'isDone' in answer) return answer as Answer<Body>;
  throw new Error('The portal gave no answer.');
}

/** A call as the portal's carrying addresses take it: for a beacon, too. */
export function carriedForm(call: string, body: object): URLSearchParams {
  return new URLSearchParams({ call, body: JSON.stringify(body) });
}

import type { CallAnswer } from '@tutor/realtime/chat/calls-over';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';

/** An answer with the body that the call's reply has by the contract. */
export type ChatAnswer<Body> = { isDone: true; body: Body } | Extract<CallAnswer, { isDone: false }>;

/** Asks the service through the portal, by the call's name in the contract. Never rejects: a line that is lost is `unknown`. */
export async function askChat<Body>(
  call: string,
  body: object = {},
  signal?: AbortSignal | undefined,
): Promise<ChatAnswer<Body>> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  try {
    const answer = await fetch('/chat/calls', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ call, body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      // A read mark may be the last that a page says; the browser delivers it though the page is closed.
      keepalive: call === 'read',
    });
    return readAnswer<Body>(await answer.json());
  } catch {
    return { isDone: false, kind: 'unknown', message: 'Links seem to get inaccessible.' };
  }
}

/** The portal's own answers are trusted as they come; a gateway's page is none. */
function readAnswer<Body>(answer: unknown): ChatAnswer<Body> {
  if (typeof answer === 'object' && answer !== null && 'isDone' in answer) return answer as ChatAnswer<Body>;
  throw new Error('The portal gave no answer.');
}

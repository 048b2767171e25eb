import { unreachableMessage } from '@tutor/api/core/api-error';
import type { ReadCalls } from '@tutor/realtime/store/read-calls';
import type { BulkChange, MessageChange } from '@tutor/rules/messages/message';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { leaveForLogin } from '../kit/leave-for-login.ts';

/** The service asked to slow down (HTTP 229); the message is its own. */
export class SlowDownError extends Error {
  override readonly name = 'SlowDownError';
}

/** No answer of the service has come: it may have done what it was asked for. */
export class UncertainError extends Error {
  override readonly name = 'UncertainError';
}

/** How the portal is told what was read. Its own answers are trusted as they come: it has parsed the service's. */
export const readCalls = {
  markRead: (mid: number) => post<MessageChange | undefined>({ intent: 'read', mid: String(mid) }),
  markUnread: (mid: number) => post<MessageChange | undefined>({ intent: 'unread', mid: String(mid) }),
  markAllRead: ({ upTo, kind, source }) =>
    post<BulkChange>({
      intent: 'readAll',
      ...(upTo === undefined ? {} : { upTo: String(upTo) }),
      ...(kind === null ? {} : { kind }),
      ...(source === null ? {} : { source }),
    }),
  undoMarkAllRead: (seq: number) => post<BulkChange>({ intent: 'undoReadAll', seq: String(seq) }),
} satisfies ReadCalls;

async function post<Change>(values: Record<string, string>): Promise<Change> {
  const answer = await fetch('/messages/read', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(values),
    // On a line that is silent what was shown at once is taken back.
    signal: AbortSignal.timeout(callTimeoutMs),
  }).catch(throwUnreachable);
  if (answer.status === 401) leaveForLogin();
  if (answer.status === 429) throw new SlowDownError(await reason(answer));
  if (answer.status >= 500) throw new UncertainError(await reason(answer));
  if (!answer.ok) throw new Error(await reason(answer));
  return (await answer.json().catch(throwUnreachable)) ?? undefined;
}

function throwUnreachable(): never {
  throw new UncertainError(unreachableMessage);
}

async function reason(answer: Response): Promise<string> {
  try {
    const reply: unknown = await answer.json();
    if (typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string') {
      return reply.message;
    }
  } catch {
    // Not an answer of ours.
  }
  return `The service answered with ${answer.status}.`;
}

import type { ReadCalls } from '@tutor/realtime/store/read-calls';
import type { BulkChange, MessageChange } from '@tutor/rules/messages/message';
import { ask } from '../kit/line/ask.ts';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';

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
  // On a line that is silent what was shown at once is taken back.
  const answer = await ask<Change>('/messages/read', values);
  if (answer.isDone) return answer.body;
  switch (answer.kind) {
    case 'limited':
      throw new SlowDownError(answer.message);
    case 'unknown':
      throw new UncertainError(answer.message);
    case 'signedOut':
      leaveForLogin();
  }
  throw new Error(answer.message);
}

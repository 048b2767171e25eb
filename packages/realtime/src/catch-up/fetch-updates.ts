import { type MessageUpdates, messageUpdatesSchema } from '@tutor/rules/messages/message';
import { bodyOf, SessionGoneError } from '../service/answer.ts';

/** Everything that changed after a cursor. Rejects with SessionGoneError for a 401, with any other error otherwise. */
export type FetchUpdates = (since: number, signal: AbortSignal) => Promise<MessageUpdates>;

/** Fetches from the portal's own `GET /messages/updates?since=`; the session cookie goes along. */
export function portalUpdates(url = '/messages/updates', fetch = globalThis.fetch): FetchUpdates {
  return async (since, signal) => {
    const response = await fetch(`${url}?since=${since}`, {
      signal,
      headers: { accept: 'application/json' },
      cache: 'no-store',
      credentials: 'same-origin',
      // A redirect leads to a page, never to updates.
      redirect: 'manual',
    });
    if (response.status === 401) throw new SessionGoneError('the session is over');
    if (response.status !== 200) throw new Error(`updates answered with HTTP ${response.status}`);
    return messageUpdatesSchema.parse(bodyOf(await response.json()));
  };
}

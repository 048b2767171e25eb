import type { MessageUpdates } from '@tutor/rules/messages/message';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';

/** What changed after a cursor, for a page where real time does not run. The portal's answer is trusted as it comes. */
export async function askUpdates(since: number): Promise<MessageUpdates> {
  const answer = await fetch(`/messages/updates?since=${since}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The service answered with ${answer.status}.`);
  return answer.json();
}

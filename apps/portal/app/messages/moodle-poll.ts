import { moodlePollIntervalMs } from '@tutor/rules/realtime/policy';
import { askMoodleUnread } from './ask-moodle-unread.ts';

/**
 * Asks for moodle messages every 30 s while the page is looked at, one asking at a time, until the session is over. Returns
 * how to stop.
 */
export function startMoodlePoll(onUnread: (unread: number) => void): () => void {
  let isAsking = false;
  let isGone = false;
  const ask = async (): Promise<void> => {
    if (isAsking || isGone || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const answer = await askMoodleUnread();
      if (answer.status === 401) isGone = true;
      if (answer.ok) {
        const reply: unknown = await answer.json();
        if (typeof reply === 'object' && reply !== null && 'unread' in reply && typeof reply.unread === 'number') {
          onUnread(reply.unread);
        }
      }
    } catch {
      // Out of reach: the next asking comes in 30 s.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void ask(), moodlePollIntervalMs);
  return () => clearInterval(timer);
}

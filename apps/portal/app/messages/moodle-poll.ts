import { moodlePollIntervalMs } from '@tutor/rules/realtime/policy';
import { ask } from '../kit/line/ask.ts';

/**
 * Asks for moodle messages every 30 s while the page is looked at, one asking at a time, until the session is over. Returns
 * how to stop.
 */
export function startMoodlePoll(onUnread: (unread: number) => void): () => void {
  let isAsking = false;
  let isGone = false;
  const poll = async (): Promise<void> => {
    if (isAsking || isGone || document.visibilityState !== 'visible') return;
    isAsking = true;
    // Where it is out of reach, the next asking comes in 30 s.
    const answer = await ask<number>('/messages/moodle-unread', undefined);
    isAsking = false;
    if (answer.isDone) onUnread(answer.body);
    else isGone = answer.kind === 'signedOut';
  };
  const timer = setInterval(() => void poll(), moodlePollIntervalMs);
  return () => clearInterval(timer);
}

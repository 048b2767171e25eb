import { callTimeoutMs } from '@tutor/rules/realtime/policy';

/** Asks the portal for the unread messages of the training site. One asking that hung for ever would be the last one. */
export function askMoodleUnread(): Promise<Response> {
  return fetch('/messages/moodle-unread', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(callTimeoutMs),
  });
}

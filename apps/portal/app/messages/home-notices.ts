import type { RealtimeSnapshot } from '@tutor/realtime/store/message-store';
import { asShown } from '@tutor/realtime/store/read-state';
import type { SystemMessage } from '@tutor/rules/messages/message';

/** Unread messages that the dashboard names. */
export const homeNoticesMax = 5;

type Notice = Omit<SystemMessage, 'content'>;

/**
 * The newest unread system messages: what the page was loaded with and what arrived since, without those that were read
 * meanwhile, here or elsewhere.
 */
export function homeNotices(
  loaded: readonly Notice[],
  { messages, reads }: Pick<RealtimeSnapshot, 'messages' | 'reads'>,
): Notice[] {
  const notices = new Map<number, Notice>(loaded.map((notice) => [notice.mid, notice]));
  for (const message of messages) if (message.source === 'system') notices.set(message.mid, message);
  return [...notices.values()]
    .filter((notice) => !asShown(notice, reads).isRead)
    .sort((a, b) => Date.parse(b.sentTime) - Date.parse(a.sentTime) || b.mid - a.mid)
    .slice(0, homeNoticesMax);
}

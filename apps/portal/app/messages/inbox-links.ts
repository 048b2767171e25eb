import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';

/** What a list of messages is narrowed to, as its address says it. */
export interface InboxFilters {
  kind: MessageKind | null;
  source: MessageSource | null;
  isUnreadOnly: boolean;
  /** Empty where nothing is looked for. */
  search: string;
}

/** The training center's own page of the messages of the training site. */
export const moodlePath = '/trainingCenter/moodleMessage';

/** Address of all messages, or of those of one kind or of the training site, before what it asks for besides. */
export function inboxPath(kind: MessageKind | null, source: MessageSource | null = null): string {
  if (kind === null && source === 'moodle') return moodlePath;
  return kind === null ? '/message' : `/message/${kind}`;
}

/** Address of a list with these filters. */
export function inboxHref({ kind, source, isUnreadOnly, search }: InboxFilters): string {
  const path = inboxPath(kind, source);
  const query = new URLSearchParams({
    ...(source === null || path === moodlePath ? {} : { from: source }),
    ...(isUnreadOnly ? { unread: 'true' } : {}),
    ...(search === '' ? {} : { q: search }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Address of the part of that list that is older than a place in it. */
export function olderInboxHref(filters: InboxFilters, place: string): string {
  const href = inboxHref(filters);
  return `${href}${href.includes('?') ? '&' : '?'}before=${encodeURIComponent(place)}`;
}

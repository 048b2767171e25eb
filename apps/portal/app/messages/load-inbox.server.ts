import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import { searchText } from '@tutor/rules/messages/search';
import type { Api } from '../session/api.server.ts';
import { loadMessages } from './messages.server.ts';

interface InboxAddress {
  kind: MessageKind | undefined;
  source: MessageSource | undefined;
  /** What the address asks for besides: `unread`, `q` and `before`. */
  search: URLSearchParams;
}

/** A page of the list that an address asks for. */
export async function loadInbox(api: Api, { kind, source, search }: InboxAddress) {
  const isUnreadOnly = search.get('unread') === 'true';
  const words = searchText(search.get('q'));
  const place = search.get('before');
  const page = await loadMessages(api, { kind, source, isUnreadOnly, search: words, place });
  return { ...page, place, filters: { kind: kind ?? null, source: source ?? null, isUnreadOnly, search: words } };
}

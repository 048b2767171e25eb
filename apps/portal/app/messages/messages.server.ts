import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import type { Api } from '../api.server.ts';

const messagesPageSize = 50;

/** One page of messages, newest first. `page` counts from 1. */
export async function loadMessages(api: Api, kind: MessageKind | undefined, page: number) {
  const { body } = await api.messages.list({
    query: { ...(kind === undefined ? {} : { kind }), pageIndex: page, pageSize: messagesPageSize },
  });
  return { items: body.items, total: body.total, page, hasOlder: page * messagesPageSize < body.total };
}

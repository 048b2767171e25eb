import type { SystemMessage } from '@tutor/rules/messages/message';
import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import { htmlExcerpt } from '@tutor/rules/messages/plain-text';
import { z } from 'zod';
import type { Api } from '../session/api.server.ts';
import { placeAfter } from './inbox-rows.ts';

const messagesPageSize = 50;
const excerptLength = 140;

const placeSchema = z
  .string()
  .regex(/^[0-9TZ:.-]{20,30}_[0-9]{1,15}$/)
  .transform((place) => {
    const [beforeTime = '', beforeMid] = place.split('_');
    return { beforeTime, beforeMid: Number(beforeMid) };
  });

/** What the list is narrowed to. */
export interface MessageFilters {
  kind: MessageKind | undefined;
  source: MessageSource | undefined;
  isUnreadOnly: boolean;
  search: string;
  /** `<sentTime>_<mid>` of the message that the page before ended with. */
  place: string | null;
}

/** One page of messages, newest first: those older than a place in the list, or the newest. */
export async function loadMessages(api: Api, { kind, source, isUnreadOnly, search, place }: MessageFilters) {
  const before = placeSchema.safeParse(place).data;
  const { body } = await api.messages.list({
    query: {
      ...(kind === undefined ? {} : { kind }),
      ...(source === undefined ? {} : { source }),
      ...(isUnreadOnly ? { unread: 'true' } : {}),
      ...(search === '' ? {} : { search }),
      ...before,
      pageSize: messagesPageSize,
    },
  });
  const last = body.items.at(-1);
  return {
    rows: body.items.map(messageRow),
    total: body.total,
    isNewest: before === undefined,
    older: body.hasOlder && last !== undefined ? placeAfter(last) : null,
  };
}

/** A row carries the beginning of its text, not the whole content: thousands of them are loaded. */
function messageRow({ content, ...message }: SystemMessage) {
  return { ...message, excerpt: htmlExcerpt(content, excerptLength) };
}

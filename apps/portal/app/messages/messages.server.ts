import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { z } from 'zod';
import type { Api } from '../api.server.ts';

const messagesPageSize = 50;

const placeSchema = z
  .string()
  .regex(/^[0-9TZ:.-]{20,30}_[0-9]{1,15}$/)
  .transform((place) => {
    const [beforeTime = '', beforeMid] = place.split('_');
    return { beforeTime, beforeMid: Number(beforeMid) };
  });

/** One page of messages, newest first: those older than a place in the list (`<sentTime>_<mid>`), or the newest. */
export async function loadMessages(api: Api, kind: MessageKind | undefined, place: string | null) {
  const before = placeSchema.safeParse(place).data;
  const { body } = await api.messages.list({
    query: { ...(kind === undefined ? {} : { kind }), ...before, pageSize: messagesPageSize },
  });
  const last = body.items.at(-1);
  return {
    items: body.items,
    total: body.total,
    isNewest: before === undefined,
    older: body.hasOlder && last !== undefined ? `${last.sentTime}_${last.mid}` : null,
  };
}

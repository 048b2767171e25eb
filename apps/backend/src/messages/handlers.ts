import { implement } from '@tutor/api/core/implement';
import { messages as contract } from '@tutor/api/messages';
import { messageUpdatesMax } from '@tutor/rules/messages/message';
import { and, count, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { currentSeq, eventsAfter } from '../hubs/feed.ts';
import { countUnread, messagesChangedBetween, unreadMessages, wireMessage } from './read-messages.ts';
import { messages } from './tables.ts';
import { readMessage } from './write-messages.ts';

const unreadShown = 100;

function unknownMessage(): Refusal {
  return new Refusal(refusalCodes.unknown, 'The message does not exist.');
}

/** Messages of the signed-in tutor; another tutor's are as unknown as those that never were. */
export const messageEndpoints = implement<typeof contract, CallContext>(contract, {
  systemMessages: async ({ queries, requireSession }) => ({
    body: await unreadMessages(queries, requireSession().tuid, unreadShown),
  }),

  readSystemMessage: async ({ query, queries, now, requireSession }) => {
    const isKnown = await readMessage(queries, requireSession().tuid, query.Mid, now);
    if (!isKnown) throw unknownMessage();
    return { body: true };
  },

  list: async ({ query, queries, requireSession }) => {
    const { kind, pageIndex, pageSize } = query;
    const { tuid } = requireSession();
    const own = and(eq(messages.tuid, tuid), kind === undefined ? undefined : eq(messages.kind, kind));
    const rows = await queries
      .select()
      .from(messages)
      .where(own)
      .orderBy(desc(messages.sentAt), desc(messages.mid))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize);
    const [total] = await queries.select({ count: count() }).from(messages).where(own);
    return { body: { total: total?.count ?? 0, items: rows.map(wireMessage) } };
  },

  byId: async ({ query, queries, requireSession }) => {
    const [row] = await queries
      .select()
      .from(messages)
      .where(and(eq(messages.tuid, requireSession().tuid), eq(messages.mid, query.mid)));
    if (row === undefined) throw unknownMessage();
    return { body: wireMessage(row) };
  },

  unreadCount: async ({ queries, requireSession }) => ({
    body: await countUnread(queries, requireSession().tuid),
  }),

  updates: ({ query, queries, requireSession }) => {
    const { tuid } = requireSession();
    // One snapshot, so that the count fits the messages and the cursor.
    return queries.transaction(
      async (tx) => {
        const since = query.seq;
        const current = await currentSeq(tx, tuid);
        const events = await eventsAfter(tx, { tuid, since, limit: messageUpdatesMax });
        const upTo = events.length === messageUpdatesMax ? (events.at(-1)?.seq ?? current) : current;
        const changed = await messagesChangedBetween(tx, { tuid, since, upTo, limit: messageUpdatesMax });
        // Where one of the two was cut, both end there; the rest follows from that cursor.
        const seq = changed.length === messageUpdatesMax ? (changed.at(-1)?.seq ?? upTo) : upTo;
        const unread = await countUnread(tx, tuid);
        return { body: { seq, messages: changed, unread, events: events.filter((event) => event.seq <= seq) } };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  },
});

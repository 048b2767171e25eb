import { implement } from '@tutor/api/core/implement';
import { messages as contract } from '@tutor/api/messages/messages';
import { messageUpdatesMax } from '@tutor/rules/messages/message';
import { searchWords } from '@tutor/rules/messages/search';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../http/call-context.ts';
import { invalid } from '../http/refusal.ts';
import { currentSeq, eventsAfter } from '../hubs/feed.ts';
import { readAllMessages, undoReadAll } from './bulk-reads.ts';
import {
  bulkReadsBetween,
  countUnread,
  listMessages,
  messagesChangedBetween,
  unreadMessages,
  wireMessage,
} from './read-messages.ts';
import { messages } from './tables.ts';
import { setMessageRead, unknownMessage } from './write-messages.ts';

const unreadShown = 100;

/** Messages of the signed-in tutor; another tutor's are as unknown as those that never were. */
export const messageEndpoints = implement<typeof contract, CallContext>(contract, {
  systemMessages: async ({ queries, requireSession }) => ({
    body: await unreadMessages(queries, { tuid: requireSession().tuid, sources: ['system'], limit: unreadShown }),
  }),

  readSystemMessage: ({ query, queries, now, requireSession }) =>
    setRead(queries, { tuid: requireSession().tuid, mid: query.Mid, isRead: true, now }),

  unreadMessage: ({ query, queries, now, requireSession }) =>
    setRead(queries, { tuid: requireSession().tuid, mid: query.Mid, isRead: false, now }),

  readAll: async ({ body, queries, now, requireSession }) => {
    const { UpTo: upTo, kind, source } = body;
    return { body: await readAllMessages(queries, { tuid: requireSession().tuid, upTo, kind, source, now }) };
  },

  undoReadAll: async ({ body, queries, now, requireSession }) => ({
    body: await undoReadAll(queries, { tuid: requireSession().tuid, seq: body.Seq, now }),
  }),

  list: async ({ query, queries, requireSession }) => {
    const { kind = null, source = null, unread = false, search = '', beforeTime, beforeMid, pageSize } = query;
    if ((beforeTime === undefined) !== (beforeMid === undefined)) {
      throw invalid('beforeMid', 'goes together with beforeTime');
    }
    const before =
      beforeTime === undefined || beforeMid === undefined
        ? undefined
        : { sentAt: new Date(beforeTime), mid: beforeMid };
    const { tuid } = requireSession();
    const words = searchWords(search);
    return {
      body: await listMessages(queries, { tuid, kind, source, isUnreadOnly: unread, words, before, limit: pageSize }),
    };
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
        return {
          body: {
            seq,
            messages: changed,
            unread: await countUnread(tx, tuid),
            events: events.filter((event) => event.seq <= seq),
            bulkReads: await bulkReadsBetween(tx, { tuid, since, upTo: seq }),
          },
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  },
});

async function setRead(
  queries: CallContext['queries'],
  change: { tuid: number; mid: number; isRead: boolean; now: Date },
) {
  const seq = await setMessageRead(queries, change);
  return { body: { seq, unread: await countUnread(queries, change.tuid) } };
}

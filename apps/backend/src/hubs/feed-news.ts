import type { SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { eventOfSource } from '../messages/message-events.ts';
import { countUnreadOf, messagesChangedOf } from '../messages/read-messages.ts';
import { tutorEvents } from './tables.ts';

/** Whether an event can go with changed messages or counts. */
function isOfMessages(name: string): boolean {
  return name === 'GetTutorNotReadMsgCount' || messageEvents.has(name);
}

const messageEvents: ReadonlySet<string> = new Set(Object.values(eventOfSource));

// With their messages that many events stay far below what a connection may hold unsent.
const eventsOfTutor = 50;
// Of all tutors together; whoever does not fit is read next.
const eventsAtOnce = 2_000;

/** What happened to a tutor after a cursor, ready to be sent. */
export interface FeedNews {
  /** Number of the last event. */
  upTo: number;
  events: { seq: number; name: string }[];
  /** Messages that changed, in order of change. */
  messages: SystemMessage[];
  /** Undefined where no message changed, or where more events are to come. */
  unread: UnreadCount | undefined;
}

/** Reads the news of many tutors at once, each from its own cursor; `more` names those with further events. */
export async function readNews(
  queries: Queries,
  cursors: readonly { tuid: number; since: number }[],
): Promise<{ news: Map<number, FeedNews>; more: number[] }> {
  // One snapshot, so that the counts fit the messages and both fit the number.
  return queries.transaction(
    async (tx) => {
      const { news, more } = await readEvents(tx, cursors);
      const withMessages = cursors.flatMap(({ tuid, since }) => {
        const own = news.get(tuid);
        return own?.events.some(({ name }) => isOfMessages(name)) ? [{ tuid, since, upTo: own.upTo }] : [];
      });
      if (withMessages.length > 0) {
        for (const { tuid, message } of await messagesChangedOf(tx, withMessages)) {
          news.get(tuid)?.messages.push(message);
        }
        const isCut = new Set(more);
        const whole = withMessages.map(({ tuid }) => tuid).filter((tuid) => !isCut.has(tuid));
        for (const [tuid, unread] of await countUnreadOf(tx, whole)) {
          const own = news.get(tuid);
          if (own !== undefined) own.unread = unread;
        }
      }
      return { news, more };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readEvents(
  tx: Queries,
  cursors: readonly { tuid: number; since: number }[],
): Promise<{ news: Map<number, FeedNews>; more: number[] }> {
  const wanted = sql`json_to_recordset(${JSON.stringify(cursors)}::json) as wanted(tuid bigint, since bigint)`;
  const next = tx
    .select({ tuid: tutorEvents.tuid, seq: tutorEvents.seq, name: tutorEvents.name })
    .from(tutorEvents)
    .where(and(eq(tutorEvents.tuid, sql`wanted.tuid`), gt(tutorEvents.seq, sql`wanted.since`)))
    .orderBy(asc(tutorEvents.seq))
    .limit(eventsOfTutor)
    .as('next');
  const rows = await tx
    .select({ tuid: next.tuid, seq: next.seq, name: next.name })
    .from(wanted)
    .innerJoinLateral(next, sql`true`)
    .orderBy(asc(next.tuid), asc(next.seq))
    .limit(eventsAtOnce);
  const news = new Map<number, FeedNews>();
  for (const { tuid, seq, name } of rows) {
    const own = news.get(tuid) ?? { upTo: seq, events: [], messages: [], unread: undefined };
    news.set(tuid, own);
    own.events.push({ seq, name });
    own.upTo = seq;
  }
  const full = [...news].filter(([, { events }]) => events.length === eventsOfTutor).map(([tuid]) => tuid);
  if (rows.length < eventsAtOnce) return { news, more: full };
  // Cut off in the middle of the last tutor: that one goes on from where it was cut, those after it were not read.
  const last = rows.at(-1)?.tuid ?? 0;
  const unread = cursors.map(({ tuid }) => tuid).filter((tuid) => tuid >= last);
  return { news, more: [...new Set([...full, ...unread])] };
}

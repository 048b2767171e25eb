import type { SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import { and, asc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Queries, unnamed } from '../database/database.ts';
import { eventOfSource } from '../messages/message-events.ts';
import { jsonOfMessages, messageOfJson, unreadOf } from '../messages/read-messages.ts';
import { messages, unreadCounts } from '../messages/tables.ts';
import { tutorEvents } from './tables.ts';

/** Events that can go with changed messages or counts. */
const messageEvents: readonly string[] = ['GetTutorNotReadMsgCount', ...new Set(Object.values(eventOfSource))];

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

/** Tutors, and the number up to which each one's news are known. */
export type Cursors = readonly { tuid: number; since: number }[];

/**
 * Reads the news of many tutors at once, each from its own cursor; `more` names those with further events.
 * One statement: what it finds is of one moment, so the counts fit the messages and both fit the number.
 */
export type ReadNews = (cursors: Cursors) => Promise<{ news: Map<number, FeedNews>; more: number[] }>;

export function newsReader(queries: Queries): ReadNews {
  const statement = newsStatement(queries);
  return async (cursors) => newsOf(await statement.execute({ cursors: JSON.stringify(cursors) }), cursors);
}

type NewsRow = Awaited<ReturnType<ReturnType<typeof newsStatement>['execute']>>[number];

function newsOf(rows: readonly NewsRow[], cursors: Cursors): Awaited<ReturnType<ReadNews>> {
  const news = new Map<number, FeedNews>();
  let eventCount = 0;
  for (const { tuid, upTo, events, messages, isOfMessages, unread } of rows) {
    eventCount += events.length;
    news.set(tuid, {
      upTo,
      events: events.map(([seq, name]) => ({ seq, name })),
      messages: (messages ?? []).map(messageOfJson),
      unread: isOfMessages ? unreadOf(unread) : undefined,
    });
  }
  const more = new Set([...news].filter(([, { events }]) => events.length === eventsOfTutor).map(([tuid]) => tuid));
  if (eventCount === eventsAtOnce) {
    // Cut off in the middle of the last tutor: that one goes on from where it was cut, those after it were not read.
    const last = rows.at(-1)?.tuid ?? 0;
    for (const { tuid } of cursors) if (tuid >= last) more.add(tuid);
  }
  for (const tuid of more) {
    const own = news.get(tuid);
    if (own !== undefined) own.unread = undefined;
  }
  return { news, more: [...more] };
}

/** One row a tutor that has news, in the order of their ids. What is of many goes as JSON, which is read fastest. */
function newsStatement(queries: Queries) {
  const wanted = sql`json_to_recordset(${sql.placeholder('cursors')}::json) as wanted(tuid bigint, since bigint)`;
  const wantedTuid = sql<number>`wanted.tuid`;
  const wantedSince = sql<number>`wanted.since`;
  const ofTutor = queries
    .select({ seq: tutorEvents.seq, name: tutorEvents.name })
    .from(tutorEvents)
    .where(and(eq(tutorEvents.tuid, wantedTuid), gt(tutorEvents.seq, wantedSince)))
    .orderBy(asc(tutorEvents.seq))
    .limit(eventsOfTutor)
    .as('of_tutor');
  const next = queries.$with('next').as(
    queries
      .select({
        tuid: wantedTuid.as('told_tuid'),
        since: wantedSince.as('told_since'),
        seq: ofTutor.seq,
        name: ofTutor.name,
      })
      .from(wanted)
      .innerJoinLateral(ofTutor, sql`true`)
      .orderBy(wantedTuid, asc(ofTutor.seq))
      .limit(eventsAtOnce),
  );
  const told = queries.$with('told').as(
    queries
      .select({
        tuid: next.tuid,
        since: next.since,
        upTo: sql`max(${next.seq})`.mapWith(Number).as('up_to'),
        events: sql<
          [seq: number, name: string][]
        >`json_agg(json_build_array(${next.seq}, ${next.name}) order by ${next.seq})`.as('events'),
        isOfMessages: sql<boolean>`bool_or(${inArray(next.name, messageEvents)})`.as('is_of_messages'),
      })
      .from(next)
      .groupBy(next.tuid, next.since),
  );
  const changed = queries
    .select({ rows: jsonOfMessages().as('rows') })
    .from(messages)
    .where(
      and(told.isOfMessages, eq(messages.tuid, told.tuid), gt(messages.seq, told.since), lte(messages.seq, told.upTo)),
    )
    .as('changed');
  const { tuid: _, ...unread } = getTableColumns(unreadCounts);
  return queries
    .with(next, told)
    .select({
      tuid: sql`${told.tuid}`.mapWith(Number),
      upTo: told.upTo,
      events: told.events,
      isOfMessages: told.isOfMessages,
      messages: changed.rows,
      unread,
    })
    .from(told)
    .leftJoinLateral(changed, sql`true`)
    .leftJoin(unreadCounts, and(told.isOfMessages, eq(unreadCounts.tuid, told.tuid)))
    .orderBy(told.tuid)
    .prepare(unnamed);
}

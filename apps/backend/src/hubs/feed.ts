import type { HubEventName } from '@tutor/rules/realtime/events';
import { days } from '@tutor/rules/time/durations';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { sessions } from '../account/tables.ts';
import { among } from '../database/among.ts';
import { type Queries, unnamed } from '../database/database.ts';
import { gathered } from '../database/gathered.ts';
import { notify } from '../database/notice.ts';
import { tutorEvents, tutorFeeds } from './tables.ts';

/**
 * Records an event of a tutor inside the transaction of its change and returns the event's number. With `changes` it
 * stands for that many changes, and its number is that of the last.
 * Locks the tutor's counter until the transaction ends. Rows that exist already are locked before it, rows that carry
 * the number are written after it: one order for all transactions, so that none waits for another in a circle.
 */
export async function recordEvent(
  tx: Queries,
  event: { tuid: number; name: HubEventName; now: Date },
  changes = 1,
): Promise<number> {
  const { tuid, name, now } = event;
  const [feed] = await tx
    .update(tutorFeeds)
    .set({ seq: sql`${tutorFeeds.seq} + ${changes}` })
    .where(eq(tutorFeeds.tuid, tuid))
    .returning({ seq: tutorFeeds.seq });
  if (feed === undefined) throw new Error(`tutor ${tuid} has no feed`);
  await tx.insert(tutorEvents).values({ tuid, seq: feed.seq, name, at: now });
  await notify(tx, { kind: 'feed', tuids: [tuid] });
  return feed.seq;
}

/**
 * Records the same event of many tutors inside the transaction of its change; until it ends, each one's `tutor_feeds.seq` is
 * the number of that event. Counters are locked in the order of the tutors' ids, so that two of these cannot wait for each
 * other. It is for the caller to notify of them.
 */
export async function recordEvents(
  tx: Queries,
  event: { tuids: readonly number[]; name: HubEventName; now: Date },
): Promise<void> {
  const { tuids, name, now } = event;
  const chosen = tx
    .$with('chosen')
    .as(
      tx
        .select({ tuid: tutorFeeds.tuid })
        .from(tutorFeeds)
        .where(among(tutorFeeds.tuid, tuids))
        .orderBy(tutorFeeds.tuid)
        .for('update'),
    );
  const moved = tx.$with('moved').as(
    tx
      .update(tutorFeeds)
      .set({ seq: sql`${tutorFeeds.seq} + 1` })
      .from(chosen)
      .where(eq(tutorFeeds.tuid, chosen.tuid))
      .returning({ tuid: tutorFeeds.tuid, seq: tutorFeeds.seq }),
  );
  const told = tx
    .select({
      tuid: moved.tuid,
      seq: moved.seq,
      name: sql`${name}`.as('name'),
      at: sql`${now.toISOString()}::timestamptz`.as('at'),
    })
    .from(moved);
  await tx.with(chosen, moved).insert(tutorEvents).select(told);
}

/** The number of a tutor's last event, 0 before the first. */
export async function currentSeq(queries: Queries, tuid: number): Promise<number> {
  const [feed] = await queries.select({ seq: tutorFeeds.seq }).from(tutorFeeds).where(eq(tutorFeeds.tuid, tuid));
  return feed?.seq ?? 0;
}

/**
 * A question that is asked often: the number of the last event of a session's tutor, undefined for a session that has ended or
 * runs out at `now`.
 */
export function seqOfAliveSession(
  queries: Queries,
  now: () => Date,
): (sessionId: number) => Promise<number | undefined> {
  const bySession = queries
    .select({ id: sessions.id, seq: tutorFeeds.seq, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(tutorFeeds, eq(tutorFeeds.tuid, sessions.tuid))
    .where(among(sessions.id, sql.placeholder('ids')))
    .prepare(unnamed);
  return gathered(async (ids) => {
    const rows = await bySession.execute({ ids: JSON.stringify(ids) });
    const at = now();
    return new Map(rows.filter(({ expiresAt }) => expiresAt > at).map(({ id, seq }) => [id, seq]));
  });
}

/** A tutor's events after a cursor, in order. */
export async function eventsAfter(
  queries: Queries,
  range: { tuid: number; since: number; limit: number },
): Promise<{ seq: number; name: string }[]> {
  return queries
    .select({ seq: tutorEvents.seq, name: tutorEvents.name })
    .from(tutorEvents)
    .where(and(eq(tutorEvents.tuid, range.tuid), gt(tutorEvents.seq, range.since)))
    .orderBy(tutorEvents.seq)
    .limit(range.limit);
}

/** Removes events that no connection can still be waiting for: what they changed is read by cursor, not from them. */
export async function pruneEvents(queries: Queries, now: Date): Promise<void> {
  await queries.delete(tutorEvents).where(lt(tutorEvents.at, new Date(now.getTime() - days(1))));
}

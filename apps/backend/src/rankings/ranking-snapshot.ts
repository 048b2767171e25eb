import type { RankingBoard } from '@tutor/rules/rankings/ranking-board';
import { rankingPeriods, rankingRefreshMs } from '@tutor/rules/rankings/ranking-period';
import { hours } from '@tutor/rules/time/durations';
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { measure } from './measure.ts';
import { rankingRows, rankingSnapshots } from './tables.ts';

/** A visit may go on reading the ranking that it began with for this long. */
const keptForMs = hours(6);
/** The last ranking is shown for so long after its ten minutes, while the clock makes the next. */
const shownLongerMs = rankingRefreshMs;

export type RankingSnapshot = typeof rankingSnapshots.$inferSelect;

/** The ranking of an id, for a visit that goes on. */
export async function getSnapshot(queries: Queries, board: RankingBoard, id: number): Promise<RankingSnapshot> {
  const [known] = await queries
    .select()
    .from(rankingSnapshots)
    .where(and(eq(rankingSnapshots.id, id), eq(rankingSnapshots.board, board)));
  if (known === undefined) {
    throw new Refusal(refusalCodes.changed, 'This ranking was made anew since. Open it again to see the newest.');
  }
  return known;
}

/**
 * The newest ranking. The clock makes the next one, and until then the last is read: with many tutors it takes longer than a page
 * may wait. Made now where there is none, or none that is young enough.
 */
export async function newestSnapshot(queries: Queries, board: RankingBoard, now: Date): Promise<RankingSnapshot> {
  const youngEnough = new Date(slotOf(now).getTime() - shownLongerMs);
  const [last] = await queries
    .select()
    .from(rankingSnapshots)
    .where(
      and(eq(rankingSnapshots.board, board), gte(rankingSnapshots.slot, youngEnough), lte(rankingSnapshots.slot, now)),
    )
    .orderBy(desc(rankingSnapshots.slot))
    .limit(1);
  return last ?? snapshotOfSlot(queries, board, now);
}

/** Makes the rankings of these ten minutes, of each board that is read at all. */
export async function refreshRankings(queries: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptForMs);
  const read = await queries
    .selectDistinct({ board: rankingSnapshots.board })
    .from(rankingSnapshots)
    .where(gte(rankingSnapshots.takenAt, since));
  for (const { board } of read) await snapshotOfSlot(queries, board, now);
}

function slotOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / rankingRefreshMs) * rankingRefreshMs);
}

async function snapshotOfSlot(queries: Queries, board: RankingBoard, now: Date): Promise<RankingSnapshot> {
  const slot = slotOf(now);
  const ofSlot = and(eq(rankingSnapshots.board, board), eq(rankingSnapshots.slot, slot));
  const [known] = await queries.select().from(rankingSnapshots).where(ofSlot);
  if (known !== undefined) return known;
  const made = await queries.transaction((tx) => takeSnapshot(tx, { board, slot, now }));
  if (made !== undefined) return made;
  // Another request made it meanwhile.
  const [other] = await queries.select().from(rankingSnapshots).where(ofSlot);
  if (other === undefined) throw new Error(`no ranking of ${board} was made`);
  return other;
}

async function takeSnapshot(
  tx: Queries,
  { board, slot, now }: { board: RankingBoard; slot: Date; now: Date },
): Promise<RankingSnapshot | undefined> {
  const { current, previous } = rankingPeriods(now);
  const [snapshot] = await tx
    .insert(rankingSnapshots)
    .values({ board, slot, takenAt: now, periodStart: current.start, periodEnd: current.end })
    .onConflictDoNothing()
    .returning();
  if (snapshot === undefined) return undefined;
  // By one grouping and no join of two measurements, which the planner cannot estimate.
  await tx.execute(sql`
    insert into ${rankingRows} (snapshot_id, position, tuid, rank, previous_rank, value, done, out_of)
    select ${snapshot.id}::bigint, max(position), tuid, max(rank), max(previous_rank), max(value), max(done), max(out_of)
    from (
      select tuid, row_number() over (order by value desc, tuid) as position, rank() over (order by value desc) as rank,
        null::bigint as previous_rank, value, done, out_of
      from (${measure(board, { range: current })}) measured
      union all
      select tuid, null, null, rank() over (order by value desc), null, null, null
      from (${measure(board, { range: previous })}) measured
    ) ranked
    group by tuid having max(position) is not null`);
  const [counted] = await tx
    .update(rankingSnapshots)
    .set({ total: sql`(select count(*) from ${rankingRows} where ${rankingRows.snapshotId} = ${snapshot.id}::bigint)` })
    .where(eq(rankingSnapshots.id, snapshot.id))
    .returning();
  return counted;
}

/** Throws away rankings that no visit reads any more. */
export async function pruneRankings(queries: Queries, now: Date): Promise<void> {
  await queries.delete(rankingSnapshots).where(lt(rankingSnapshots.takenAt, new Date(now.getTime() - keptForMs)));
}

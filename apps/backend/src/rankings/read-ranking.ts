import { medalName } from '@tutor/rules/growth/growth-medals';
import type { RankingBoard } from '@tutor/rules/rankings/ranking-board';
import { shortName } from '@tutor/rules/rankings/ranking-board';
import { rankingWeeks } from '@tutor/rules/rankings/ranking-period';
import { and, asc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { growthMedals } from '../growth/tables.ts';
import { measure } from './measure.ts';
import { getSnapshot, newestSnapshot, type RankingSnapshot } from './ranking-snapshot.ts';
import { hiddenTutors, rankingRows } from './tables.ts';

const trendWeeks = 8;

interface PageAsked {
  board: RankingBoard;
  tuid: number;
  pageIndex: number;
  pageSize: number;
  snapshotId?: number | undefined;
  now: Date;
}

/** One page of a ranking, with the caller's own place in it. */
export async function rankingPage(queries: Queries, { board, tuid, pageIndex, pageSize, snapshotId, now }: PageAsked) {
  const snapshot =
    snapshotId === undefined
      ? await newestSnapshot(queries, board, now)
      : await getSnapshot(queries, board, snapshotId);
  const first = (pageIndex - 1) * pageSize;
  const { position } = rankingRows;
  const [rows, own, isHidden, { trend, counted }] = await Promise.all([
    places(queries, snapshot, tuid, and(gt(position, first), lte(position, first + pageSize))),
    ownPlace(queries, snapshot, tuid),
    isHiddenTutor(queries, tuid),
    ownFigures(queries, { board, tuid, snapshot, now }),
  ]);
  return {
    Total: snapshot.total,
    Items: rows,
    SnapshotId: snapshot.id,
    RefreshedAt: snapshot.takenAt.toISOString(),
    PeriodStart: snapshot.periodStart.toISOString(),
    PeriodEnd: snapshot.periodEnd.toISOString(),
    Own: own ?? null,
    OwnCount: counted,
    IsHidden: isHidden,
    Trend: pageIndex === 1 ? trend : [],
  };
}

/** The caller's own place; undefined for who is not ranked. */
export async function ownPlace(queries: Queries, snapshot: RankingSnapshot, tuid: number) {
  const [own] = await places(queries, snapshot, tuid, eq(rankingRows.tuid, tuid));
  return own;
}

/** Places by position. Whoever is hidden keeps the place, for all others would move; nobody else gets the name and the medal. */
async function places(queries: Queries, snapshot: RankingSnapshot, caller: number, which: SQL | undefined) {
  const rows = await queries
    .select({
      row: rankingRows,
      firstName: tutors.firstName,
      lastName: tutors.lastName,
      isHidden: isNotNull(hiddenTutors.tuid).mapWith(Boolean),
      medal: growthMedals.code,
    })
    .from(rankingRows)
    .innerJoin(tutors, eq(tutors.tuid, rankingRows.tuid))
    .leftJoin(hiddenTutors, eq(hiddenTutors.tuid, rankingRows.tuid))
    .leftJoin(growthMedals, and(eq(growthMedals.tuid, rankingRows.tuid), eq(growthMedals.isWorn, true)))
    .where(and(eq(rankingRows.snapshotId, snapshot.id), which))
    .orderBy(asc(rankingRows.position));
  return rows.map(({ row, firstName, lastName, isHidden, medal }) => {
    const isNamed = !isHidden || row.tuid === caller;
    return {
      Position: row.position,
      Rank: row.rank,
      PreviousRank: row.previousRank,
      Name: isNamed ? shortName(firstName, lastName) : null,
      Medal: isNamed && medal !== null ? medalName(medal) : null,
      Value: row.value,
      Done: row.done,
      OutOf: row.outOf,
    };
  });
}

async function isHiddenTutor(queries: Queries, tuid: number): Promise<boolean> {
  const rows = await queries.select().from(hiddenTutors).where(eq(hiddenTutors.tuid, tuid));
  return rows.length > 0;
}

/** Hides a tutor from all rankings at once, those that were made before as well; or shows the tutor again. */
export async function setHidden(
  queries: Queries,
  { tuid, isHidden, now }: { tuid: number; isHidden: boolean; now: Date },
): Promise<void> {
  if (isHidden) await queries.insert(hiddenTutors).values({ tuid, at: now }).onConflictDoNothing();
  else await queries.delete(hiddenTutors).where(eq(hiddenTutors.tuid, tuid));
}

interface OwnFigures {
  trend: { Start: string; Value: number | null }[];
  counted: number;
}

/** Figures of who has looked at the newest rankings lately, for each database. */
const figuresOf = new WeakMap<Queries, Map<string, Promise<OwnFigures>>>();
const figuresMax = 5_000;

/**
 * The caller's own weeks and count, as they stood when they were first asked of a ranking: to measure eight weeks takes longer than the
 * whole page, and the ranking beside them stands for ten minutes too.
 */
function ownFigures(
  queries: Queries,
  asked: { board: RankingBoard; tuid: number; snapshot: RankingSnapshot; now: Date },
): Promise<OwnFigures> {
  const known = figuresOf.get(queries) ?? new Map<string, Promise<OwnFigures>>();
  figuresOf.set(queries, known);
  const key = `${asked.snapshot.id} ${asked.tuid}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const measured = measureOwn(queries, asked);
  known.set(key, measured);
  measured.catch(() => known.delete(key));
  // The oldest one goes: a map keeps the order in which it was filled.
  for (const oldest of known.keys()) {
    if (known.size <= figuresMax) break;
    known.delete(oldest);
  }
  return measured;
}

async function measureOwn(
  queries: Queries,
  asked: { board: RankingBoard; tuid: number; snapshot: RankingSnapshot; now: Date },
): Promise<OwnFigures> {
  const [trend, counted] = await Promise.all([trendOf(queries, asked), countedOf(queries, asked)]);
  return { trend, counted };
}

/** The caller's own value week by week. */
async function trendOf(queries: Queries, { board, tuid, now }: { board: RankingBoard; tuid: number; now: Date }) {
  const weeks = rankingWeeks(now, trendWeeks);
  // A change from week to week says little: the rate itself is the trend.
  const measured = board === 'conversionProgress' ? 'conversion' : board;
  const parts = weeks.map(
    (range, week) =>
      sql`select ${week}::int as week, value from (${measure(measured, { range, tuid, least: 1 })}) measured`,
  );
  const { rows } = (await queries.execute(sql.join(parts, sql` union all `))) as {
    rows: { week: number; value: number }[];
  };
  const values = new Map(rows.map(({ week, value }) => [week, value]));
  return weeks.map(({ start }, week) => ({ Start: start.toISOString(), Value: values.get(week) ?? null }));
}

/** How many of what the ranking asks for the caller has in its period. */
async function countedOf(
  queries: Queries,
  { board, tuid, snapshot }: { board: RankingBoard; tuid: number; snapshot: RankingSnapshot },
): Promise<number> {
  const range = { start: snapshot.periodStart, end: snapshot.periodEnd };
  const { rows } = (await queries.execute(
    sql`select counted from (${measure(board, { range, tuid, least: 1 })}) measured`,
  )) as { rows: { counted: number }[] };
  return rows[0]?.counted ?? 0;
}

/** The caller's place among all tutors by enrolments; equal ones share it. */
export async function topTutorPlace(queries: Queries, tuid: number) {
  const { rows } = (await queries.execute(sql`
    select rank, total, enrolments from (
      select tuid, trial_count as enrolments, (rank() over (order by trial_count desc))::int as rank,
        (count(*) over ())::int as total
      from ${tutors}
    ) ranked where tuid = ${tuid}::bigint`)) as { rows: { rank: number; total: number; enrolments: number }[] };
  const [own] = rows;
  if (own === undefined) throw new Error('the tutor is not there');
  return own;
}

import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { standsInPoints } from '../scores/move-points.ts';
import { pointsLedger } from '../scores/tables.ts';
import { growthEntries, growthMembers } from './tables.ts';

/** One page of a tutor's growth ledger, the latest entry first, with the score before and after each. */
export async function growthLedgerPage(
  queries: Queries,
  { tuid, pageIndex, pageSize }: { tuid: number; pageIndex: number; pageSize: number },
) {
  const own = eq(growthEntries.tuid, tuid);
  const [all] = await queries.select({ total: count() }).from(growthEntries).where(own);
  const [member] = await queries
    .select({ score: growthMembers.score })
    .from(growthMembers)
    .where(eq(growthMembers.tuid, tuid));
  // In the order in which they were booked: the score after the last is the sum of all.
  const running = queries
    .select({
      id: growthEntries.id,
      after: sql<number>`(sum(${growthEntries.value}) over (order by ${growthEntries.id}))::int`.as('after'),
    })
    .from(growthEntries)
    .where(own)
    .as('running');
  const taken = alias(growthEntries, 'taken');
  const rows = await queries
    .select({
      entry: growthEntries,
      after: running.after,
      lesson: classes,
      pointsId: pointsLedger.id,
      takenCause: taken.cause,
      takenOccasion: taken.occasion,
    })
    .from(running)
    .innerJoin(growthEntries, eq(growthEntries.id, running.id))
    .leftJoin(taken, eq(taken.id, growthEntries.takesBack))
    .leftJoin(classes, eq(classes.clid, growthEntries.clid))
    .leftJoin(
      pointsLedger,
      and(
        eq(pointsLedger.clid, growthEntries.clid),
        or(
          and(eq(growthEntries.cause, 'complaint'), eq(pointsLedger.cause, 'badRating')),
          and(eq(growthEntries.cause, 'absence'), eq(pointsLedger.cause, 'absence')),
        ),
        standsInPoints(queries),
      ),
    )
    .orderBy(desc(growthEntries.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    Total: all?.total ?? 0,
    Score: member?.score ?? 0,
    Items: rows.map(({ entry, after, lesson, pointsId, takenCause, takenOccasion }) => ({
      Id: entry.id,
      Time: entry.at.toISOString(),
      Cause: entry.cause,
      Values: entry.value,
      RuleValues: entry.ruleValue,
      Before: after - entry.value,
      After: after,
      Note: entry.note,
      TaskCode: entry.cause === 'task' ? entry.occasion : entry.taskCode,
      ComplaintId: complaintOf(takenCause ?? entry.cause, takenOccasion ?? entry.occasion),
      ClassId: entry.clid,
      ClassTime: lesson?.startsAt.toISOString() ?? null,
      StuName: lesson?.studentName ?? null,
      AppealLedgerId: pointsId,
    })),
  };
}

/** The complaint that an entry is about, by its occasion: its id, and from the second time on how often. */
function complaintOf(cause: string, occasion: string): number | null {
  return cause === 'complaint' && /^\d+(?::\d+)?$/.test(occasion) ? Number.parseInt(occasion, 10) : null;
}

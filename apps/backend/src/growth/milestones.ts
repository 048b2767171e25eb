import { findMilestone, type MilestoneKind, milestoneKinds } from '@tutor/rules/growth/growth-milestones';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { standingOf } from './standing-entries.ts';
import { growthEntries } from './tables.ts';

/** Every kind of milestone with how often it was done. */
export function milestonesOf(queries: Queries, tuid: number) {
  return Promise.all(
    milestoneKinds.map(async (kind) => {
      const done = await countOf(queries, tuid, kind);
      const next = kind.steps.find((step) => step > done);
      return {
        Type: kind.type,
        Name: kind.name,
        Count: done,
        ReachedSteps: kind.steps.filter((step) => step <= done).length,
        TotalSteps: kind.steps.length,
        NextTarget: next ?? null,
      };
    }),
  );
}

/** How many steps of all kinds are behind. */
export async function milestoneCount(queries: Queries, tuid: number): Promise<number> {
  return (await milestonesOf(queries, tuid)).reduce((sum, { ReachedSteps }) => sum + ReachedSteps, 0);
}

/** The steps of a milestone, each with the entry of the ledger that reached it. */
export async function milestoneOf(queries: Queries, { tuid, type }: { tuid: number; type: string }) {
  const kind = findMilestone(type);
  if (kind === undefined) throw new Refusal(refusalCodes.unknown, 'This milestone does not exist.');
  const done = await countOf(queries, tuid, kind);
  const numbered = queries
    .select({
      at: growthEntries.at,
      clid: growthEntries.clid,
      place: sql<number>`(row_number() over (order by ${growthEntries.at}, ${growthEntries.id}))::int`.as('place'),
    })
    .from(growthEntries)
    .where(standingOf(queries, tuid, kind.rule))
    .as('numbered');
  const reached = await queries
    .select({ at: numbered.at, clid: numbered.clid, place: numbered.place, studentName: classes.studentName })
    .from(numbered)
    .leftJoin(classes, eq(classes.clid, numbered.clid))
    .where(inArray(numbered.place, [...kind.steps]))
    .orderBy(asc(numbered.place));
  return {
    Type: kind.type,
    Name: kind.name,
    Count: done,
    Steps: kind.steps.map((step) => {
      const by = reached.find(({ place }) => place === step);
      return {
        Target: step,
        ReachTime: by?.at.toISOString() ?? null,
        ClassId: by?.clid ?? null,
        StuName: by?.studentName ?? null,
      };
    }),
  };
}

async function countOf(queries: Queries, tuid: number, { rule }: MilestoneKind): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(growthEntries)
    .where(standingOf(queries, tuid, rule));
  return row?.count ?? 0;
}

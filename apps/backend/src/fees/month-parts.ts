import type { PenaltyRule } from '@tutor/rules/attendance/penalty';
import { feeMonthRange } from '@tutor/rules/fees/fee-month';
import { and, asc, count, desc, eq, gt, gte, isNotNull, lt, ne, type SQL } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { pointsLedger } from '../scores/tables.ts';
import { feeBonuses } from './tables.ts';

/** A tutor's month of the company's calendar. */
export interface TutorMonth {
  tuid: number;
  /** yyyy-MM. */
  month: string;
}

/** Classes that pay in a month: held, ended within it, and credited. */
export function paidClasses({ tuid, month }: TutorMonth): SQL | undefined {
  const { start, end } = feeMonthRange(month);
  return and(
    eq(classes.tuid, tuid),
    ne(classes.status, 'Canceled'),
    isNotNull(classes.closedAt),
    gte(classes.endsAt, start),
    lt(classes.endsAt, end),
  );
}

/** Everything of which a month's fees are made but what came over from the month before. */
export async function monthParts(queries: Queries, of: TutorMonth) {
  const { start, end } = feeMonthRange(of.month);
  const lessons = await queries
    .select({ kind: classes.lessonKind, feeCentavos: classes.lessonFeeCentavos, count: count() })
    .from(classes)
    .where(paidClasses(of))
    .groupBy(classes.lessonKind, classes.lessonFeeCentavos)
    .orderBy(asc(classes.lessonKind), desc(classes.lessonFeeCentavos));
  const bonuses = await queries
    .select()
    .from(feeBonuses)
    .where(and(eq(feeBonuses.tuid, of.tuid), gte(feeBonuses.at, start), lt(feeBonuses.at, end)))
    .orderBy(desc(feeBonuses.at), desc(feeBonuses.id));
  const charged = await queries
    .select({ entry: pointsLedger, lesson: classes })
    .from(pointsLedger)
    .innerJoin(classes, eq(classes.clid, pointsLedger.clid))
    .where(
      and(
        eq(pointsLedger.tuid, of.tuid),
        gt(pointsLedger.feeCentavos, 0),
        gte(pointsLedger.at, start),
        lt(pointsLedger.at, end),
      ),
    )
    .orderBy(desc(pointsLedger.at), desc(pointsLedger.id));
  const deductions = charged.flatMap(({ entry, lesson }) => deductionOf(entry, lesson));
  return { lessons, bonuses, deductions };
}

function deductionOf(entry: typeof pointsLedger.$inferSelect, lesson: typeof classes.$inferSelect) {
  const { id, feeCentavos, penaltyRule, note, at } = entry;
  // The table's check keeps amount and rule together.
  if (feeCentavos === null || penaltyRule === null) return [];
  const rule: PenaltyRule = penaltyRule;
  return [{ id, rule, centavos: feeCentavos, note, at, lesson }];
}

import { monthOf, monthRange } from '@tutor/rules/time/calendar-month';
import { companyZone } from '@tutor/rules/time/zone';
import { and, eq, gte, lt, ne, sql, sum } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { readFlowers } from './exchange-flowers.ts';
import { pointsLedger } from './tables.ts';

/** What is known of the tutor's earnings in the company's present month. */
export async function earningsFacts(queries: Queries, tuid: number, now: Date) {
  const month = monthOf(now, companyZone);
  const { start, end } = monthRange(month, companyZone);
  const isOver = sql`${classes.endsAt} <= ${now.toISOString()}`;
  const [lessons] = await queries
    .select({
      held: sql<number>`(count(*) filter (where ${isOver}))::int`,
      heldCentavos: sql<string | null>`sum(${classes.lessonFeeCentavos}) filter (where ${isOver})`,
      booked: sql<number>`(count(*) filter (where not ${isOver}))::int`,
      bookedCentavos: sql<string | null>`sum(${classes.lessonFeeCentavos}) filter (where not ${isOver})`,
    })
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        ne(classes.status, 'Canceled'),
        gte(classes.startsAt, start),
        lt(classes.startsAt, end),
      ),
    );
  const [penalties] = await queries
    .select({ centavos: sum(pointsLedger.feeCentavos) })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.tuid, tuid), gte(pointsLedger.at, start), lt(pointsLedger.at, end)));
  const { flowers, exchangedThisMonth } = await readFlowers(queries, tuid, now);
  const [tutor] = await queries.select({ trialCount: tutors.trialCount }).from(tutors).where(eq(tutors.tuid, tuid));
  return {
    Month: month,
    HeldLessons: lessons?.held ?? 0,
    HeldCentavos: Number(lessons?.heldCentavos ?? 0),
    BookedLessons: lessons?.booked ?? 0,
    BookedCentavos: Number(lessons?.bookedCentavos ?? 0),
    PenaltyCentavos: Number(penalties?.centavos ?? 0),
    Enrolments: tutor?.trialCount ?? 0,
    Flowers: Math.max(0, flowers),
    ExchangedFlowers: exchangedThisMonth,
  };
}

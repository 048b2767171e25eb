import { flowersInPesos } from '@tutor/rules/scores/flowers';
import { days } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import type { Lesson, SeedTarget } from '../classes/seed.ts';
import { evaluationOf } from '../classes/seed-details.ts';
import type { Queries } from '../database/database.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import { completedTenths } from './completed-points.ts';
import { writeExchange } from './exchange-flowers.ts';
import { flowerAccounts } from './flower-tables.ts';
import { ratingTenths } from './rating-points.ts';
import { flowersLedger, grades, pointsLedger } from './tables.ts';

type PointsEntry = typeof pointsLedger.$inferInsert;

/** The grade table: levels D, C, B, A (specification, core §9; the ranges are ours). */
export async function seedGrades(tx: Queries): Promise<void> {
  await tx
    .insert(grades)
    .values([
      { name: 'D', startTenths: 0, endTenths: 999 },
      { name: 'C', startTenths: 1000, endTenths: 2499 },
      { name: 'B', startTenths: 2500, endTenths: 4999 },
      { name: 'A', startTenths: 5000, endTenths: 99_999 },
    ])
    .onConflictDoNothing();
}

/** Points that a tutor of each workload brings from before the seeded weeks, in tenths. */
const openingTenths = { rich: 600, steady: 1200, light: 300, none: 0 } as const;
const openingFlowers = { rich: 86, steady: 41, light: 9, none: 0 } as const;

/** A history of points and flowers that the seeded classes, what students say of them, and complaints explain. */
export async function seedScores(
  tx: Queries,
  target: SeedTarget,
  lessons: readonly Lesson[],
  deductions: readonly PointsEntry[],
): Promise<void> {
  const { tuid, template, now } = target;
  if (template.workload === 'none') return;
  const before = new Date(now.getTime() - days(45));
  const random = randomOf(`${template.key} scores`);
  const past = lessons.filter((lesson) => lesson.endsAt <= now);
  const entries = [
    ...earlierMonths(target),
    ...past.flatMap((lesson) => entriesOf(random, lesson, now)),
    ...deductions,
  ];
  // Booked in the order in which it happened: the balance after each is what it was then.
  await tx.insert(pointsLedger).values(entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
  await tx.insert(flowersLedger).values([
    { tuid, flowers: openingFlowers[template.workload], note: 'Carried over from last term', at: before },
    ...past
      .filter(() => random.chance(0.12))
      .map((lesson) => ({
        tuid,
        flowers: random.between(1, 3),
        note: `From ${lesson.studentName}`,
        at: lesson.endsAt,
      })),
  ]);
  await seedExchanges(tx, target);
}

/** Exchanges of before: one that was paid, and for a busy tutor one that is on its way. */
async function seedExchanges(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  // Where nothing can be exchanged now, the screens show it.
  if (template.key === 'awaitingApproval') {
    await tx.update(flowerAccounts).set({ isExchangeOpen: false }).where(eq(flowerAccounts.tuid, tuid));
    return;
  }
  if (template.workload === 'light' || template.workload === 'none') return;
  const paid = new Date(now.getTime() - days(33));
  const remark = 'To my bank account, please';
  await writeExchange(tx, {
    tuid,
    flowers: 20,
    pesos: flowersInPesos(20),
    remark,
    now: paid,
    paidAt: new Date(paid.getTime() + days(4)),
  });
  if (template.workload !== 'rich') return;
  await writeExchange(tx, {
    tuid,
    flowers: 15,
    pesos: flowersInPesos(15),
    remark: 'For a new headset',
    now: new Date(now.getTime() - days(2)),
  });
}

const earlierMonthCount = 7;

/** What the months before the seeded weeks brought, each in two or three lines. */
function earlierMonths({ tuid, template, now }: SeedTarget): PointsEntry[] {
  if (template.workload === 'none') return [];
  const share = openingTenths[template.workload] / earlierMonthCount;
  const random = randomOf(`${template.key} earlier months`);
  return Array.from({ length: earlierMonthCount }, (_, index) => earlierMonthCount + 1 - index).flatMap((back) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15));
    const completed = Math.round(share * (0.5 + random.next() * 0.4));
    const ratings = random.between(1, 3) * 10;
    const line = { tuid, at };
    return [
      { ...line, cause: 'completed' as const, tenths: completed, note: 'Classes of the month' },
      { ...line, cause: 'goodRating' as const, tenths: ratings, note: 'Ratings of the month' },
      ...(completed > 40 && random.chance(0.4)
        ? [{ ...line, cause: 'cancellation' as const, tenths: -20, note: 'Cancelled by the tutor' }]
        : []),
    ];
  });
}

function entriesOf(random: Random, lesson: Lesson, now: Date): PointsEntry[] {
  const { tuid, clid, status, startsAt, endsAt, lessonFeeCentavos } = lesson;
  if (status === 'Canceled') {
    return random.chance(0.4)
      ? [
          {
            tuid,
            clid,
            cause: 'cancellation',
            tenths: -20,
            feePercent: 50,
            feeCentavos: lessonFeeCentavos / 2,
            penaltyRule: 'from24To48Hours',
            note: 'Cancelled by the tutor',
            at: startsAt,
          },
        ]
      : [];
  }
  const completed = {
    tuid,
    clid,
    cause: 'completed' as const,
    tenths: completedTenths(startsAt),
    note: 'Class completed',
  };
  const entries: PointsEntry[] = [{ ...completed, at: endsAt }];
  const evaluation = evaluationOf(lesson);
  if (evaluation !== undefined && evaluation.stars >= 4 && evaluation.at <= now) {
    entries.push({
      tuid,
      clid,
      cause: 'goodRating',
      tenths: ratingTenths(evaluation.stars),
      note: `${evaluation.stars} stars`,
      at: evaluation.at,
    });
  }
  return entries;
}

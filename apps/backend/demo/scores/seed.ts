import { flowersInPesos } from '@tutor/rules/scores/flowers';
import { days, hours } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { completedTenths } from '../../src/scores/completed-points.ts';
import { writeExchanges } from '../../src/scores/exchange-flowers.ts';
import { flowerAccounts } from '../../src/scores/flower-tables.ts';
import { ratingTenths } from '../../src/scores/rating-points.ts';
import { flowersLedger, pointsLedger } from '../../src/scores/tables.ts';
import type { Lesson } from '../classes/seed.ts';
import { evaluationOf } from '../classes/seed-details.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { earlierFlowers, earlierPoints } from './seed-earlier.ts';

type PointsEntry = typeof pointsLedger.$inferInsert;

/** Flowers that a tutor of each workload brings from before the year that is seeded. */
const openingFlowers = { rich: 24, steady: 16, light: 9, none: 0 } as const;

/**
 * A history of points and flowers that the kept classes, what students say of them, and complaints explain; before them the
 * months of a year.
 */
export async function seedScores(
  tx: Queries,
  target: SeedTarget,
  lessons: readonly Lesson[],
  deductions: readonly PointsEntry[],
): Promise<void> {
  const { tuid, template, now } = target;
  if (template.workload === 'none') return;
  const random = randomOf(`${template.key} scores`);
  const past = lessons.filter((lesson) => lesson.endsAt <= now);
  const firstClassAt = new Date(Math.min(now.getTime(), ...past.map(({ startsAt }) => startsAt.getTime())));
  const entries = [
    ...earlierPoints(target, firstClassAt),
    ...past.flatMap((lesson) => entriesOf(random, lesson, now)),
    ...deductions,
  ];
  // Booked in the order in which it happened: the balance after each is what it was then.
  await insertRows(
    tx,
    pointsLedger,
    entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
  await tx.insert(flowersLedger).values([
    { tuid, flowers: openingFlowers[template.workload], note: 'Carried over from last year', at: yearBefore(now) },
    ...earlierFlowers(target, firstClassAt),
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

function yearBefore(now: Date): Date {
  return new Date(now.getTime() - days(365));
}

/** Exchanges of before, no two in a month: those that were paid, and for a busy tutor one that is on its way. */
const exchangesOf = {
  rich: [
    { daysAgo: 128, flowers: 30, remark: 'School fees of my son' },
    { daysAgo: 81, flowers: 40, remark: 'To my bank account, please' },
    { daysAgo: 33, flowers: 20, remark: 'To my bank account, please' },
    { daysAgo: 2, flowers: 15, remark: 'For a new headset', isOnItsWay: true },
  ],
  steady: [
    { daysAgo: 96, flowers: 25, remark: 'Internet of the quarter' },
    { daysAgo: 33, flowers: 20, remark: 'To my bank account, please' },
  ],
  light: [],
  none: [],
} as const;

async function seedExchanges(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  // Where nothing can be exchanged now, the screens show it.
  if (template.key === 'awaitingApproval') {
    await tx.update(flowerAccounts).set({ isExchangeOpen: false }).where(eq(flowerAccounts.tuid, tuid));
    return;
  }
  const exchanges = exchangesOf[template.workload].map(({ daysAgo, flowers, remark, ...more }) => {
    const at = new Date(now.getTime() - days(daysAgo));
    const paidAt = 'isOnItsWay' in more ? undefined : new Date(at.getTime() + days(4));
    return { flowers, pesos: flowersInPesos(flowers), remark, at, paidAt };
  });
  if (exchanges.length > 0) await writeExchanges(tx, tuid, exchanges);
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
            // Within the band of its rule.
            at: new Date(startsAt.getTime() - hours(36)),
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

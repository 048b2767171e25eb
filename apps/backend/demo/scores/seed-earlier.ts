import { lastMonths, monthRange } from '@tutor/rules/time/calendar-month';
import { days } from '@tutor/rules/time/durations';
import { companyZone } from '@tutor/rules/time/zone';
import { gradeRanges } from '../../src/scores/grade-starts.ts';
import type { flowersLedger, pointsLedger } from '../../src/scores/tables.ts';
import type { TutorTemplate } from '../account/tutor-templates.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

type PointsEntry = typeof pointsLedger.$inferInsert;
type Working = Exclude<TutorTemplate['workload'], 'none'>;

/** A seeded tutor has been here for so many months, the present one among them. */
const monthCount = 12;

/** What a whole month of each workload holds: classes, ratings of four and five stars, flowers; lowest and highest. */
const monthOfWork: Record<Working, Record<'classes' | 'ratings' | 'flowers', readonly [number, number]>> = {
  rich: { classes: [60, 95], ratings: [8, 16], flowers: [12, 24] },
  steady: { classes: [22, 40], ratings: [3, 7], flowers: [5, 11] },
  light: { classes: [8, 18], ratings: [1, 4], flowers: [0, 3] },
};

/** What a year of each workload brings, about, and what stands above it in the grade that a tutor is seeded with. */
const yearTenths: Record<Working, number> = { rich: 3_000, steady: 700, light: 400 };
const insideGradeTenths = 700;

/** What does not happen every month, by how many months ago it did. */
const turns: readonly (Pick<PointsEntry, 'cause' | 'tenths' | 'note'> & { monthsAgo: number })[] = [
  { monthsAgo: 9, cause: 'badRating', tenths: -100, note: 'Complaint upheld' },
  { monthsAgo: 7, cause: 'absence', tenths: -200, note: 'Absent without a word' },
  { monthsAgo: 5, cause: 'other', tenths: 50, note: 'Training course completed' },
  { monthsAgo: 2, cause: 'badRating', tenths: -100, note: 'Complaint upheld' },
];

/** A part of a month from before the classes that are kept one by one. */
interface Half {
  /** Last moment of it. */
  at: Date;
  /** Of what the whole month would hold. */
  share: number;
  monthsAgo: number;
  isSecond: boolean;
  random: Random;
}

/** Halves of the months up to the first class that is kept; the further back, the less was done. */
function halvesBefore({ template, now }: SeedTarget, firstClassAt: Date): Half[] {
  const months = lastMonths(now, monthCount, companyZone);
  return months.flatMap((month, index) => {
    const { start, end } = monthRange(month, companyZone);
    const monthsAgo = monthCount - 1 - index;
    const random = randomOf(`${template.key} ${monthsAgo} months ago`);
    const middle = new Date((start.getTime() + end.getTime()) / 2);
    return [start, middle].flatMap((from, half): Half[] => {
      const until = Math.min((half === 0 ? middle : end).getTime(), firstClassAt.getTime());
      const part = (until - from.getTime()) / (end.getTime() - start.getTime());
      // A few days alone would look like a half that went badly.
      if (part < 0.1) return [];
      const share = part * (1 - monthsAgo * 0.055);
      return [{ at: new Date(until - 1), share, monthsAgo, isSecond: half === 1, random }];
    });
  });
}

/** Points of the months before the classes that are kept, half a month in a line, so that every month has its rise and fall. */
export function earlierPoints(target: SeedTarget, firstClassAt: Date): PointsEntry[] {
  const { tuid, template, now } = target;
  if (template.workload === 'none') return [];
  const { classes, ratings } = monthOfWork[template.workload];
  const carried = carriedTenths(template, template.workload);
  let balance = carried;
  const entries: PointsEntry[] = [];
  const add = (at: Date, line: Pick<PointsEntry, 'cause' | 'tenths' | 'note'>): void => {
    // Nobody loses half of what there is.
    if (line.tenths === 0 || (line.tenths < 0 && balance < -2 * line.tenths)) return;
    balance += line.tenths;
    entries.push({ tuid, at, ...line });
  };
  if (carried > 0) {
    const [first = ''] = lastMonths(now, monthCount, companyZone);
    const before = new Date(monthRange(first, companyZone).start.getTime() - days(1));
    entries.push({ tuid, at: before, cause: 'other', tenths: carried, note: 'Carried over from earlier years' });
  }
  for (const { at, share, monthsAgo, isSecond, random } of halvesBefore(target, firstClassAt)) {
    const held = Math.round(random.between(...classes) * share);
    const weekend = Math.round(held * 0.3);
    add(at, { cause: 'completed', tenths: held * 2 + weekend, note: held === 1 ? '1 class' : `${held} classes` });
    const rated = Math.round(random.between(...ratings) * share);
    const fives = Math.ceil(rated * (0.4 + random.next() * 0.5));
    const stars = rated === 1 ? '1 rating' : `${rated} ratings`;
    add(at, { cause: 'goodRating', tenths: rated * 10 + fives * 10, note: `${stars} of four and five stars` });
    if (random.chance(0.35)) add(at, { cause: 'cancellation', tenths: -20, note: 'Cancelled by the tutor' });
    const turn = turns.find((one) => one.monthsAgo === monthsAgo);
    // Who has few classes has none of these: one would outweigh the year.
    if (turn !== undefined && isSecond && template.workload !== 'light') {
      const { cause, tenths, note } = turn;
      add(at, { cause, tenths, note });
    }
  }
  return entries;
}

/** What a tutor brings from the years before, to be in the grade of the seeded level. */
function carriedTenths({ flags }: TutorTemplate, workload: Working): number {
  const start = gradeRanges.find(({ name }) => name === flags?.integralLevel?.charAt(0))?.startTenths ?? 0;
  return start === 0 ? 0 : Math.max(0, start + insideGradeTenths - yearTenths[workload]);
}

/** Flowers of the same months. */
export function earlierFlowers(target: SeedTarget, firstClassAt: Date): (typeof flowersLedger.$inferInsert)[] {
  const { tuid, template } = target;
  if (template.workload === 'none') return [];
  const { flowers } = monthOfWork[template.workload];
  return halvesBefore(target, firstClassAt).flatMap(({ at, share, random }) => {
    const count = Math.round(random.between(...flowers) * share);
    return count === 0 ? [] : [{ tuid, flowers: count, note: 'From students of these weeks', at }];
  });
}

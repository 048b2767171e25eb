import type { LeaveSpan } from '@tutor/rules/leave/leave-span';
import { lastMonths, monthRange } from '@tutor/rules/time/calendar-month';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, companyZone, startOfZonedDay } from '@tutor/rules/time/zone';
import { eq, min } from 'drizzle-orm';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { approvedLeavesIn } from '../../src/leave/read-leave.ts';
import type { TutorTemplate } from '../account/tutor-templates.ts';
import { type OpenTime, seedOpenTime } from '../schedule/seed.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { lessonContent } from './lesson-content.ts';
import { lessonMs, nextSlot, planDay, slotMs } from './plan-day.ts';
import { seedDetails } from './seed-details.ts';
import { studentsOf } from './students.ts';

export type Lesson = typeof classes.$inferSelect;

/** Plans the calendar days from `firstDay` up to but without `endDay` (first instants in the tutor's zone). */
export async function seedDays(
  tx: Queries,
  target: SeedTarget,
  { firstDay, endDay, isTaken }: { firstDay: Date; endDay: Date; isTaken: (at: Date) => boolean },
): Promise<Lesson[]> {
  const { template } = target;
  const zone = template.timeZone;
  const lessons: (typeof classes.$inferInsert)[] = [];
  const open: OpenTime[] = [];
  const isAway = await leaveTimes(tx, target.tuid, { start: firstDay, end: endDay });
  const cannotTeach = (at: Date, slots = 1): boolean => isTaken(at) || isAway(at, slots);
  for (let day = firstDay; day < endDay; day = addZonedDays(day, 1, zone)) {
    const plan = planDay(template, day);
    lessons.push(...plan.lessons.filter((at) => !cannotTeach(at)).map((at) => lessonAt(target, at)));
    const { busyTime, hasMeeting } = plan;
    open.push({
      day,
      alone: plan.open.filter((at) => !cannotTeach(at)),
      busyTime: busyTime === undefined || cannotTeach(busyTime.startsAt, busyTime.slots) ? undefined : busyTime,
      hasMeeting,
    });
  }
  await seedOpenTime(tx, target, open);
  return insertLessons(tx, target, lessons);
}

/** Who works most looks back on so many months, each with this share of the classes that its days could have had. */
const earlierMonths = 3;
const earlierShare = 0.4;

/** Classes of the company's months before those that are planned day by day. Running it again adds nothing. */
export async function seedEarlierClasses(tx: Queries, target: SeedTarget): Promise<Lesson[]> {
  const { tuid, template, now } = target;
  if (template.workload !== 'rich') return [];
  const [month = ''] = lastMonths(now, earlierMonths + 1, companyZone);
  const [first] = await tx
    .select({ at: min(classes.startsAt) })
    .from(classes)
    .where(eq(classes.tuid, tuid));
  const firstDay = startOfZonedDay(monthRange(month, companyZone).start, template.timeZone);
  const endDay = startOfZonedDay(first?.at ?? now, template.timeZone);
  const lessons: (typeof classes.$inferInsert)[] = [];
  const isAway = await leaveTimes(tx, tuid, { start: firstDay, end: endDay });
  for (let day = firstDay; day < endDay; day = addZonedDays(day, 1, template.timeZone)) {
    const random = randomOf(`${template.key} some of ${day.toISOString()}`);
    const held = planDay(template, day).lessons.filter((at) => random.chance(earlierShare) && !isAway(at));
    lessons.push(...held.map((at) => lessonAt(target, at)));
  }
  return insertLessons(tx, target, lessons);
}

/** How many classes in a row begin at the next half hour, by workload. */
const livingClasses = { rich: 9, steady: 4, light: 2, none: 0 } as const;

/**
 * The living part of a day: classes from the next half hour on, so that whoever looks now has a next class within the
 * hour and can still clock in on time for it. Leaves out slots that are taken.
 */
export async function seedLivingClasses(
  tx: Queries,
  target: SeedTarget,
  isTaken: (at: Date) => boolean,
): Promise<Lesson[]> {
  const random = randomOf(`${target.template.key} living`);
  const first = nextSlot(target.now);
  const lessons: (typeof classes.$inferInsert)[] = [];
  const isAway = await leaveTimes(tx, target.tuid, { start: first, end: new Date(first.getTime() + hours(13)) });
  let at = first;
  while (lessons.length < livingClasses[target.template.workload] && at.getTime() - first.getTime() < hours(12)) {
    // The first two stand at once; further on a day has its pauses.
    if (!isTaken(at) && !isAway(at) && (lessons.length < 2 || !random.chance(0.15))) {
      const waits = lessons.length >= 3 && lessons.length % 2 === 1;
      lessons.push({ ...lessonAt(target, at), status: waits ? 'Waited' : 'Confirmed' });
    }
    at = new Date(at.getTime() + slotMs);
  }
  return insertLessons(tx, target, lessons);
}

/** Whether half hours from an instant on touch an approved leave of a range. */
async function leaveTimes(tx: Queries, tuid: number, range: LeaveSpan): Promise<(at: Date, slots?: number) => boolean> {
  const leaves = await approvedLeavesIn(tx, tuid, range);
  return (at, slots = 1) =>
    leaves.some(({ startsAt, endsAt }) => at < endsAt && at.getTime() + slots * slotMs > startsAt.getTime());
}

/** The first instants of the days that are kept planned around now: three weeks back, three weeks ahead. */
export function plannedRange(template: TutorTemplate, now: Date): { first: Date; today: Date; end: Date } {
  const today = startOfZonedDay(now, template.timeZone);
  return {
    first: addZonedDays(today, -21, template.timeZone),
    today,
    end: addZonedDays(today, 22, template.timeZone),
  };
}

/** A lesson with the status and remark that a class of that time would have. */
function lessonAt({ tuid, template, now }: SeedTarget, startsAt: Date): typeof classes.$inferInsert {
  const random = randomOf(`${template.key} ${startsAt.toISOString()}`);
  const endsAt = new Date(startsAt.getTime() + lessonMs);
  const isOver = endsAt <= now;
  const status = statusOf(random, startsAt.getTime() - now.getTime());
  const isMissingRemark = now.getTime() - endsAt.getTime() < days(5) && random.chance(0.2);
  return {
    tuid,
    startsAt,
    endsAt,
    ...lessonContent(random, startsAt),
    status,
    remarkWrittenAt: isOver && !isMissingRemark ? new Date(endsAt.getTime() + minutes(8)) : null,
    closedAt: isOver ? endsAt : null,
  };
}

function statusOf(random: Random, untilStartMs: number): (typeof classes.$inferInsert)['status'] {
  if (random.chance(0.05)) return 'Canceled';
  if (untilStartMs <= 0) return 'Confirmed';
  const confirmed = untilStartMs < days(1) ? 0.8 : untilStartMs < days(3) ? 0.5 : 0.1;
  return random.chance(confirmed) ? 'Confirmed' : 'Waited';
}

async function insertLessons(
  tx: Queries,
  { tuid, now }: SeedTarget,
  lessons: (typeof classes.$inferInsert)[],
): Promise<Lesson[]> {
  if (lessons.length === 0) return [];
  const students = await studentsOf(
    tx,
    tuid,
    lessons.map(({ studentName }) => studentName),
  );
  const rows = await insertRows(
    tx,
    classes,
    lessons.map((lesson) => ({ ...lesson, stuUid: students.get(lesson.studentName) ?? null })),
  ).returning();
  await seedDetails(tx, rows, now);
  return rows;
}

import { hours, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, asc, desc, eq, gt, gte, lt, ne } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { clockIns } from './tables.ts';

/** Clocking in opens this long before the first class of a shift. */
export const clockInOpensBeforeMs = minutes(60);

/** After a change of zone, classes that follow a shift within so long are part of it. */
const sameShiftWithinMs = hours(4);

type ClockIn = typeof clockIns.$inferSelect;

/** A tutor's work of one calendar day in the tutor's zone: from the first class to the end of the last. */
export interface Shift {
  startsAt: Date;
  endsAt: Date;
  /** Undefined until it is clocked in. */
  clockIn: ClockIn | undefined;
  /** Between which instants a clock-in of this shift counts. */
  countsFrom: Date;
  countsUntil: Date;
}

/**
 * The shift that clocking in at `now` is about: today's until its last class is over, then tomorrow's once it can be
 * clocked (a first class soon after midnight). Undefined when neither is there.
 */
export async function currentShift(
  queries: Queries,
  { tuid, zone, now }: { tuid: number; zone: string; now: Date },
): Promise<Shift | undefined> {
  const dayStart = startOfZonedDay(now, zone);
  const nextStart = addZonedDays(dayStart, 1, zone);
  const today = await shiftsBetween(queries, tuid, dayStart, nextStart);
  const current = today.find(({ endsAt }) => now < endsAt);
  if (current !== undefined) return current;
  const [tomorrow] = await shiftsBetween(queries, tuid, nextStart, addZonedDays(nextStart, 1, zone));
  const isOpen = tomorrow !== undefined && now.getTime() >= tomorrow.startsAt.getTime() - clockInOpensBeforeMs;
  return isOpen ? tomorrow : undefined;
}

/**
 * The shifts of a calendar day: one, unless the tutor's zone was changed. Classes for which an earlier clock-in counts are then a
 * shift of their own, so that nobody clocks in twice for a class, or not at all.
 */
async function shiftsBetween(queries: Queries, tuid: number, from: Date, until: Date): Promise<Shift[]> {
  const lessons = await queries
    .select({ startsAt: classes.startsAt, endsAt: classes.endsAt })
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        gte(classes.startsAt, from),
        lt(classes.startsAt, until),
        ne(classes.status, 'Canceled'),
      ),
    )
    .orderBy(asc(classes.startsAt));
  if (lessons.length === 0) return [];
  const done = await queries
    .select()
    .from(clockIns)
    .where(and(eq(clockIns.tuid, tuid), lt(clockIns.countsFrom, until), gt(clockIns.countsUntil, from)))
    .orderBy(desc(clockIns.countsFrom));
  const shifts: Shift[] = [];
  for (const { startsAt, endsAt } of lessons) {
    const clockIn = done.find(({ countsFrom, countsUntil }) => countsFrom <= startsAt && startsAt < countsUntil);
    const last = shifts.at(-1);
    if (last !== undefined && goesOn(last, startsAt, clockIn)) {
      last.endsAt = new Date(Math.max(last.endsAt.getTime(), endsAt.getTime()));
    } else {
      shifts.push({ startsAt, endsAt, clockIn, ...countsBetween(done, { from, until, startsAt }) });
    }
  }
  return shifts;
}

function goesOn(shift: Shift, startsAt: Date, clockIn: ClockIn | undefined): boolean {
  if (clockIn !== undefined || shift.clockIn === undefined) return clockIn?.id === shift.clockIn?.id;
  return startsAt.getTime() - shift.endsAt.getTime() <= sameShiftWithinMs;
}

/** The part of the day around a shift for which no other clock-in counts. */
function countsBetween(
  done: readonly ClockIn[],
  { from, until, startsAt }: { from: Date; until: Date; startsAt: Date },
): Pick<Shift, 'countsFrom' | 'countsUntil'> {
  const before = done.map(({ countsUntil }) => countsUntil).filter((end) => end <= startsAt);
  const after = done.map(({ countsFrom }) => countsFrom).filter((start) => start > startsAt);
  return {
    countsFrom: new Date(Math.max(...[from, ...before].map(Number))),
    countsUntil: new Date(Math.min(...[until, ...after].map(Number))),
  };
}

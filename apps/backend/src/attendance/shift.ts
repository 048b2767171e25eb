import { minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay, zonedDate } from '@tutor/rules/time/zone';
import { and, eq, gte, lt, max, min, ne } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';

/** Clocking in opens this long before the first class of a shift. */
export const clockInOpensBeforeMs = minutes(60);

/** A tutor's work of one calendar day in the tutor's zone: from the first class to the end of the last. */
export interface Shift {
  /** yyyy-MM-dd. */
  date: string;
  startsAt: Date;
  endsAt: Date;
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
  const today = await shiftOfDay(queries, { tuid, zone, dayStart });
  if (today !== undefined && now < today.endsAt) return today;
  const tomorrow = await shiftOfDay(queries, { tuid, zone, dayStart: addZonedDays(dayStart, 1, zone) });
  const isOpen = tomorrow !== undefined && now.getTime() >= tomorrow.startsAt.getTime() - clockInOpensBeforeMs;
  return isOpen ? tomorrow : undefined;
}

async function shiftOfDay(
  queries: Queries,
  { tuid, zone, dayStart }: { tuid: number; zone: string; dayStart: Date },
): Promise<Shift | undefined> {
  const [day] = await queries
    .select({ startsAt: min(classes.startsAt), endsAt: max(classes.endsAt) })
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        gte(classes.startsAt, dayStart),
        lt(classes.startsAt, addZonedDays(dayStart, 1, zone)),
        ne(classes.status, 'Canceled'),
      ),
    );
  if (!day?.startsAt || !day.endsAt) return undefined;
  return { date: zonedDate(dayStart, zone), startsAt: day.startsAt, endsAt: day.endsAt };
}

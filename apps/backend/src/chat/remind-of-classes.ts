import { hours, minutes } from '@tutor/rules/time/durations';
import { and, asc, eq, getTableColumns, gt, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { clockIns } from '../attendance/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { aboutClass, isTold, tellInChat } from './tell-in-chat.ts';

/** A class is reminded of this long before it, and a shift that is not clocked in yet this long before its first class. */
const classReminderBeforeMs = minutes(10);
const shiftReminderBeforeMs = minutes(30);
// Lets the search go by the index of classes that are not closed.
const classLongestMs = hours(4);

/** Reminds tutors in their chat of classes and shifts that begin soon, once each. */
export async function remindOfClasses(queries: Queries, now: Date): Promise<void> {
  for (const lesson of await beginningWithin(
    queries,
    classReminderBeforeMs,
    now,
    not(isTold('ClassReminder', classes.clid)),
  )) {
    const told = { type: 'ClassReminder' as const, tuid: lesson.tuid, fields: aboutClass(lesson), about: lesson.clid };
    await queries.transaction((tx) => tellInChat(tx, told, now));
  }
  const isDue = and(isFirstOfDay, not(isClockedIn), not(isTold('ShiftClockReminder', classes.clid)));
  for (const { tuid, clid, startsAt } of await beginningWithin(queries, shiftReminderBeforeMs, now, isDue)) {
    const fields = { classtime: startsAt.toISOString(), generationtime: now.toISOString() };
    const told = { type: 'ShiftClockReminder' as const, tuid, fields, about: clid };
    await queries.transaction((tx) => tellInChat(tx, told, now));
  }
}

/** The calendar day of a class in its tutor's zone: that of its shift. */
const dayOf = (startsAt: SQL): SQL => sql`(${startsAt} at time zone ${tutors.timeZone})::date`;
const day = dayOf(sql`${classes.startsAt}`);

const isFirstOfDay = sql`not exists (select from ${classes} as earlier
  where earlier.tuid = ${classes.tuid} and earlier.starts_at < ${classes.startsAt}
    and earlier.starts_at > ${classes.startsAt} - interval '25 hours'
    and earlier.status <> 'Canceled' and ${dayOf(sql`earlier.starts_at`)} = ${day})`;

const isClockedIn = sql`exists (select from ${clockIns}
  where ${clockIns.tuid} = ${classes.tuid} and ${clockIns.countsFrom} <= ${classes.startsAt}
    and ${classes.startsAt} < ${clockIns.countsUntil})`;

function beginningWithin(queries: Queries, ms: number, now: Date, condition: SQL | undefined) {
  const until = now.getTime() + ms;
  return queries
    .select(getTableColumns(classes))
    .from(classes)
    .innerJoin(tutors, eq(tutors.tuid, classes.tuid))
    .where(
      and(
        isNull(classes.closedAt),
        gt(classes.endsAt, now),
        lte(classes.endsAt, new Date(until + classLongestMs)),
        gt(classes.startsAt, now),
        lte(classes.startsAt, new Date(until)),
        ne(classes.status, 'Canceled'),
        eq(tutors.isChatAuthorized, true),
        condition,
      ),
    )
    .orderBy(asc(classes.startsAt), asc(classes.clid));
}

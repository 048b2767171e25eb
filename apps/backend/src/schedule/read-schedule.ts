import type { ClassEvent, classEventSchema } from '@tutor/api/classes/classes';
import { nextWeekWindow, type ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { and, count, eq, gt, gte, lt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { sessionGone } from '../http/bearer.ts';
import { busyTimes, scheduleChanges, scheduleLimits, scheduleSlots } from './tables.ts';
import { refusalReasons } from './texts.ts';

/** Half-open range of instants. */
export type Range = Pick<ScheduleWindow, 'start' | 'end'>;

/** A tutor's slot with its busy time. */
export interface StoredSlot {
  startsAt: Date;
  status: (typeof scheduleSlots.$inferSelect)['status'];
  isDisabled: boolean;
  busyTimeId: number | null;
  groupFlag: string | null;
}

/** What may be scheduled: by whose calendar, which days, and how much. */
export interface ScheduleTerms {
  tutor: typeof tutors.$inferSelect;
  limits: typeof scheduleLimits.$inferSelect;
  nextWeek: ScheduleWindow;
}

/** The terms of a tutor; `isLocked` holds them until the transaction ends, so that one submission comes after the other. */
export async function readTerms(
  queries: Queries,
  { tuid, now, isLocked = false }: { tuid: number; now: Date; isLocked?: boolean },
): Promise<ScheduleTerms> {
  const own = queries.select().from(scheduleLimits).where(eq(scheduleLimits.tuid, tuid));
  const [limits] = await (isLocked ? own.for('update') : own);
  const [tutor] = await queries.select().from(tutors).where(eq(tutors.tuid, tuid));
  if (limits === undefined || tutor === undefined) throw sessionGone();
  return { tutor, limits, nextWeek: nextWeekWindow(now, tutor.timeZone) };
}

/** How many of next week's lessons may still be modified: the allowance less what was modified in the window. */
export async function restCount(
  queries: Queries,
  { limits, nextWeek }: Pick<ScheduleTerms, 'limits' | 'nextWeek'>,
): Promise<number> {
  const [row] = await queries
    .select({ taken: count() })
    .from(scheduleChanges)
    .where(inRange(scheduleChanges, limits.tuid, nextWeek));
  return Math.max(0, limits.allowance - (row?.taken ?? 0));
}

/** Slots that begin in a range, in order; those of which nothing is stored are closed and not listed. */
export async function slotsBetween(queries: Queries, tuid: number, range: Range): Promise<StoredSlot[]> {
  return queries
    .select({
      startsAt: scheduleSlots.startsAt,
      status: scheduleSlots.status,
      isDisabled: scheduleSlots.isDisabled,
      busyTimeId: scheduleSlots.busyTimeId,
      groupFlag: busyTimes.groupFlag,
    })
    .from(scheduleSlots)
    .leftJoin(busyTimes, eq(busyTimes.id, scheduleSlots.busyTimeId))
    .where(inRange(scheduleSlots, tuid, range))
    .orderBy(scheduleSlots.startsAt);
}

/** The classes that stand in a range and are not cancelled. */
export function bookedBetween(queries: Queries, tuid: number, { start, end }: Range) {
  return queries
    .select()
    .from(classes)
    .where(
      and(eq(classes.tuid, tuid), lt(classes.startsAt, end), gt(classes.endsAt, start), ne(classes.status, 'Canceled')),
    );
}

/** The class that stands at a slot, if any. */
export function classAt<Lesson extends { startsAt: Date; endsAt: Date }>(
  lessons: readonly Lesson[],
  startMs: number,
): Lesson | undefined {
  return lessons.find(({ startsAt, endsAt }) => startsAt.getTime() < startMs + slotMs && endsAt.getTime() > startMs);
}

/** Why a slot cannot be changed by the tutor; undefined when it can. A leave keeps it closed. */
export function lockReason(
  slot: StoredSlot | undefined,
  lesson: object | undefined,
  leave?: object | undefined,
): string | undefined {
  if (lesson !== undefined) return refusalReasons.booked;
  if (leave !== undefined) return refusalReasons.onLeave;
  return slot?.isDisabled === true ? refusalReasons.disabled : undefined;
}

type WireEvent = z.input<typeof classEventSchema>;

/**
 * Open time as the class table shows it: half hours of one busy time, or alone, that follow each other are one entry. Where
 * a class stands, the class is what shows.
 */
export async function openTimeEvents(
  queries: Queries,
  tuid: number,
  range: Range,
  lessons: readonly { startsAt: Date; endsAt: Date; status: ClassEvent['Status'] }[],
): Promise<WireEvent[]> {
  const booked = lessons.filter(({ status }) => status !== 'Canceled');
  const from = new Date(range.start.getTime() - slotMs + 1);
  const events: (WireEvent & { EndTime: string })[] = [];
  for (const slot of await slotsBetween(queries, tuid, { start: from, end: range.end })) {
    const startMs = slot.startsAt.getTime();
    if (slot.status !== 'Waited' || classAt(booked, startMs) !== undefined) continue;
    const start = slot.startsAt.toISOString();
    const end = new Date(startMs + slotMs).toISOString();
    const last = events.at(-1);
    const flag = slot.groupFlag ?? undefined;
    if (last?.EndTime === start && last.BusyTimeCheckFlag === flag && last.Disabled === slot.isDisabled) {
      last.EndTime = end;
    } else {
      events.push({
        StartTime: start,
        EndTime: end,
        Status: 'Waited',
        Type: flag === undefined ? undefined : 'BusyTime',
        Disabled: slot.isDisabled,
        BusyTimeCheck: true,
        BusyTimeCheckFlag: flag,
      });
    }
  }
  return events;
}

/** Whether a tutor has scheduled next week: some of it is open, or something of it was submitted. */
export async function hasScheduledNextWeek(
  queries: Queries,
  { tuid, timeZone }: typeof tutors.$inferSelect,
  now: Date,
): Promise<boolean> {
  const nextWeek = nextWeekWindow(now, timeZone);
  const [open] = await queries
    .select({ startsAt: scheduleSlots.startsAt })
    .from(scheduleSlots)
    .where(and(inRange(scheduleSlots, tuid, nextWeek), eq(scheduleSlots.status, 'Waited')))
    .limit(1);
  if (open !== undefined) return true;
  const [submitted] = await queries
    .select({ startsAt: scheduleChanges.startsAt })
    .from(scheduleChanges)
    .where(inRange(scheduleChanges, tuid, nextWeek))
    .limit(1);
  return submitted !== undefined;
}

function inRange(table: typeof scheduleSlots | typeof scheduleChanges, tuid: number, { start, end }: Range) {
  return and(eq(table.tuid, tuid), gte(table.startsAt, start), lt(table.startsAt, end));
}

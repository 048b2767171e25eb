import { implement } from '@tutor/api/core/implement';
import { growthSchedule as contract } from '@tutor/api/growth/growth-schedule';
import { isBusyMarker } from '@tutor/rules/growth/growth-plan';
import { nextWeekWindow, type ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import { isSlotStart, slotStarts } from '@tutor/rules/schedule/slot-grid';
import { zonedDate } from '@tutor/rules/time/zone';
import { momentText } from '@tutor/rules/time/zoned-text';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { growthBusyDays, growthPlanSlots } from './goal-tables.ts';
import { lockMember, requireMember } from './members.ts';
import { growthCurrency, hourRate } from './teaching-hours.ts';

interface Planner {
  tuid: number;
  zone: string;
  week: ScheduleWindow;
  now: Date;
}

interface Item {
  TimeStart: string;
  Status: number;
  IsBusy: boolean;
}

/** What a member plans to teach next week. It opens nothing by itself: that is what releasing time is for. */
export const growthScheduleEndpoints = implement<typeof contract, CallContext>(contract, {
  list: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await readPlan(queries, await plannerOf(queries, tuid, now)) };
  },

  submit: ({ queries, body, now, requireSession }) => {
    const { tuid } = requireSession();
    return queries.transaction(async (tx) => {
      await lockMember(tx, tuid);
      const planner = await plannerOf(tx, tuid, now);
      await writePlan(tx, planner, body.GrowrthScheduleDetail);
      return { body: await readPlan(tx, planner), message: 'Your plan is saved.' };
    });
  },
});

async function plannerOf(queries: Queries, tuid: number, now: Date): Promise<Planner> {
  const [tutor] = await queries.select({ zone: tutors.timeZone }).from(tutors).where(eq(tutors.tuid, tuid));
  if (tutor === undefined) throw new Error('the tutor is not there');
  return { tuid, zone: tutor.zone, week: nextWeekWindow(now, tutor.zone), now };
}

async function readPlan(queries: Queries, { tuid, zone, week, now }: Planner) {
  const planned = await queries
    .select()
    .from(growthPlanSlots)
    .where(
      and(
        eq(growthPlanSlots.tuid, tuid),
        gte(growthPlanSlots.startsAt, week.start),
        lt(growthPlanSlots.startsAt, week.end),
      ),
    );
  const days = await queries.select().from(growthBusyDays).where(eq(growthBusyDays.tuid, tuid));
  const starts = new Set(planned.map(({ startsAt }) => startsAt.getTime()));
  const busy = new Set(days.map(({ day }) => day));
  return {
    GrowrthScheduleDetail: slotStarts(week.start.getTime(), week.end.getTime()).map((startMs) => {
      const start = new Date(startMs);
      return {
        TimeStart: start.toISOString(),
        Status: Number(starts.has(startMs) && isPlannable(start, zone, busy)),
        IsBusy: isBusyMarker(start, zone) && busy.has(zonedDate(start, zone)),
      };
    }),
    HourRate: await hourRate(queries, tuid, now),
    Currency: growthCurrency,
  };
}

/**
 * Whether a half hour can be planned. One that was planned in another zone may now be a marker or on a busy day: it counts no
 * more, and goes with the next plan that is saved.
 */
function isPlannable(start: Date, zone: string, busy: ReadonlySet<string>): boolean {
  return !isBusyMarker(start, zone) && !busy.has(zonedDate(start, zone));
}

/** Writes what is asked for as a whole; any item that cannot be refuses all of it. */
async function writePlan(tx: Queries, planner: Planner, items: readonly Item[]): Promise<void> {
  const { tuid, zone, week } = planner;
  const starts = new Set<number>();
  for (const item of items) {
    const start = new Date(item.TimeStart);
    if (!isSlotStart(start.getTime())) throw invalid('TimeStart', 'must begin a half hour');
    if (starts.has(start.getTime())) throw invalid('GrowrthScheduleDetail', 'names a half hour twice');
    starts.add(start.getTime());
    if (start < week.start || start >= week.end) refuse(start, zone, 'is not in next week');
    if (isBusyMarker(start, zone) ? item.Status === 1 : item.IsBusy)
      refuse(start, zone, isBusyMarker(start, zone) ? 'stands for the whole day' : 'cannot stand for a day');
  }
  const markers = items.filter(({ TimeStart }) => isBusyMarker(new Date(TimeStart), zone));
  const slots = items.filter(({ TimeStart }) => !isBusyMarker(new Date(TimeStart), zone));
  await writeBusyDays(tx, planner, markers);
  const days = await tx.select().from(growthBusyDays).where(eq(growthBusyDays.tuid, tuid));
  const busy = new Set(days.map(({ day }) => day));
  const on = slots.filter(({ Status }) => Status === 1).map(({ TimeStart }) => new Date(TimeStart));
  const onBusyDay = on.find((start) => busy.has(zonedDate(start, zone)));
  if (onBusyDay !== undefined) refuse(onBusyDay, zone, 'is on a day that is busy');
  const named = slots.filter(({ Status }) => Status === 0).map(({ TimeStart }) => new Date(TimeStart));
  const planned = await tx
    .select()
    .from(growthPlanSlots)
    .where(and(eq(growthPlanSlots.tuid, tuid), gte(growthPlanSlots.startsAt, week.start)));
  const hidden = planned.map(({ startsAt }) => startsAt).filter((startsAt) => !isPlannable(startsAt, zone, busy));
  const off = [...named, ...hidden];
  if (off.length > 0) {
    await tx.delete(growthPlanSlots).where(and(eq(growthPlanSlots.tuid, tuid), inArray(growthPlanSlots.startsAt, off)));
  }
  if (on.length > 0) {
    await tx
      .insert(growthPlanSlots)
      .values(on.map((startsAt) => ({ tuid, startsAt })))
      .onConflictDoNothing();
  }
}

/** A day that becomes busy keeps nothing planned. */
async function writeBusyDays(tx: Queries, { tuid, zone }: Planner, markers: readonly Item[]): Promise<void> {
  for (const { TimeStart, IsBusy } of markers) {
    const day = zonedDate(new Date(TimeStart), zone);
    if (!IsBusy) {
      await tx.delete(growthBusyDays).where(and(eq(growthBusyDays.tuid, tuid), eq(growthBusyDays.day, day)));
      continue;
    }
    await tx.insert(growthBusyDays).values({ tuid, day }).onConflictDoNothing();
    const planned = await tx.select().from(growthPlanSlots).where(eq(growthPlanSlots.tuid, tuid));
    const ofDay = planned.map(({ startsAt }) => startsAt).filter((startsAt) => zonedDate(startsAt, zone) === day);
    if (ofDay.length === 0) continue;
    await tx
      .delete(growthPlanSlots)
      .where(and(eq(growthPlanSlots.tuid, tuid), inArray(growthPlanSlots.startsAt, ofDay)));
  }
}

function refuse(start: Date, zone: string, why: string): never {
  throw new Refusal(refusalCodes.invalid, `Nothing was saved: ${momentText(start, zone)} ${why}.`);
}

import { minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { tutors } from '../../src/account/tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { invalid } from '../../src/http/refusal.ts';
import { busyTimes, scheduleLimits, scheduleSlots } from '../../src/schedule/tables.ts';
import { insertBusyTimes } from '../../src/schedule/write-slots.ts';
import type { OnControl } from '../control/control-call.ts';

const scheduleRequest = z.object({
  tuid: z.int().positive(),
  /** Modifications allowed in next week. */
  allowance: z.int().min(0).max(1_000).optional(),
  /** Stops submitting with this reason; null lets it go on. */
  limitReason: z.string().min(1).max(300).nullable().optional(),
  openSelfSchedule: z.boolean().optional(),
  openSelfCancel: z.boolean().optional(),
  /** Forgets all open time and all classes first. */
  isCleared: z.boolean().default(false),
  slots: z
    .array(
      z.object({
        /** Calendar days from today in the tutor's zone. */
        daysAhead: z.int().min(-30).max(30),
        /** Minutes after the first instant of that day. */
        minute: z.int().min(0).max(1_440).multipleOf(30),
        count: z.int().min(1).max(50).default(1),
        status: z.enum(['Waited', 'Canceled']).default('Waited'),
        isDisabled: z.boolean().default(false),
        /** Flag of the busy time that they make up. */
        busyTime: z.string().min(1).max(40).optional(),
      }),
    )
    .max(400)
    .default([]),
});
type ScheduleRequest = z.output<typeof scheduleRequest>;

/** Control call of self-scheduling: what a tutor may modify, and what is open. */
export function controlSchedule(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/schedule', scheduleRequest, async (request) => {
    await queries.transaction((tx) => setSchedule(tx, request, now()));
    return {};
  });
}

async function setSchedule(tx: Queries, request: ScheduleRequest, now: Date): Promise<void> {
  const { tuid, allowance, limitReason, openSelfSchedule, openSelfCancel } = request;
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.tuid, tuid)).for('update');
  if (tutor === undefined) throw invalid('tuid', 'is not a tutor');
  await tx
    .update(tutors)
    .set({
      openSelfSchedule: openSelfSchedule ?? tutor.openSelfSchedule,
      openSelfCancel: openSelfCancel ?? tutor.openSelfCancel,
      limitCheck: limitReason === undefined ? tutor.limitCheck : limitReason !== null,
    })
    .where(eq(tutors.tuid, tuid));
  const own = eq(scheduleLimits.tuid, tuid);
  if (allowance !== undefined) await tx.update(scheduleLimits).set({ allowance }).where(own);
  if (limitReason !== undefined) await tx.update(scheduleLimits).set({ limitReason }).where(own);
  if (request.isCleared) {
    await tx.delete(scheduleSlots).where(eq(scheduleSlots.tuid, tuid));
    await tx.delete(busyTimes).where(eq(busyTimes.tuid, tuid));
    await tx.update(classes).set({ status: 'Canceled' }).where(eq(classes.tuid, tuid));
  }
  const today = startOfZonedDay(now, tutor.timeZone);
  for (const { daysAhead, minute, count, status, isDisabled, busyTime } of request.slots) {
    const day = addZonedDays(today, daysAhead, tutor.timeZone);
    const startsAt = new Date(day.getTime() + minutes(minute));
    if (busyTime !== undefined) {
      await insertBusyTimes(tx, [{ tuid, startsAt, slots: count, groupFlag: busyTime, status }]);
      continue;
    }
    for (let index = 0; index < count; index += 1) {
      const at = new Date(startsAt.getTime() + minutes(index * 30));
      await tx
        .insert(scheduleSlots)
        .values({ tuid, startsAt: at, status, isDisabled })
        .onConflictDoUpdate({ target: [scheduleSlots.tuid, scheduleSlots.startsAt], set: { status, isDisabled } });
    }
  }
}

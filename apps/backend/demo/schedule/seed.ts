import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { hours } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { scheduleLimits, scheduleSlots } from '../../src/schedule/tables.ts';
import { insertBusyTimes, type NewBusyTime } from '../../src/schedule/write-slots.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** What a tutor of a template may modify. */
export async function seedScheduleLimits(tx: Queries, { tuid, template }: SeedTarget): Promise<void> {
  const { allowance = 40, limitReason } = template.schedule ?? {};
  await tx.insert(scheduleLimits).values({ tuid, allowance, remaining: allowance, limitReason }).onConflictDoNothing();
}

/** Open time of one day of a plan. */
export interface OpenTime {
  /** First instant of the day. */
  day: Date;
  /** Half hours that stand alone. */
  alone: readonly Date[];
  /** A run of half hours that are given as one. */
  busyTime?: { startsAt: Date; slots: number } | undefined;
  /** The company keeps an hour for its meeting. */
  hasMeeting: boolean;
}

/** How long after the first instant of a day the company's meeting begins, and how many half hours it takes. */
const meeting = { afterMs: hours(11), slots: 2 };

/** Stores the open time of planned days. */
export async function seedOpenTime(
  tx: Queries,
  { tuid, template }: SeedTarget,
  days: readonly OpenTime[],
): Promise<void> {
  const slots: (typeof scheduleSlots.$inferInsert)[] = [];
  const busyTimes: NewBusyTime[] = [];
  for (const { day, alone, busyTime, hasMeeting } of days) {
    for (const startsAt of alone) slots.push({ tuid, startsAt, status: 'Waited' });
    for (let index = 0; hasMeeting && index < meeting.slots; index += 1) {
      const startsAt = new Date(day.getTime() + meeting.afterMs + index * slotMs);
      slots.push({ tuid, startsAt, status: 'Canceled', isDisabled: true });
    }
    if (busyTime !== undefined) {
      busyTimes.push({ tuid, ...busyTime, groupFlag: `${tuid}-${zonedDate(day, template.timeZone)}` });
    }
  }
  if (slots.length > 0) await insertRows(tx, scheduleSlots, slots).onConflictDoNothing();
  await insertBusyTimes(tx, busyTimes);
}

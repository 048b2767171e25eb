import { companyZone } from '@tutor/rules/time/zone';
import { eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { deadlineAfterStops, stoppedNote } from '../growth/service-stops.ts';
import { clockInOpensBeforeMs, currentShift, type Shift } from './shift.ts';
import { clockIns } from './tables.ts';

/** Body of a clock-in and the message that goes with it (specification, core §4). */
export interface ClockInOutcome {
  body: number;
  message: string;
}

const outcomes = {
  tooEarly: 0,
  clockedIn: 1,
  alreadyClockedIn: -1,
  late: 2,
  alreadyLate: 3,
  noShift: 4,
} as const;

const messages: Readonly<Record<number, string>> = {
  [outcomes.tooEarly]: 'It is too early to clock in. Clocking in opens 60 minutes before your first class.',
  [outcomes.clockedIn]: 'You have clocked in successfully.',
  [outcomes.alreadyClockedIn]: 'You have already clocked in for this shift.',
  [outcomes.late]: 'You have clocked in late.',
  [outcomes.alreadyLate]: 'You have already clocked in late for this shift.',
  [outcomes.noShift]: 'You have no shift to clock in for today.',
};

/** Status of the current shift: -1 unknown (no shift), 0 not yet clocked, 1 clocked in, 2 late. */
export async function clockInStatus(queries: Queries, tuid: number, now: Date): Promise<number> {
  const zone = await zoneOf(queries, tuid);
  const shift = await currentShift(queries, { tuid, zone, now });
  if (shift === undefined) return -1;
  if (shift.clockIn === undefined) return 0;
  return shift.clockIn.isLate ? 2 : 1;
}

/** Clocks in, once per shift: at or before the first class on time, after it late. */
export async function clockIn(queries: Queries, tuid: number, now: Date): Promise<ClockInOutcome> {
  const zone = await zoneOf(queries, tuid);
  const shift = await currentShift(queries, { tuid, zone, now });
  if (shift === undefined) return clockInOutcome(outcomes.noShift);
  const isLate = now > shift.startsAt;
  const isTooEarly = now.getTime() < shift.startsAt.getTime() - clockInOpensBeforeMs;
  if (shift.clockIn === undefined) {
    if (isTooEarly) return clockInOutcome(outcomes.tooEarly);
    const { countsFrom, countsUntil } = shift;
    const isStored = await storeClockIn(queries, shift, { tuid, countsFrom, countsUntil, isLate, at: now });
    if (isStored) return clockInOutcome(isLate ? outcomes.late : outcomes.clockedIn);
  }
  // One that was stored meanwhile is the other press of the same moment: as late as this one.
  const wasLate = shift.clockIn?.isLate ?? isLate;
  return clockInOutcome(wasLate ? outcomes.alreadyLate : outcomes.alreadyClockedIn);
}

function storeClockIn(queries: Queries, shift: Shift, clocked: typeof clockIns.$inferInsert): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const stored = await tx.insert(clockIns).values(clocked).onConflictDoNothing().returning({ id: clockIns.id });
    if (stored.length === 0) return false;
    await moveForClockIn(tx, shift, clocked);
    return true;
  });
}

/** Clocking in on time brings growth values; what the service was down while it was open does not count. */
async function moveForClockIn(
  tx: Queries,
  { startsAt }: Shift,
  { tuid, countsFrom, isLate, at }: typeof clockIns.$inferInsert,
): Promise<void> {
  const entry = { rule: 'clockedIn', tuid, occasion: countsFrom.toISOString(), at } as const;
  if (!isLate) {
    await moveByRule(tx, entry);
    return;
  }
  const from = new Date(startsAt.getTime() - clockInOpensBeforeMs);
  const { due, stoppedMs } = await deadlineAfterStops(tx, { from, due: startsAt, now: at });
  if (at <= due) await moveByRule(tx, { ...entry, note: stoppedNote(stoppedMs) });
}

/** What a clock-in with this body says. */
export function clockInOutcome(body: number): ClockInOutcome {
  return { body, message: messages[body] ?? 'Clocking in is closed.' };
}

async function zoneOf(queries: Queries, tuid: number): Promise<string> {
  const [row] = await queries.select({ zone: tutors.timeZone }).from(tutors).where(eq(tutors.tuid, tuid));
  return row?.zone ?? companyZone;
}

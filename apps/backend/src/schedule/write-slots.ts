import type { ClassEvent } from '@tutor/api/classes/classes';
import { slotMs, slotStarts } from '@tutor/rules/schedule/slot-grid';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { busyTimes, scheduleSlots } from './tables.ts';

/** What a slot can be. */
export type SlotStatus = Exclude<ClassEvent['Status'], 'Confirmed'>;

/**
 * Sets slots inside a transaction. A busy time all of whose half hours are then open is on, one all of whose are closed is
 * off; one that would be open in part is dissolved: the entry is off, and its half hours stand alone.
 */
export async function writeSlots(tx: Queries, tuid: number, wanted: ReadonlyMap<number, SlotStatus>): Promise<void> {
  if (wanted.size === 0) return;
  for (const busyTimeId of await touchedBusyTimes(tx, tuid, [...wanted.keys()])) {
    await writeBusyTime(tx, busyTimeId, wanted);
  }
  const rows = [...wanted].map(([startMs, status]) => ({ tuid, startsAt: new Date(startMs), status }));
  await tx
    .insert(scheduleSlots)
    .values(rows)
    .onConflictDoUpdate({
      target: [scheduleSlots.tuid, scheduleSlots.startsAt],
      set: { status: sql`excluded.status` },
      // Slots of a busy time have their entry's status by now.
      setWhere: sql`${scheduleSlots.busyTimeId} is null`,
    });
}

async function touchedBusyTimes(tx: Queries, tuid: number, starts: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ busyTimeId: scheduleSlots.busyTimeId })
    .from(scheduleSlots)
    .where(
      and(
        eq(scheduleSlots.tuid, tuid),
        inArray(
          scheduleSlots.startsAt,
          starts.map((startMs) => new Date(startMs)),
        ),
      ),
    );
  return rows.flatMap(({ busyTimeId }) => busyTimeId ?? []);
}

async function writeBusyTime(tx: Queries, busyTimeId: number, wanted: ReadonlyMap<number, SlotStatus>): Promise<void> {
  const slots = await tx.select().from(scheduleSlots).where(eq(scheduleSlots.busyTimeId, busyTimeId));
  const after = new Set(slots.map(({ startsAt, status }) => wanted.get(startsAt.getTime()) ?? status));
  const [status] = after;
  if (after.size === 1 && status !== undefined) {
    // The key from slot to entry hands the status on to every slot of it.
    await tx.update(busyTimes).set({ status }).where(eq(busyTimes.id, busyTimeId));
    return;
  }
  await tx.update(scheduleSlots).set({ busyTimeId: null }).where(eq(scheduleSlots.busyTimeId, busyTimeId));
  await tx.update(busyTimes).set({ status: 'Canceled' }).where(eq(busyTimes.id, busyTimeId));
}

/** A run of half hours that is given to the company as one. */
export interface NewBusyTime {
  tuid: number;
  startsAt: Date;
  /** How many half hours. */
  slots: number;
  groupFlag: string;
  status?: SlotStatus;
}

/** Stores busy times, each with its half hours. */
export async function insertBusyTimes(tx: Queries, added: readonly NewBusyTime[]): Promise<void> {
  if (added.length === 0) return;
  const entries = await tx
    .insert(busyTimes)
    .values(
      added.map(({ tuid, startsAt, slots, groupFlag, status = 'Waited' }) => ({
        tuid,
        startsAt,
        endsAt: new Date(startsAt.getTime() + slots * slotMs),
        status,
        groupFlag,
      })),
    )
    .returning();
  await tx.insert(scheduleSlots).values(
    entries.flatMap(({ id, tuid, startsAt, endsAt, status }) =>
      slotStarts(startsAt.getTime(), endsAt.getTime()).map((startMs) => ({
        tuid,
        startsAt: new Date(startMs),
        status,
        busyTimeId: id,
      })),
    ),
  );
}

import { movedTenths } from '@tutor/rules/scores/points-ledger';
import { and, eq, isNull, type SQL, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { tutorFeeds } from '../hubs/tables.ts';
import { pointsLedger } from './tables.ts';

/**
 * Moves teaching points inside the transaction of what they are for, once for each class and cause. A loss takes no more than
 * is there. Locks the tutor's counter, as recordEvent does: so it stands where that stands in the order of locks.
 */
export async function movePoints(
  tx: Queries,
  entry: Omit<typeof pointsLedger.$inferInsert, 'id' | 'ruleTenths'>,
): Promise<void> {
  const { tuid, tenths: rule } = entry;
  await lockPoints(tx, tuid);
  const [held] = await tx
    .select({ tenths: sum(pointsLedger.tenths) })
    .from(pointsLedger)
    .where(eq(pointsLedger.tuid, tuid));
  const tenths = movedTenths(rule, Number(held?.tenths ?? 0));
  await tx
    .insert(pointsLedger)
    .values({ ...entry, tenths, ruleTenths: tenths === rule ? null : rule })
    .onConflictDoNothing();
}

async function lockPoints(tx: Queries, tuid: number): Promise<void> {
  await tx.select({ tuid: tutorFeeds.tuid }).from(tutorFeeds).where(eq(tutorFeeds.tuid, tuid)).for('update');
}

type PointsEntry = typeof pointsLedger.$inferSelect;

/** That an entry neither gives back nor was given back. */
export function standsInPoints(queries: Queries): SQL | undefined {
  const backs = alias(pointsLedger, 'backs');
  const wasGivenBack = queries.select({ id: backs.id }).from(backs).where(eq(backs.takesBack, pointsLedger.id));
  return and(isNull(pointsLedger.takesBack), isNull(wasGivenBack));
}

/** The loss that stands for the complaints of a class, or for one without a class. Locks the tutor's counter, as `movePoints` does. */
export async function standingLoss(
  tx: Queries,
  { tuid, complaintId, clid }: { tuid: number; complaintId: number; clid: number | null },
): Promise<PointsEntry | undefined> {
  await lockPoints(tx, tuid);
  const ofSame = clid === null ? eq(pointsLedger.complaintId, complaintId) : eq(pointsLedger.clid, clid);
  const [entry] = await tx
    .select()
    .from(pointsLedger)
    .where(and(eq(pointsLedger.tuid, tuid), eq(pointsLedger.cause, 'badRating'), ofSame, standsInPoints(tx)));
  return entry;
}

/** Gives back exactly what an entry took, once. */
export async function giveBackPoints(
  tx: Queries,
  { id, tuid, cause, clid, complaintId, tenths }: PointsEntry,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  const back = tenths === 0 ? 0 : -tenths;
  await tx
    .insert(pointsLedger)
    .values({ tuid, cause, clid, complaintId, takesBack: id, tenths: back, note, at })
    .onConflictDoNothing();
}

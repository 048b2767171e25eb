import { movedTenths } from '@tutor/rules/scores/points-ledger';
import { eq, sum } from 'drizzle-orm';
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
  await tx.select({ tuid: tutorFeeds.tuid }).from(tutorFeeds).where(eq(tutorFeeds.tuid, tuid)).for('update');
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

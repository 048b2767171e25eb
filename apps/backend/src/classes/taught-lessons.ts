import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { classMaterials, studentUnits } from './class-detail-tables.ts';
import type { classes } from './tables.ts';

/** Once a class is over, the lesson that was set for it counts as taught to its student. */
export async function countAsTaught(
  tx: Queries,
  { clid, stuUid, endsAt }: Pick<typeof classes.$inferSelect, 'clid' | 'stuUid' | 'endsAt'>,
): Promise<void> {
  if (stuUid === null) return;
  const [material] = await tx
    .select({ unitId: classMaterials.unitId })
    .from(classMaterials)
    .where(eq(classMaterials.clid, clid));
  if (material === undefined) return;
  await tx.insert(studentUnits).values({ stuUid, unitId: material.unitId, taughtAt: endsAt }).onConflictDoNothing();
}

import { pointsLedger } from '../src/scores/tables.ts';
import type { TestBackend } from './start-backend.ts';

/** Gives a tutor points from long ago: penalties take no more than there are. */
export async function earnPoints({ database }: TestBackend, tuid: number, tenths = 500): Promise<void> {
  const note = 'Earned before';
  await database.queries.insert(pointsLedger).values({ tuid, cause: 'other', tenths, note, at: new Date(0) });
}

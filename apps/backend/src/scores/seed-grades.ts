import type { Queries } from '../database/database.ts';
import { gradeRanges } from './grade-starts.ts';
import { grades } from './tables.ts';

/** The grade table of the company. */
export async function seedGrades(tx: Queries): Promise<void> {
  await tx
    .insert(grades)
    .values([...gradeRanges])
    .onConflictDoNothing();
}

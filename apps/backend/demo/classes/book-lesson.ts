import type { classes } from '../../src/classes/tables.ts';
import { bookClass, type NewClass } from '../../src/classes/write-classes.ts';
import type { Queries } from '../../src/database/database.ts';
import { seedDetails } from './seed-details.ts';
import { studentOf } from './students.ts';

/** Books a class of a student of the demonstration, with everything that belongs to such a class, and returns its row. */
export async function bookLesson(
  tx: Queries,
  lesson: Omit<NewClass, 'stuUid'>,
  now: Date,
): Promise<typeof classes.$inferSelect> {
  const stuUid = await studentOf(tx, lesson.tuid, lesson.studentName);
  const row = await bookClass(tx, { ...lesson, stuUid }, now);
  await seedDetails(tx, [row], now);
  return row;
}

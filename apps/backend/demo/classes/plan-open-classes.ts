import { openClasses, openClassStudents } from '../../src/classes/open-class-tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { violates } from '../../src/database/violation.ts';
import { Refusal, refusalCodes } from '../../src/http/refusal.ts';
import { studentsOf } from './students.ts';

/** An open class to be planned, with who takes part. */
export interface NewOpenClass extends Omit<typeof openClasses.$inferInsert, 'tuid'> {
  studentNames: readonly string[];
}

/** Plans open classes of a tutor inside a transaction and returns their ids. */
export async function planOpenClasses(tx: Queries, tuid: number, planned: readonly NewOpenClass[]): Promise<number[]> {
  if (planned.length === 0) return [];
  const rows = await tx
    .insert(openClasses)
    .values(planned.map(({ studentNames: _, ...openClass }) => ({ ...openClass, tuid })))
    .returning({ id: openClasses.id, startsAt: openClasses.startsAt })
    .catch((error: unknown) => {
      if (violates(error, 'open_classes_tuid_starts_at_unique')) {
        throw new Refusal(refusalCodes.invalid, 'There is an open class at this time already.', 400);
      }
      throw error;
    });
  const idOf = new Map(rows.map(({ id, startsAt }) => [startsAt.getTime(), id]));
  const byName = await studentsOf(
    tx,
    tuid,
    planned.flatMap(({ studentNames }) => studentNames),
  );
  const seats = planned.flatMap(({ startsAt, studentNames }) =>
    [...new Set(studentNames)].flatMap((name) => {
      const openClassId = idOf.get(startsAt.getTime());
      const stuUid = byName.get(name);
      return openClassId === undefined || stuUid === undefined ? [] : [{ openClassId, stuUid }];
    }),
  );
  if (seats.length > 0) await tx.insert(openClassStudents).values(seats);
  return rows.map(({ id }) => id);
}

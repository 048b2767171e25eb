import { and, eq, isNull, ne } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { colleagueTemplate } from '../rankings/colleagues.ts';
import { randomOf } from '../seeding/random.ts';
import { lessonContentOf } from './lesson-content.ts';
import { seedDetails } from './seed-details.ts';
import { studentsOf } from './students.ts';

/** Classes from before students and courses were kept get theirs now. Those of colleagues need none. */
export async function fillOldClasses(queries: Queries, now: Date): Promise<void> {
  const owners = await queries
    .selectDistinct({ tuid: classes.tuid })
    .from(classes)
    .innerJoin(tutors, eq(tutors.tuid, classes.tuid))
    .where(and(isNull(classes.stuUid), ne(tutors.template, colleagueTemplate)));
  for (const { tuid } of owners) {
    await queries.transaction(async (tx) => {
      const old = await tx.select().from(classes).where(eq(classes.tuid, tuid)).for('update');
      const bare = old.filter(({ stuUid }) => stuUid === null);
      const students = await studentsOf(
        tx,
        tuid,
        bare.map(({ studentName }) => studentName),
      );
      const filled = [];
      for (const { clid, studentName, startsAt } of bare) {
        const random = randomOf(`${studentName} ${startsAt.toISOString()}`);
        const { subjectName, unitName, unitId, lessonKind } = lessonContentOf(studentName, random, startsAt);
        const stuUid = students.get(studentName);
        filled.push(
          ...(await tx
            .update(classes)
            .set({ subjectName, unitName, unitId, lessonKind, ...(stuUid === undefined ? {} : { stuUid }) })
            .where(eq(classes.clid, clid))
            .returning()),
        );
      }
      await seedDetails(tx, filled, now);
    });
  }
}

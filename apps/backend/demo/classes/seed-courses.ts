import { courses, courseUnits } from '../../src/classes/course-tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { catalogue, catalogueUnits } from './course-catalogue.ts';

/** Courses and their lessons, the same for all tutors. */
export async function seedCourses(tx: Queries): Promise<void> {
  await tx
    .insert(courses)
    .values(
      catalogue.map(({ sid, catId, name, training }) => ({
        sid,
        catId,
        name,
        trainingTitle: training.title,
        trainingContent: training.content,
      })),
    )
    .onConflictDoNothing();
  await tx.insert(courseUnits).values(catalogue.flatMap(catalogueUnits)).onConflictDoNothing();
}

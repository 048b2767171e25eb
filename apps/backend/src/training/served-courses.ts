import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { trainingCourses, trainingSubscriptions } from './tables.ts';

/** Courses whose files a tutor is served: those that are offered and, of retired ones, those that the tutor has subscribed to. */
export function isServedTo(queries: Queries, tuid: number): SQL | undefined {
  const own = queries
    .select({ courseId: trainingSubscriptions.courseId })
    .from(trainingSubscriptions)
    .where(and(eq(trainingSubscriptions.courseId, trainingCourses.courseId), eq(trainingSubscriptions.tuid, tuid)));
  return or(isNull(trainingCourses.retiredAt), exists(own));
}

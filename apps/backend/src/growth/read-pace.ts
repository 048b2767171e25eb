import { days } from '@tutor/rules/time/durations';
import { and, eq, gte, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { trainingAttempts, trainingCourses, trainingSubscriptions, trainingTests } from '../training/tables.ts';
import { growthEntries } from './tables.ts';

/** A pace is taken from so many weeks. */
const paceWeeks = 8;

/** What advice goes by: growth values a week of late, and how many courses and tests are left. */
export async function readPace(queries: Queries, { tuid, now }: { tuid: number; now: Date }) {
  const since = new Date(now.getTime() - days(7 * paceWeeks));
  const [pace] = await queries
    .select({ sum: sql<number>`coalesce(sum(${growthEntries.value}), 0)::int` })
    .from(growthEntries)
    .where(and(eq(growthEntries.tuid, tuid), gte(growthEntries.at, since), ne(growthEntries.cause, 'broughtForward')));
  const completed = queries
    .select({ id: trainingSubscriptions.courseId })
    .from(trainingSubscriptions)
    .where(
      and(
        eq(trainingSubscriptions.courseId, trainingCourses.courseId),
        eq(trainingSubscriptions.tuid, tuid),
        isNotNull(trainingSubscriptions.completedAt),
      ),
    );
  const passed = queries
    .select({ id: trainingAttempts.kctId })
    .from(trainingAttempts)
    .where(
      and(
        eq(trainingAttempts.kctId, trainingTests.kctId),
        eq(trainingAttempts.tuid, tuid),
        eq(trainingAttempts.isPassed, true),
      ),
    );
  const [openCourses, openTests] = await Promise.all([
    queries.$count(trainingCourses, and(isNull(trainingCourses.retiredAt), notExists(completed))),
    queries.$count(trainingTests, and(isNull(trainingTests.retiredAt), notExists(passed))),
  ]);
  return { WeekPace: Math.max(0, (pace?.sum ?? 0) / paceWeeks), OpenCourses: openCourses, OpenTests: openTests };
}

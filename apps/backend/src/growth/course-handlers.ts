import { implement } from '@tutor/api/core/implement';
import { growthCourses as contract } from '@tutor/api/growth/growth-courses';
import { type CourseRewardType, courseRewards } from '@tutor/rules/growth/course-reward';
import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import {
  trainingAttempts,
  trainingChapterProgress,
  trainingChapters,
  trainingCourses,
  trainingSubscriptions,
  trainingTests,
} from '../training/tables.ts';
import { requireTask } from './claim-task.ts';
import { growthVisits } from './goal-tables.ts';
import { lockMember, requireMember } from './members.ts';
import { milestoneCount } from './milestones.ts';
import { addEntry } from './move-growth.ts';
import type { TutorTask } from './read-tasks.ts';
import { stands } from './standing-entries.ts';
import { growthEntries, growthMembers } from './tables.ts';
import { tellOfGrowth } from './tell-of-growth.ts';

const logMax = 100;
/** Visits that are kept of one tutor: every page of growth that is opened adds one. */
const visitsMax = 500;
/** Opening this page shows every milestone. */
const rewardsPage = '/growthCenter/achievementRewards';

/** Tasks looked at one by one, rewards of courses, and the log of visits. */
export const growthCourseEndpoints = implement<typeof contract, CallContext>(contract, {
  taskLog: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    const task = await requireOwnTask(queries, { tuid, code: query.code, now });
    const isCounted = query.type === 1;
    const rows = await queries
      .select({ entry: growthEntries, lesson: classes })
      .from(growthEntries)
      .leftJoin(classes, eq(classes.clid, growthEntries.clid))
      .where(and(eq(growthEntries.tuid, tuid), isCounted ? countedFor(queries, task) : claimOf(task)))
      // The first ones made the task: later ones of the same kind add nothing to it.
      .orderBy(asc(growthEntries.at), asc(growthEntries.id))
      .limit(isCounted ? Math.min(task.target, logMax) : logMax);
    return {
      body: rows.toReversed().map(({ entry: { at, cause, note, value, clid }, lesson }) => ({
        Time: at.toISOString(),
        Cause: cause,
        Note: note,
        Points: value,
        ClassId: clid,
        ClassTime: lesson?.startsAt.toISOString() ?? null,
        StuName: lesson?.studentName ?? null,
      })),
    };
  },

  doTask: async ({ queries, query, now, requireSession }) => {
    const task = await requireOwnTask(queries, { tuid: requireSession().tuid, code: query.TaskCode, now });
    const { name, status, isReceived, done, target } = task;
    return {
      body: { TaskName: name, Status: status, ReceiveStatus: Number(isReceived), Done: done, Target: target },
    };
  },

  receivable: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const [done, received] = await Promise.all([finished(queries, tuid), receivedOccasions(queries, tuid)]);
    return {
      body: done.map(({ courseId, title, type }) => ({
        Id: courseId,
        Type: type,
        CourseName: title,
        Points: courseRewards[type].points,
        ReceiveStatus: Number(received.has(occasionOf(courseId, type))),
      })),
    };
  },

  receive: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    const { id } = query;
    const type: CourseRewardType = query.type === 1 ? 1 : 2;
    const received = await queries.transaction(async (tx) => {
      const member = await lockMember(tx, tuid);
      const [before] = await tx
        .select({ points: growthEntries.value })
        .from(growthEntries)
        .where(
          and(
            eq(growthEntries.tuid, tuid),
            eq(growthEntries.cause, 'course'),
            eq(growthEntries.occasion, occasionOf(id, type)),
          ),
        );
      if (before !== undefined) return { Points: before.points, Score: member.score, IsNew: false };
      const [course] = await tx.select().from(trainingCourses).where(eq(trainingCourses.courseId, id));
      if (course === undefined) throw new Refusal(refusalCodes.unknown, 'This course does not exist.');
      const isDone = (await finished(tx, tuid)).some((one) => one.courseId === id && one.type === type);
      if (!isDone) throw new Refusal(refusalCodes.tooEarly, courseRewards[type].notYet);
      const { points } = courseRewards[type];
      // Once for each course and type, by the ledger's key, however often it is sent.
      await addEntry(tx, {
        tuid,
        cause: 'course',
        occasion: occasionOf(id, type),
        value: points,
        note: course.title,
        at: now,
      });
      return { Points: points, Score: (await requireMember(tx, tuid)).score, IsNew: true };
    });
    if (received.IsNew) await tellOfGrowth(queries, tuid, now);
    return { body: received };
  },

  learning: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    const rows = await queries
      .select({
        CourseId: trainingCourses.courseId,
        CourseName: trainingCourses.title,
        Chapters: count(trainingChapters.chapterId),
        Learnt: count(trainingChapterProgress.learntAt),
      })
      .from(trainingSubscriptions)
      .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingSubscriptions.courseId))
      .leftJoin(
        trainingChapters,
        and(eq(trainingChapters.courseId, trainingCourses.courseId), isNull(trainingChapters.retiredAt)),
      )
      .leftJoin(
        trainingChapterProgress,
        and(eq(trainingChapterProgress.chapterId, trainingChapters.chapterId), eq(trainingChapterProgress.tuid, tuid)),
      )
      .where(
        and(
          eq(trainingSubscriptions.tuid, tuid),
          isNull(trainingSubscriptions.completedAt),
          isNull(trainingCourses.retiredAt),
        ),
      )
      .groupBy(trainingCourses.courseId)
      .orderBy(trainingCourses.courseId);
    return { body: rows };
  },

  subscribe: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const withTest = exists(
      queries
        .select({ id: trainingTests.kctId })
        .from(trainingTests)
        .where(and(eq(trainingTests.courseId, trainingCourses.courseId), isNull(trainingTests.retiredAt))),
    );
    const withClip = exists(
      queries
        .select({ id: trainingChapters.chapterId })
        .from(trainingChapters)
        .where(
          and(
            eq(trainingChapters.courseId, trainingCourses.courseId),
            isNotNull(trainingChapters.clip),
            isNull(trainingChapters.retiredAt),
          ),
        ),
    );
    const wanted = [
      ...(query.isCheckCourseTest === 'true' ? [withTest] : []),
      ...(query.isCheckVideoTrain === 'true' ? [withClip] : []),
    ];
    if (wanted.length === 0) return { body: { Subscribed: 0 } };
    const courses = await queries
      .select({ courseId: trainingCourses.courseId })
      .from(trainingCourses)
      .where(and(isNull(trainingCourses.retiredAt), sql`(${sql.join(wanted, sql` or `)})`));
    if (courses.length === 0) return { body: { Subscribed: 0 } };
    const added = await queries
      .insert(trainingSubscriptions)
      .values(courses.map(({ courseId }) => ({ tuid, courseId, at: now })))
      .onConflictDoNothing()
      .returning();
    return { body: { Subscribed: added.length } };
  },

  isPassed: async ({ queries, requireSession }) => {
    const [tutor] = await queries
      .select({ isPassed: tutors.isPassedTL })
      .from(tutors)
      .where(eq(tutors.tuid, requireSession().tuid));
    return { body: tutor?.isPassed ?? false };
  },

  openLog: async ({ queries, body, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const [visit] = await queries
      .insert(growthVisits)
      .values({ tuid, page: body.Page, openedAt: now })
      .returning({ id: growthVisits.id });
    if (visit === undefined) throw new Error('the visit was not stored');
    await forgetOldVisits(queries, tuid);
    if (body.Page === rewardsPage) await seeMilestones(queries, tuid, now);
    return { body: { Id: visit.id } };
  },

  closeLog: async ({ queries, body, now, requireSession }) => {
    const closed = await queries
      .update(growthVisits)
      .set({ closedAt: now })
      .where(and(eq(growthVisits.id, body.Id), eq(growthVisits.tuid, requireSession().tuid)))
      .returning();
    if (closed.length === 0) throw new Refusal(refusalCodes.unknown, 'This visit does not exist.');
    return { body: null };
  },
});

/** The latest visits alone are kept: a loop would fill the table. */
async function forgetOldVisits(queries: Queries, tuid: number): Promise<void> {
  const older = queries
    .select({ id: growthVisits.id })
    .from(growthVisits)
    .where(eq(growthVisits.tuid, tuid))
    .orderBy(desc(growthVisits.openedAt), desc(growthVisits.id))
    .offset(visitsMax);
  await queries.delete(growthVisits).where(inArray(growthVisits.id, older));
}

/** The milestones that a member has are no news any more. */
async function seeMilestones(queries: Queries, tuid: number, now: Date): Promise<void> {
  const seen = await milestoneCount(queries, tuid);
  const changed = await queries
    .update(growthMembers)
    .set({ seenMilestones: seen })
    .where(and(eq(growthMembers.tuid, tuid), sql`${growthMembers.seenMilestones} is distinct from ${seen}`))
    .returning({ tuid: growthMembers.tuid });
  if (changed.length > 0) await tellOfGrowth(queries, tuid, now);
}

async function requireOwnTask(queries: Queries, asked: { tuid: number; code: string; now: Date }): Promise<TutorTask> {
  await requireMember(queries, asked.tuid);
  return requireTask(queries, asked);
}

/** Entries of the task's rule that stand; of a weekly task those of its week. */
function countedFor(queries: Queries, { rule, week }: TutorTask): SQL | undefined {
  const ofWeek =
    week === undefined ? undefined : and(gte(growthEntries.at, week.start), lt(growthEntries.at, week.end));
  return and(eq(growthEntries.cause, rule), ofWeek, stands(queries));
}

function claimOf(task: TutorTask): SQL | undefined {
  return and(eq(growthEntries.cause, 'task'), eq(growthEntries.occasion, task.code));
}

function occasionOf(courseId: number, type: CourseRewardType): string {
  return `${courseId}:${type}`;
}

/** Courses that a tutor has completed (1), and those whose test was passed (2). */
async function finished(
  queries: Queries,
  tuid: number,
): Promise<{ courseId: number; title: string; type: CourseRewardType }[]> {
  const completed = await queries
    .select({ courseId: trainingCourses.courseId, title: trainingCourses.title })
    .from(trainingSubscriptions)
    .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingSubscriptions.courseId))
    .where(and(eq(trainingSubscriptions.tuid, tuid), isNotNull(trainingSubscriptions.completedAt)))
    .orderBy(trainingCourses.courseId);
  const passed = await queries
    .selectDistinct({ courseId: trainingCourses.courseId, title: trainingCourses.title })
    .from(trainingAttempts)
    .innerJoin(trainingTests, eq(trainingTests.kctId, trainingAttempts.kctId))
    .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingTests.courseId))
    .where(and(eq(trainingAttempts.tuid, tuid), eq(trainingAttempts.isPassed, true)))
    .orderBy(trainingCourses.courseId);
  return [
    ...completed.map((course) => ({ ...course, type: 1 as const })),
    ...passed.map((course) => ({ ...course, type: 2 as const })),
  ];
}

async function receivedOccasions(queries: Queries, tuid: number): Promise<Set<string>> {
  const rows = await queries
    .select({ occasion: growthEntries.occasion })
    .from(growthEntries)
    .where(and(eq(growthEntries.tuid, tuid), eq(growthEntries.cause, 'course')));
  return new Set(rows.map(({ occasion }) => occasion));
}

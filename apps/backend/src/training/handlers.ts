import { implement } from '@tutor/api/core/implement';
import { training as contract } from '@tutor/api/training/training';
import { isFound, searchWords } from '@tutor/rules/messages/search';
import { isTestOpen } from '@tutor/rules/training/course-progress';
import { isRightAnswer } from '@tutor/rules/training/question';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { openChapter, submitLearning, subscribe } from './learn-chapter.ts';
import {
  progressOf,
  requireCourse,
  type TutorCourse,
  tutorCourses,
  wireCourse,
  wireCourseDetail,
} from './read-courses.ts';
import { type PaperQuestion, trainingAnswers, trainingAttempts, trainingTests } from './tables.ts';
import {
  type Attempt,
  answersOf,
  attemptsLeft,
  type KeptAnswer,
  openAttempt,
  requireAttempt,
  requireTest,
  saveAnswer,
  startTest,
  submitTest,
} from './take-test.ts';

/** The training center of the signed-in tutor. */
export const trainingEndpoints = implement<typeof contract, CallContext>(contract, {
  courses: async ({ queries, query, requireSession }) => {
    const courses = await tutorCourses(queries, { tuid: requireSession().tuid });
    return {
      body: coursePage(
        courses.filter(({ subscription }) => subscription === null),
        query,
      ),
    };
  },

  myCourses: async ({ queries, query, requireSession }) => {
    const courses = await tutorCourses(queries, { tuid: requireSession().tuid });
    const own = courses.filter(({ subscription }) => subscription !== null);
    return { body: coursePage(own.toSorted(byProgress), query) };
  },

  allCourses: async ({ queries, query, requireSession }) => ({
    body: coursePage(await tutorCourses(queries, { tuid: requireSession().tuid }), query),
  }),

  course: async ({ queries, query, requireSession }) => ({
    body: wireCourseDetail(await requireCourse(queries, requireSession().tuid, query.courseId)),
  }),

  subscribe: async ({ queries, query, now, requireSession }) => {
    await subscribe(queries, { tuid: requireSession().tuid, courseId: query.courseId, now });
    return { body: null };
  },

  learn: async ({ queries, query, now, requireSession }) => ({
    body: await openChapter(queries, { tuid: requireSession().tuid, chapterId: query.chapterId, now }),
  }),

  learnSubmit: async ({ queries, query, now, requireSession }) => {
    const { usedSeconds, isCourseCompleted } = await submitLearning(queries, {
      tuid: requireSession().tuid,
      chapterId: query.TrakitId,
      usedSeconds: query.UsedTime,
      isLearnt: query.IsCompleteCourse,
      place: {
        ...(query.ReadPercent === undefined ? {} : { readPercent: query.ReadPercent }),
        ...(query.ClipSeconds === undefined ? {} : { clipSeconds: query.ClipSeconds }),
      },
      now,
    });
    return { body: { UsedTime: usedSeconds, IsCourseCompleted: isCourseCompleted } };
  },

  test: async ({ queries, query: { kctId }, now, requireSession }) => {
    const { tuid } = requireSession();
    const { test, course } = await requireTest(queries, kctId);
    const attempt = await openAttempt(queries, { tuid, kctId, now });
    const tutorCourse = await requireCourse(queries, tuid, course.courseId);
    const standing = tutorCourse.test;
    const handedIn = await queries
      .select({ recodeId: trainingAttempts.recodeId })
      .from(trainingAttempts)
      .where(
        and(
          eq(trainingAttempts.tuid, tuid),
          eq(trainingAttempts.kctId, kctId),
          isNotNull(trainingAttempts.submittedAt),
        ),
      )
      .orderBy(desc(trainingAttempts.score), asc(trainingAttempts.recodeId));
    return {
      body: {
        KctId: kctId,
        KctName: test.title,
        CourseId: course.courseId,
        CourseName: course.title,
        TestTime: test.minutes,
        PassPercent: test.passPercent,
        QuestionCount: standing?.questions ?? 0,
        AttemptsLeft: await attemptsLeft(queries, { tuid, kctId, now }),
        IsPass: standing?.isPassed ?? false,
        TestScore: standing?.bestScore ?? null,
        IsLocked: !isTestOpen(progressOf(tutorCourse)),
        BestRecodeId: handedIn[0]?.recodeId ?? null,
        LatestRecodeId: handedIn.length === 0 ? null : Math.max(...handedIn.map(({ recodeId }) => recodeId)),
        Attempt: attempt === undefined ? null : await wireAttempt(queries, attempt),
      },
    };
  },

  startTest: async ({ queries, query: { kctId }, now, requireSession }) => ({
    body: await wireAttempt(queries, await startTest(queries, { tuid: requireSession().tuid, kctId, now })),
  }),

  saveTestAnswer: async ({ queries, body, now, requireSession }) => {
    const kept = await saveAnswer(queries, {
      tuid: requireSession().tuid,
      recodeId: body.RecodeId,
      given: {
        question: body.QuestionId,
        answer: body.Answer,
        isFlagged: body.IsFlagged,
        revision: body.Revision,
        page: body.Page ?? null,
        turn: body.Turn ?? null,
      },
      now,
    });
    return { body: wireAnswer(kept) };
  },

  testSubmit: async ({ queries, query, body, now, requireSession }) => {
    const { recodeId, score, isPassed } = await submitTest(queries, {
      tuid: requireSession().tuid,
      kctId: query.kctId,
      startedAt: new Date(query.startTime),
      answers: body.Answers.map(({ QuestionId, Answer, Revision }) => ({
        question: QuestionId,
        answer: Answer,
        revision: Revision,
      })),
      now,
    });
    return { body: { RecodeId: recodeId, TestScore: score ?? 0, IsPass: isPassed ?? false } };
  },

  testScore: async ({ queries, query: { recodeId }, now, requireSession }) => {
    const { tuid } = requireSession();
    const attempt = await requireAttempt(queries, { tuid, recodeId, now });
    const [test] = await queries.select().from(trainingTests).where(eq(trainingTests.kctId, attempt.kctId));
    if (test === undefined) throw new Error('the test of an attempt is gone');
    if (attempt.submittedAt === null) throw new Refusal(refusalCodes.tooEarly, 'This test is not handed in yet.');
    const answers = await answersOf(queries, recodeId);
    return {
      body: {
        RecodeId: recodeId,
        TestScore: attempt.score ?? 0,
        IsPass: attempt.isPassed ?? false,
        KctId: test.kctId,
        KctName: test.title,
        CourseId: test.courseId,
        PassPercent: attempt.passPercent,
        StartTime: attempt.startedAt.toISOString(),
        SubmitTime: attempt.submittedAt.toISOString(),
        AttemptsLeft: await attemptsLeft(queries, { tuid, kctId: test.kctId, now }),
        Questions: attempt.paper.map((question) => ({
          ...wireQuestion(question),
          Answer: answers[question.id] ?? [],
          Right: question.right,
          IsRight: isRightAnswer(question, answers[question.id] ?? []),
          Explanation: question.explanation,
        })),
      },
    };
  },
});

interface CourseFilter {
  pageIndex: number;
  pageSize: number;
  category?: string | undefined;
  name?: string | undefined;
}

function coursePage(courses: readonly TutorCourse[], { pageIndex, pageSize, category, name }: CourseFilter) {
  const words = searchWords(name ?? '');
  const found = courses
    .filter(({ categoryName }) => category === undefined || categoryName === category)
    .filter(({ course, categoryName }) => isFound(`${course.title} ${course.summary} ${categoryName}`, words));
  const first = (pageIndex - 1) * pageSize;
  return {
    Total: found.length,
    Items: found.slice(first, first + pageSize).map(wireCourse),
    Categories: [...new Set(courses.map(({ categoryName }) => categoryName))],
  };
}

/** Under way before complete; in each the latest subscription first. */
function byProgress({ subscription: a }: TutorCourse, { subscription: b }: TutorCourse): number {
  const isDone = (one: TutorCourse['subscription']): number => Number(one?.completedAt != null);
  return isDone(a) - isDone(b) || (b?.at.getTime() ?? 0) - (a?.at.getTime() ?? 0);
}

async function wireAttempt(queries: Queries, { recodeId, startedAt, endsAt, paper }: Attempt) {
  const kept = await queries.select().from(trainingAnswers).where(eq(trainingAnswers.recodeId, recodeId));
  return {
    RecodeId: recodeId,
    StartTime: startedAt.toISOString(),
    EndTime: endsAt.toISOString(),
    Questions: paper.map(wireQuestion),
    Answers: kept.map(wireAnswer),
  };
}

function wireAnswer({ question, answer, isFlagged, revision }: KeptAnswer) {
  return { QuestionId: question, Answer: answer, IsFlagged: isFlagged, Revision: revision };
}

function wireQuestion({ id, kind, question, options, unit = null }: PaperQuestion) {
  return {
    QuestionId: id,
    Kind: kind,
    Question: question,
    Options: options.map((option) => ({ OptionId: option.id, Text: option.text })),
    Unit: unit,
  };
}

import { searchMax } from '@tutor/rules/messages/search';
import { typedText } from '@tutor/rules/shell/typed-text';
import { answerTextMax, questionKinds } from '@tutor/rules/training/question';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { counted, pageOf, pageQuery } from '../core/paging.ts';
import { flag, ignored, instant, text } from '../core/wire.ts';

const id = z.int().positive();
const idText = z.coerce.number().int().positive();

/** The test of a course, as far as its result goes. */
const testSummary = z.object({
  KctId: id,
  IsPass: flag,
  /** Of the best attempt in whole percent; absent before the first. */
  TestScore: z.int().min(0).max(100).nullish(),
});

/** A course as lists of the training center have it. */
export const trainingCourseSchema = z.object({
  CourseId: id,
  CourseName: text,
  CategoryName: text,
  Summary: text,
  /** How long all chapters take to learn. */
  Minutes: z.int().nonnegative(),
  ChapterCount: z.int().nonnegative(),
  LearntCount: z.int().nonnegative(),
  IsSubscribed: flag,
  IsCompleted: flag,
  /** Files for self-study; assumed. */
  FileCount: z.int().nonnegative().nullish(),
  Test: testSummary.nullish(),
  /** The chapter that comes next, of a course that is subscribed to and not complete; assumed. */
  NextChapter: z.object({ ChapterId: id, ChapterName: text, Minutes: z.int().nonnegative() }).nullish(),
});
export type TrainingCourse = z.output<typeof trainingCourseSchema>;

const chapterSchema = z.object({
  ChapterId: id,
  ChapterName: text,
  Minutes: z.int().nonnegative(),
  IsLearnt: flag,
  IsLocked: flag,
  /** Time that counted with it. */
  UsedTime: z.int().nonnegative().nullish(),
});

const courseDetailSchema = trainingCourseSchema.extend({
  /** HTML. */
  Introduction: text,
  Chapters: z.array(chapterSchema),
  Test: testSummary
    .extend({
      KctName: text,
      /** Minutes from the start of an attempt to its end. */
      TestTime: z.int().positive(),
      PassPercent: z.int().min(1).max(100),
      QuestionCount: z.int().nonnegative(),
      IsLocked: flag,
    })
    .nullish(),
});
export type TrainingCourseDetail = z.output<typeof courseDetailSchema>;

const question = z.object({
  QuestionId: z.string(),
  Kind: z.enum(questionKinds),
  Question: text,
  Options: z.array(z.object({ OptionId: z.string(), Text: text })),
  /** Of a number, in the plural: 'minutes'. */
  Unit: z.string().nullish(),
});
export type TrainingQuestion = z.output<typeof question>;

const flagText = z.enum(['true', 'false']).transform((is) => is === 'true');
const questionId = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'no question has such an id')
  .max(60);
/** Chosen options, one text or number, or the options at each place of an order: '' of an empty place, with spaces where several share one. */
const answerParts = z.array(z.string().overwrite(typedText).max(answerTextMax)).max(20);
const answer = z.object({ QuestionId: questionId, Answer: answerParts });

/** An attempt that is under way. It never holds what is right. */
const attempt = z.object({
  RecodeId: id,
  StartTime: instant,
  /** The service closes it then, with the answers that it has. */
  EndTime: instant,
  Questions: z.array(question),
  Answers: z.array(answer.extend({ IsFlagged: flag, Revision: z.int().nonnegative() })),
});
export type TrainingAttempt = z.output<typeof attempt>;

const result = z.object({ RecodeId: id, TestScore: z.int().min(0).max(100), IsPass: flag });

const courseFilter = z.object({
  ...pageQuery,
  /** Name of a category; assumed. */
  category: z.string().max(60).optional(),
  /** Words that title, summary or category must have; assumed. */
  name: z.string().max(searchMax).optional(),
});

/** A page of courses, and the categories that the whole list has, in order; assumed. */
const coursePage = counted(z.object({ ...pageOf(trainingCourseSchema), Categories: z.array(text) }));

/** The training center (specification, growth §7 'Training' and 'Training kits'; every reply's shape is assumed). */
export const training = area('/api/Training', {
  courses: post('GetCourse', {
    summary: 'Courses that the tutor has not subscribed to, category by category.',
    query: courseFilter,
    reply: coursePage,
  }),
  myCourses: post('GetMyCourse', {
    summary: 'Courses that the tutor has subscribed to: those under way first, complete ones last.',
    query: courseFilter,
    reply: coursePage,
  }),
  allCourses: post('GetAllTrainingList', {
    summary: 'Every course, category by category.',
    query: courseFilter,
    reply: coursePage,
  }),
  course: post('getDetail', {
    summary: 'A course with its chapters and its test.',
    query: z.object({ courseId: idText }),
    reply: courseDetailSchema,
  }),
  subscribe: post('Subscribe', {
    summary: 'Subscribes to a course. Again changes nothing.',
    query: z.object({ courseId: idText }),
    reply: ignored,
  }),
  learn: post('Learnning', {
    summary: 'Opens a chapter: its text (HTML) and its clip. Time with it counts from now on.',
    query: z.object({ chapterId: idText }),
    reply: z.object({
      CourseId: id,
      ChapterId: id,
      ChapterName: text,
      Content: text,
      IsLearnt: flag,
      Clip: z.object({ Title: text, Url: z.string(), CaptionsUrl: z.string() }).nullish(),
    }),
  }),
  learnSubmit: post('/api/tutordata/LearnSubmit', {
    summary:
      'Reports time with a chapter (TrakitId), in seconds; with IsCompleteCourse the chapter was learnt. Again changes nothing.',
    query: z.object({
      TrakitId: idText,
      /** Seconds in which it was seen since the last report. */
      UsedTime: z.coerce.number().int().min(0).max(86_400),
      IsCompleteCourse: flagText,
      /** Where the tutor is: percent of the text, and seconds into the clip. Assumed. */
      ReadPercent: z.coerce.number().int().min(0).max(100).optional(),
      ClipSeconds: z.coerce.number().int().min(0).max(86_400).optional(),
    }),
    reply: z.object({
      UsedTime: z.int().nonnegative(),
      /** The course is complete with it. */
      IsCourseCompleted: flag,
    }),
  }),
  test: post('/api/tutordata/KCTList', {
    summary: 'A test with its attempt, where one is under way.',
    query: z.object({ kctId: idText }),
    reply: z.object({
      KctId: id,
      KctName: text,
      CourseId: id,
      CourseName: text,
      TestTime: z.int().positive(),
      PassPercent: z.int().min(1).max(100),
      QuestionCount: z.int().nonnegative(),
      /** Attempts that are left today, the one under way not counted. */
      AttemptsLeft: z.int().nonnegative(),
      IsPass: flag,
      TestScore: z.int().min(0).max(100).nullish(),
      /** It opens when every chapter of its course was learnt. */
      IsLocked: flag,
      /** The attempt that counts, and the one that was handed in last. */
      BestRecodeId: id.nullish(),
      LatestRecodeId: id.nullish(),
      Attempt: attempt.nullish(),
    }),
  }),
  startTest: post('/api/tutordata/StartTest', {
    summary: 'Begins an attempt at a test, or goes on with the one that is under way.',
    query: z.object({ kctId: idText }),
    reply: attempt,
    assumed: true,
  }),
  saveTestAnswer: post('/api/tutordata/SaveTestAnswer', {
    summary:
      "Keeps an answer of an attempt as it is given. A page's later turn replaces its earlier one. ErrorCode 107: it was answered elsewhere meanwhile, by this revision or a later one.",
    body: answer.extend({
      RecodeId: id,
      /** The tutor means to come back to it. */
      IsFlagged: flag,
      /** One more than that of the answer which is changed; 1 for the first. */
      Revision: z.int().min(1).max(1_000_000),
      /** The open page that gives it, by a random name, and the how manieth of its answers to this question it is. */
      Page: z
        .string()
        .regex(/^[\w-]{1,40}$/)
        .optional(),
      Turn: z.int().min(1).max(1_000_000).optional(),
    }),
    reply: answer.extend({ IsFlagged: flag, Revision: z.int().positive() }),
    assumed: true,
  }),
  testSubmit: post('/api/tutordata/TestSubmit', {
    summary:
      'Hands in the attempt that was begun at startTime, with answers that were not kept yet. Again it is answered alike. ErrorCode 107: an answer was changed since the revision that was looked at, and nothing is handed in.',
    query: z.object({ kctId: idText, startTime: instant, IsCompleteCourse: flagText }),
    body: z.object({
      Answers: z
        .array(
          answer.extend({
            /** Revision of the answer as it was looked at before handing in, 0 of none; without it the answer counts as it is. */
            Revision: z.int().min(0).max(1_000_000).optional(),
          }),
        )
        .max(20),
    }),
    reply: result,
  }),
  testScore: post('/api/tutordata/GetTestScore', {
    summary: 'The result of an attempt: the answers given, the right ones, and why.',
    query: z.object({ recodeId: idText }),
    reply: result.extend({
      KctId: id,
      KctName: text,
      CourseId: id,
      PassPercent: z.int().min(1).max(100),
      StartTime: instant,
      SubmitTime: instant,
      /** Attempts that are left today. */
      AttemptsLeft: z.int().nonnegative(),
      Questions: z.array(
        question.extend({ Answer: z.array(z.string()), Right: z.array(z.string()), IsRight: flag, Explanation: text }),
      ),
    }),
  }),
});
export type TrainingTestScore = z.output<(typeof training)['testScore']['reply']>;
export type TrainingTest = z.output<(typeof training)['test']['reply']>;

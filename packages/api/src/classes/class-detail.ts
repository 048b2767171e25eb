import { cancelNoteMax } from '@tutor/rules/attendance/cancel-reason';
import { penaltyRules } from '@tutor/rules/attendance/penalty';
import { classEventStatuses } from '@tutor/rules/classes/class-status';
import { lessonKinds } from '@tutor/rules/classes/lesson-kind';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { whole } from '../core/read-reply.ts';
import { flag, instant, optionalText, text } from '../core/wire.ts';

const id = z.int().positive();
/** A course's id, of which the company has few. */
const courseId = z.int32().positive();
/** A class by its id; one of another tutor is answered like one that does not exist. */
export const classBody = z.object({ CLID: id });
/** An id of the specification that is 0 or absent where there is none. */
const maybeId = z
  .int()
  .nonnegative()
  .nullish()
  .transform((value) => value ?? 0);
const texts = z.array(z.string());

/** What a class is, when, and what can be done with it (specification, core §3 'Class detail info'; the rest is assumed). */
export const classDetailSchema = z.object({
  CLID: id,
  StuUID: maybeId,
  StuName: text,
  IsOverClass: flag,
  /** Course of the teaching material that was set; 0 while none is. */
  SID: maybeId,
  GetUserCategory: z.object({ UCID: z.int() }),
  /** The class is a test. */
  istext: flag,
  StartTime: instant,
  EndTime: instant,
  Status: z.enum(classEventStatuses),
  Kind: z.enum(lessonKinds),
  SubjectName: text,
  UnitName: text,
  ClassTool: z.int().min(0).max(11),
  LessonFeeCentavos: z.int().nonnegative(),
  /** When the remark was first saved. */
  RemarkTime: instant.nullish(),
  /** The remark was put off. */
  RemarkLater: flag,
  /** When the parents of a trial student were told by SMS. */
  TrialSmsTime: instant.nullish(),
  /** The training content of the course, by its title, and whether the tutor has read it. */
  TrainingTitle: optionalText,
  TrainingRead: flag,
  /** Students of a small class; 0 for every other. */
  StudentCount: z.int().nonnegative().default(0),
  /** How it was cancelled, of a cancelled class of which that is known. */
  Cancellation: z
    .object({
      Time: instant,
      /** By whom, or why, in the words of the ledger; absent where it cost nothing. */
      Remark: optionalText,
      /** The rule that charged it, with what it took; absent where it cost nothing. Points have one decimal. */
      Rule: z.enum(penaltyRules).nullish(),
      FeeCentavos: z.int().nonnegative().nullish(),
      Points: z.number().nonnegative().nullish(),
      /** The tutor's reason by its number, and note, where one was given. */
      CancelReason: z.int().nullish(),
      CancelRemark: optionalText,
    })
    .nullish(),
});
export type ClassDetail = z.output<typeof classDetailSchema>;

/** The student as a tutor needs to know them. No way to reach them: the company keeps contacts to itself. */
export const studentInfoSchema = z.object({
  StuUID: maybeId,
  Name: text,
  Avatar: optionalText,
  Age: z.int().nonnegative().nullish(),
  Country: optionalText,
  Level: optionalText,
  /** yyyy-MM-dd. */
  LearningSince: optionalText,
  Goal: optionalText,
  Interests: texts,
  /** How the student wants to be taught. */
  Requests: texts,
  /** What the company tells the tutor beside. */
  Note: optionalText,
  /** Classes held with this tutor before, and the last of them. */
  ClassesWithTutor: z.int().nonnegative(),
  LastClass: z.object({ CLID: id, StartTime: instant, UnitName: text }).nullish(),
});

/** A row of the teaching material list (specification, core §3). */
export const materialRowSchema = z.object({
  CSID: maybeId,
  USID: maybeId,
  USAID: maybeId,
  RowNum: z.int().positive(),
  IsRemark: flag,
  ClassType: maybeId,
  SubjectName: text,
  SID: id,
  CatId: z.int().nonnegative(),
  IsTest: flag,
  UnitID: id,
  Sort: z.int(),
  VipNumber: maybeId,
  TestNumber: maybeId,
  IsCurrentCourseware: flag,
  /** Title of the lesson. */
  UnitName: text,
});

const scorePart = z.object({ Name: z.string(), Score: z.int().nonnegative(), Full: z.int().positive() });
const room = z.object({ Url: z.url() });

/** Everything on the page of one class but its remark (specification, core §7 'Class table'). */
export const classDetail = area('/api/ClassTable', {
  details: post('GetClassDetails', {
    summary: 'A class of the tutor: student, times, status, kind, what was done so far.',
    body: classBody,
    reply: classDetailSchema,
    assumed: true,
  }),
  studentInfo: post('GetStudentInfo', {
    summary: 'The student of a class.',
    body: classBody,
    reply: studentInfoSchema,
    assumed: true,
  }),
  materials: post('GetTeachingMaterials', {
    summary:
      "Lessons of a course in their order, with what the student had and what is set. Without SID: the class's course.",
    body: classBody.extend({ SID: courseId.optional() }),
    reply: z.object({
      SID: id,
      Courses: z.array(z.object({ SID: id, SubjectName: text })),
      Rows: z.array(materialRowSchema),
    }),
    assumed: true,
  }),
  setMaterials: post('SetTeachingMaterials', {
    summary: 'Sets the lesson of a row for the class; the same again changes nothing. Rows out of range are refused.',
    body: classBody.extend({ SID: courseId, RowNum: z.int() }),
    reply: z.object({ SID: id, UnitName: text }),
    assumed: true,
  }),
  joinClassroom: post('JoinClassroom', {
    summary: 'Address of the classroom for a browser, from 15 minutes before class until its end.',
    body: classBody,
    reply: room,
    assumed: true,
  }),
  joinClassroomClient: post('JoinClassroomClient', {
    summary: 'The same for the desktop client: an address of its own scheme.',
    body: classBody,
    reply: room,
    assumed: true,
  }),
  tencentRoom: post('GetTencentRoom', {
    summary: 'Room of a class in the Tencent Classroom (class tool 11), from 15 minutes before class until its end.',
    body: classBody,
    reply: room.extend({ RoomID: z.string().min(1) }),
    assumed: true,
  }),
  cancel: post('CancelClass', {
    summary:
      'Cancels a class that is not over. FeePercent is what the tutor agreed to: ErrorCode 107 when it is another by now.',
    body: classBody.extend({
      FeePercent: z.int().nonnegative(),
      CancelReason: z.int().min(1).max(6),
      CancelRemark: z.string().overwrite(typedText).max(cancelNoteMax).optional(),
    }),
    reply: z.object({ FeePercent: z.int(), FeeCentavos: z.int().nonnegative(), Points: z.number() }),
    assumed: true,
  }),
  trialSms: post('SendTrialSmsNotice', {
    summary: 'Tells the parents of a trial student by SMS that class is near. Sent once; asked again it says when.',
    body: classBody,
    reply: z.object({ SentTime: instant, IsNew: flag }),
    timeout: 'minute',
    assumed: true,
  }),
  lessonPlan: post('GetLessonPlan', {
    summary: 'The plan of the lesson that is set, else of the one that is booked. Null when there is none.',
    body: classBody,
    reply: z
      .object({
        UnitID: id,
        UnitName: text,
        Objectives: texts,
        Words: texts,
        Patterns: texts,
        Steps: z.array(z.object({ Minutes: z.int().positive(), Name: z.string(), Text: z.string() })),
      })
      .nullable(),
    assumed: true,
  }),
  lessonScore: post('GetLessonScore', {
    summary: "The student's score in the parts of the lesson. Null when it was not scored.",
    body: classBody,
    // A score is the sum of its parts.
    reply: z.object({ Parts: whole(z.array(scorePart).min(1)) }).nullable(),
    assumed: true,
  }),
  evaluation: post('GetCourseEvaluation', {
    summary: 'What the student said of the class: 1 to 5 stars, labels, a comment. Null when nothing was said.',
    body: classBody,
    reply: z.object({ Stars: z.int().min(1).max(5), Labels: texts, Comment: optionalText, Time: instant }).nullable(),
    assumed: true,
  }),
  aiReport: post('GetAIReport', {
    summary: 'What was measured in the recording. State 0: none, 1: being made, 2: ready (then Report is there).',
    body: classBody,
    reply: z.object({
      State: z.int().min(0).max(2),
      Report: z
        .object({
          TutorTalkPercent: z.int().min(0).max(100),
          WordsPerMinute: z.int().nonnegative(),
          Questions: z.int().nonnegative(),
          Corrections: z.int().nonnegative(),
          Praises: z.int().nonnegative(),
          Highlights: texts,
          Suggestions: texts,
        })
        .nullish(),
    }),
    timeout: 'report',
    assumed: true,
  }),
  trainingContent: post('GetCourseTrainingContentAndRead', {
    summary:
      'What the company teaches its tutors about the course of a class, as HTML; from then on it counts as read.',
    body: classBody,
    reply: z.object({ Title: z.string(), Content: z.string() }),
  }),
  smallClass: post('GetSmallClass', {
    summary: 'Students of a small class.',
    body: classBody,
    reply: z.array(
      z.object({
        StuUID: id,
        Name: z.string(),
        Avatar: optionalText,
        Age: z.int().nonnegative().nullish(),
        Level: optionalText,
      }),
    ),
    assumed: true,
  }),
  testClass: post('GetTestClass', {
    summary: 'The test of a test class: its parts, what is needed to pass, and the score once it was taken.',
    body: classBody,
    reply: z.object({
      Name: z.string(),
      PassScore: z.int().positive(),
      Parts: z.array(
        z.object({
          Name: z.string(),
          Questions: z.int().positive(),
          Minutes: z.int().positive(),
          Full: z.int().positive(),
        }),
      ),
      Score: z.int().nonnegative().nullish(),
    }),
    assumed: true,
  }),
});

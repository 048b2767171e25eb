import { classDetail as contract } from '@tutor/api/classes/class-detail';
import { implement } from '@tutor/api/core/implement';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { callName } from '@tutor/rules/classes/call-name';
import { canSendTrialNotice } from '@tutor/rules/classes/class-actions';
import { tencentClassroomTool } from '@tutor/rules/classes/classroom-url';
import { ageOn } from '@tutor/rules/classes/student-age';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { and, asc, count, desc, eq, isNull, lt, lte, ne } from 'drizzle-orm';
import { isOverdue, settleOverdueRequests } from '../attendance/settle-overdue.ts';
import { attendanceRequests } from '../attendance/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { cancelClass } from './cancel-class.ts';
import {
  aiReports,
  classMaterials,
  classStudents,
  courseEvaluations,
  lessonScores,
  trainingReads,
  trialNotices,
} from './class-detail-tables.ts';
import { type ClassroomLinks, requireOpenRoom } from './classroom-link.ts';
import { courses, courseUnits, students } from './course-tables.ts';
import { lessonSteps, testParts, testPassScore } from './lesson-plan.ts';
import { lessonOf, materialList, setMaterial } from './materials.ts';
import { type ClassRow, lockClass, requireClass, timesOf } from './own-class.ts';
import { wireCancellation } from './read-cancellation.ts';
import { remarkDelays } from './remark-tables.ts';
import { classes } from './tables.ts';

/** Everything on the page of one class but its remark. */
export function classDetailEndpoints({ links }: { links: ClassroomLinks }) {
  return implement<typeof contract, CallContext>(contract, {
    details: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const lesson = await currentClass(queries, { tuid, clid: body.CLID, now });
      return { body: await wireDetail(queries, lesson, now) };
    },

    studentInfo: async ({ body, queries, now, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      return { body: await wireStudent(queries, lesson, now) };
    },

    materials: async ({ body, queries, now, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      return { body: await materialList(queries, lesson, body.SID, now) };
    },

    setMaterials: async ({ body, queries, now, requireSession }) => {
      const set = await setMaterial(queries, {
        tuid: requireSession().tuid,
        clid: body.CLID,
        sid: body.SID,
        rowNum: body.RowNum,
        now,
      });
      return {
        body: { SID: set.sid, UnitName: set.unitName },
        message: `“${set.unitName}” is the teaching material of this class.`,
      };
    },

    joinClassroom: async ({ body, queries, now, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      requireOpenRoom(lesson, now);
      return { body: { Url: links.forBrowser(roomOf(lesson)) } };
    },

    joinClassroomClient: async ({ body, queries, now, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      requireOpenRoom(lesson, now);
      return { body: { Url: links.forClient(roomOf(lesson)) } };
    },

    tencentRoom: async ({ body, queries, now, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      if (lesson.classTool !== tencentClassroomTool) {
        throw new Refusal(refusalCodes.unknown, 'This class is not in the Tencent Classroom.');
      }
      requireOpenRoom(lesson, now);
      return { body: { RoomID: `T${lesson.clid}`, Url: links.forBrowser(roomOf(lesson)) } };
    },

    cancel: async ({ body, queries, now, requireSession }) => {
      const { penalty, feeCentavos } = await cancelClass(queries, {
        tuid: requireSession().tuid,
        clid: body.CLID,
        agreedFeePercent: body.FeePercent,
        reason: body.CancelReason,
        note: body.CancelRemark,
        now,
      });
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      return {
        body: { FeePercent: penalty.feePercent, FeeCentavos: feeCentavos, Points: penalty.points },
        message: `Your class has been cancelled: ${penaltyText(penalty, lesson.lessonFeeCentavos)}.`,
      };
    },

    trialSms: async ({ body, queries, now, requireSession }) => {
      const { sentAt, isNew, student } = await tellParents(queries, {
        tuid: requireSession().tuid,
        clid: body.CLID,
        now,
      });
      return {
        body: { SentTime: sentAt.toISOString(), IsNew: isNew },
        message: isNew ? `The parents of ${student} were told by SMS.` : `The parents of ${student} were told before.`,
      };
    },

    lessonPlan: async ({ body, queries, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      const unit = await lessonOf(queries, lesson);
      if (unit === undefined) return { body: null };
      return {
        body: {
          UnitID: unit.unitId,
          UnitName: unit.title,
          Objectives: unit.objectives,
          Words: unit.words,
          Patterns: unit.patterns,
          Steps: lessonSteps(unit, lesson.lessonKind),
        },
      };
    },

    lessonScore: async ({ body, queries, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      const parts = await queries
        .select({ Name: lessonScores.part, Score: lessonScores.score, Full: lessonScores.full })
        .from(lessonScores)
        .where(eq(lessonScores.clid, lesson.clid))
        .orderBy(asc(lessonScores.sort));
      return { body: parts.length === 0 ? null : { Parts: parts } };
    },

    evaluation: async ({ body, queries, now, requireSession }) => {
      const { clid } = await requireClass(queries, requireSession().tuid, body.CLID);
      const [said] = await queries
        .select()
        .from(courseEvaluations)
        .where(and(eq(courseEvaluations.clid, clid), lte(courseEvaluations.at, now)));
      if (said === undefined) return { body: null };
      const { stars, labels, comment, at } = said;
      return { body: { Stars: stars, Labels: labels, Comment: comment, Time: at.toISOString() } };
    },

    aiReport: async ({ body, queries, now, requireSession }) => {
      const { clid } = await requireClass(queries, requireSession().tuid, body.CLID);
      const [report] = await queries.select().from(aiReports).where(eq(aiReports.clid, clid));
      if (report === undefined) return { body: { State: 0 } };
      if (report.readyAt > now) return { body: { State: 1 } };
      return {
        body: {
          State: 2,
          Report: {
            TutorTalkPercent: report.tutorTalkPercent,
            WordsPerMinute: report.wordsPerMinute,
            Questions: report.questions,
            Corrections: report.corrections,
            Praises: report.praises,
            Highlights: report.highlights,
            Suggestions: report.suggestions,
          },
        },
      };
    },

    trainingContent: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const lesson = await requireClass(queries, tuid, body.CLID);
      const unit = await lessonOf(queries, lesson);
      const [course] = unit === undefined ? [] : await queries.select().from(courses).where(eq(courses.sid, unit.sid));
      if (course === undefined) throw new Refusal(refusalCodes.unknown, 'There is no training content for this class.');
      await queries.insert(trainingReads).values({ tuid, sid: course.sid, at: now }).onConflictDoNothing();
      return { body: { Title: course.trainingTitle, Content: course.trainingContent } };
    },

    smallClass: async ({ body, queries, now, requireSession }) => {
      const { clid } = await requireClass(queries, requireSession().tuid, body.CLID);
      const rows = await queries
        .select({ student: students })
        .from(classStudents)
        .innerJoin(students, eq(students.stuUid, classStudents.stuUid))
        .where(eq(classStudents.clid, clid))
        .orderBy(students.name);
      const today = zonedDate(now, companyZone);
      return {
        body: rows.map(({ student }) => ({
          StuUID: student.stuUid,
          Name: student.name,
          Age: ageOn(student.birthday, today),
          Level: student.level,
        })),
      };
    },

    testClass: async ({ body, queries, requireSession }) => {
      const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
      if (lesson.lessonKind !== 'test') throw new Refusal(refusalCodes.unknown, 'This class is no test.');
      const unit = await lessonOf(queries, lesson);
      const scored = await queries.select().from(lessonScores).where(eq(lessonScores.clid, lesson.clid));
      return {
        body: {
          Name: unit?.title ?? lesson.unitName,
          PassScore: testPassScore,
          Parts: testParts,
          Score: scored.length === 0 ? null : scored.reduce((sum, { score }) => sum + score, 0),
        },
      };
    },
  });
}

/** A class of the tutor as it is by now: cancelled when its confirmation did not come in time. */
async function currentClass(
  queries: Queries,
  { tuid, clid, now }: { tuid: number; clid: number; now: Date },
): Promise<ClassRow> {
  const lesson = await requireClass(queries, tuid, clid);
  if (lesson.status === 'Canceled' || !isOverdue(lesson.startsAt, now)) return lesson;
  const [open] = await queries
    .select({ id: attendanceRequests.id })
    .from(attendanceRequests)
    .where(and(eq(attendanceRequests.clid, clid), isNull(attendanceRequests.settledAt)));
  if (open === undefined) return lesson;
  await settleOverdueRequests(queries, { tuid, now });
  return requireClass(queries, tuid, clid);
}

async function wireDetail(queries: Queries, lesson: ClassRow, now: Date) {
  const { clid, tuid } = lesson;
  const unit = await lessonOf(queries, lesson);
  const [beside] = await queries
    .select({
      setSid: courseUnits.sid,
      delayedAt: remarkDelays.at,
      toldAt: trialNotices.sentAt,
      ucid: students.ucid,
    })
    .from(classes)
    .leftJoin(classMaterials, eq(classMaterials.clid, classes.clid))
    .leftJoin(courseUnits, eq(courseUnits.unitId, classMaterials.unitId))
    .leftJoin(remarkDelays, eq(remarkDelays.clid, classes.clid))
    .leftJoin(trialNotices, eq(trialNotices.clid, classes.clid))
    .leftJoin(students, eq(students.stuUid, classes.stuUid))
    .where(eq(classes.clid, clid));
  const [training] =
    unit === undefined
      ? []
      : await queries
          .select({ title: courses.trainingTitle, readAt: trainingReads.at })
          .from(courses)
          .leftJoin(trainingReads, and(eq(trainingReads.sid, courses.sid), eq(trainingReads.tuid, tuid)))
          .where(eq(courses.sid, unit.sid));
  const [seats] = await queries.select({ count: count() }).from(classStudents).where(eq(classStudents.clid, clid));
  return {
    CLID: clid,
    StuUID: lesson.stuUid ?? 0,
    StuName: lesson.studentName,
    IsOverClass: lesson.endsAt <= now,
    SID: beside?.setSid ?? 0,
    GetUserCategory: { UCID: beside?.ucid ?? 0 },
    istext: lesson.lessonKind === 'test',
    StartTime: lesson.startsAt.toISOString(),
    EndTime: lesson.endsAt.toISOString(),
    Status: lesson.status,
    Kind: lesson.lessonKind,
    SubjectName: lesson.subjectName,
    UnitName: lesson.unitName,
    ClassTool: lesson.classTool,
    LessonFeeCentavos: lesson.lessonFeeCentavos,
    RemarkTime: lesson.remarkWrittenAt?.toISOString() ?? null,
    RemarkLater: beside?.delayedAt !== null && lesson.remarkWrittenAt === null,
    TrialSmsTime: beside?.toldAt?.toISOString() ?? null,
    TrainingTitle: training?.title ?? null,
    TrainingRead: training !== undefined && training.readAt !== null,
    StudentCount: seats?.count ?? 0,
    Cancellation: await wireCancellation(queries, lesson),
  };
}

async function wireStudent(queries: Queries, lesson: ClassRow, now: Date) {
  const { stuUid, tuid, studentName } = lesson;
  const [student] = stuUid === null ? [] : await queries.select().from(students).where(eq(students.stuUid, stuUid));
  if (student === undefined) {
    return { StuUID: 0, Name: studentName, Interests: [], Requests: [], ClassesWithTutor: 0 };
  }
  const heldBefore = and(
    eq(classes.tuid, tuid),
    eq(classes.stuUid, student.stuUid),
    ne(classes.status, 'Canceled'),
    lt(classes.startsAt, lesson.startsAt),
    lte(classes.endsAt, now),
  );
  const [held] = await queries.select({ count: count() }).from(classes).where(heldBefore);
  const [last] = await queries.select().from(classes).where(heldBefore).orderBy(desc(classes.startsAt)).limit(1);
  return {
    StuUID: student.stuUid,
    Name: student.name,
    Age: ageOn(student.birthday, zonedDate(now, companyZone)),
    Country: student.country,
    Level: student.level,
    LearningSince: student.learningSince,
    Goal: student.goal,
    Interests: student.interests,
    Requests: student.requests,
    Note: student.note,
    ClassesWithTutor: held?.count ?? 0,
    LastClass:
      last === undefined ? null : { CLID: last.clid, StartTime: last.startsAt.toISOString(), UnitName: last.unitName },
  };
}

function roomOf({ clid, endsAt }: { clid: number; endsAt: Date }) {
  return { kind: 'class', id: clid, endsAt } as const;
}

/** Sends the one SMS of a trial class, and says when it was sent. */
function tellParents(queries: Queries, { tuid, clid, now }: { tuid: number; clid: number; now: Date }) {
  return queries.transaction(async (tx) => {
    const lesson = await lockClass(tx, tuid, clid);
    const student = callName(lesson.studentName);
    const [told] = await tx.select().from(trialNotices).where(eq(trialNotices.clid, clid));
    if (told !== undefined) return { sentAt: told.sentAt, isNew: false, student };
    if (lesson.lessonKind !== 'trial') {
      throw new Refusal(refusalCodes.notOffered, 'Only the parents of a trial student are told by SMS.');
    }
    if (!canSendTrialNotice({ ...timesOf(lesson), kind: lesson.lessonKind }, now)) {
      throw new Refusal(refusalCodes.tooLate, 'It is too late to tell the parents by SMS.');
    }
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    await tx.insert(trialNotices).values({
      clid,
      text: `Dear parents, the trial lesson of ${student} begins at ${lesson.startsAt.toISOString()}.`,
      sentAt: now,
    });
    return { sentAt: now, isNew: true, student };
  });
}

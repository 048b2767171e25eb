import { attendanceTaken, attendance as contract } from '@tutor/api/attendance/attendance';
import { implement } from '@tutor/api/core/implement';
import { zonedDate, zonedMinuteOfDay } from '@tutor/rules/time/zone';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { clockIn, clockInStatus } from './clock-in.ts';
import { answerRequest } from './reply.ts';
import { isOverdue, settleOverdueRequests } from './settle-overdue.ts';
import { attendanceRequests } from './tables.ts';

/** Clocking in and confirming classes, for the signed-in tutor. */
export const attendanceEndpoints = implement<typeof contract, CallContext>(contract, {
  clockInStatus: async ({ queries, now, requireSession }) => ({
    body: await clockInStatus(queries, requireSession().tuid, now),
  }),

  registration: ({ queries, now, requireSession }) => clockIn(queries, requireSession().tuid, now),

  pending: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    let rows = await openRequests(queries, tuid);
    if (rows.some(({ lesson }) => isOverdue(lesson.startsAt, now))) {
      await settleOverdueRequests(queries, { tuid, now });
      rows = await openRequests(queries, tuid);
    }
    return {
      body: rows.map(({ id, lesson, zone }) => ({
        Id: id,
        ClassId: lesson.clid,
        ClassTimeStr: `${clockText(lesson.startsAt, zone)}-${timeText(lesson.endsAt, zone)}`,
        Count: rows.length,
        ClassTime: lesson.startsAt.toISOString(),
        EndTime: lesson.endsAt.toISOString(),
        StuName: lesson.studentName,
        SubjectName: lesson.subjectName,
        LessonFeeCentavos: lesson.lessonFeeCentavos,
      })),
    };
  },

  reply: async ({ body, queries, now, requireSession }) => {
    const message = await answerRequest(
      queries,
      requireSession().tuid,
      {
        requestId: body.Id,
        isICan: body.IsICan,
        cancelReason: body.CancelReason,
        cancelRemark: body.CancelRemark,
        attachment: body.Attachment,
        idempotencyKey: body.IdempotencyKey,
        tappedAt: body.TappedAt === undefined ? undefined : new Date(body.TappedAt),
      },
      now,
    );
    return { body: attendanceTaken, message };
  },
});

function openRequests(queries: Queries, tuid: number) {
  return queries
    .select({ id: attendanceRequests.id, lesson: classes, zone: tutors.timeZone })
    .from(attendanceRequests)
    .innerJoin(classes, eq(classes.clid, attendanceRequests.clid))
    .innerJoin(tutors, eq(tutors.tuid, attendanceRequests.tuid))
    .where(and(eq(attendanceRequests.tuid, tuid), isNull(attendanceRequests.settledAt), ne(classes.status, 'Canceled')))
    .orderBy(classes.startsAt);
}

// Dates display as MM-dd-yyyy (specification, core §9).
function clockText(instant: Date, zone: string): string {
  const [year, month, day] = zonedDate(instant, zone).split('-');
  return `${month}-${day}-${year} ${timeText(instant, zone)}`;
}

function timeText(instant: Date, zone: string): string {
  const minute = zonedMinuteOfDay(instant, zone);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

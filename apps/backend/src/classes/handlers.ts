import { classes as contract } from '@tutor/api/classes/classes';
import { implement } from '@tutor/api/core/implement';
import { days } from '@tutor/rules/time/durations';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { isOverdue, settleOverdueRequests } from '../attendance/settle-overdue.ts';
import { attendanceRequests } from '../attendance/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { openTimeEvents } from '../schedule/read-schedule.ts';
import { type Appointment, trainingsBetween } from '../training/read-lessons.ts';
import { classMaterials } from './class-detail-tables.ts';
import { courseUnits } from './course-tables.ts';
import { tableRange } from './table-range.ts';
import { classes } from './tables.ts';

/** The class table of the signed-in tutor. */
export const classEndpoints = implement<typeof contract, CallContext>(contract, {
  classTable: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const { start, end } = tableRange(body);
    let lessons = await lessonsBetween(queries, tuid, start, end);
    if (lessons.some(({ lesson, openRequest }) => openRequest !== null && isOverdue(lesson.startsAt, now))) {
      await settleOverdueRequests(queries, { tuid, now });
      lessons = await lessonsBetween(queries, tuid, start, end);
    }
    const trainings = await trainingsBetween(queries, tuid, { start, end });
    const openTime = await openTimeEvents(queries, tuid, { start, end }, [
      ...lessons.map(({ lesson }) => lesson),
      ...trainings.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, status: 'Confirmed' as const })),
    ]);
    const events = [
      ...lessons.map(({ lesson, sid }) => wireClass(lesson, sid, now)),
      ...openTime,
      ...trainings.map(wireTraining),
    ];
    return { body: events.sort((a, b) => compare(a.StartTime, b.StartTime)) };
  },
});

/** Classes that touch the half-open range, each with its unanswered confirmation where it has one. */
function lessonsBetween(queries: Queries, tuid: number, start: Date, end: Date) {
  return queries
    .select({ lesson: classes, openRequest: attendanceRequests.id, sid: courseUnits.sid })
    .from(classes)
    .leftJoin(attendanceRequests, and(eq(attendanceRequests.clid, classes.clid), isNull(attendanceRequests.settledAt)))
    .leftJoin(classMaterials, eq(classMaterials.clid, classes.clid))
    .leftJoin(courseUnits, eq(courseUnits.unitId, classMaterials.unitId))
    .where(
      and(
        eq(classes.tuid, tuid),
        gt(classes.startsAt, longestBefore(start)),
        lt(classes.startsAt, end),
        gt(classes.endsAt, start),
      ),
    );
}

// Nothing in the table lasts longer than a day: by this bound the index ends the search where the range begins.
function longestBefore(start: Date): Date {
  return new Date(start.getTime() - days(1));
}

// ISO instants in UTC sort as plain text; a locale's order would cost more than reading them.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function wireTraining({ startsAt, endsAt }: Appointment) {
  return {
    StartTime: startsAt.toISOString(),
    EndTime: endsAt.toISOString(),
    Status: 'Confirmed' as const,
    Type: 'Training',
  };
}

function wireClass(row: typeof classes.$inferSelect, sid: number | null, now: Date) {
  const isOver = row.endsAt <= now;
  return {
    StartTime: row.startsAt.toISOString(),
    EndTime: row.endsAt.toISOString(),
    Status: row.status,
    Course: {
      CLID: row.clid,
      MissingComment: isOver && row.status !== 'Canceled' && row.remarkWrittenAt === null,
      StuName: row.studentName,
      SubjectName: row.subjectName,
      UnitName: row.unitName,
      ClassTool: row.classTool,
      LessonFeeCentavos: row.lessonFeeCentavos,
      SID: sid,
    },
  };
}

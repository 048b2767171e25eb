import { classes as contract } from '@tutor/api/classes';
import { implement } from '@tutor/api/core/implement';
import { days } from '@tutor/rules/time/durations';
import { and, eq, gt, lt } from 'drizzle-orm';
import { settleOverdueRequests } from '../attendance/settle-overdue.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid } from '../http/refusal.ts';
import { busyTimes, classes } from './tables.ts';

const rangeMaxMs = days(62);
const earliest = Date.parse('2000-01-01T00:00:00Z');
const latest = Date.parse('2100-01-01T00:00:00Z');

/** The class table of the signed-in tutor. */
export const classEndpoints = implement<typeof contract, CallContext>(contract, {
  classTable: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const { start, end } = range(body.StartTime, body.EndTime);
    await settleOverdueRequests(queries, { tuid, now });
    const lessons = await queries
      .select()
      .from(classes)
      .where(and(eq(classes.tuid, tuid), lt(classes.startsAt, end), gt(classes.endsAt, start)));
    const busy = await queries
      .select()
      .from(busyTimes)
      .where(and(eq(busyTimes.tuid, tuid), lt(busyTimes.startsAt, end), gt(busyTimes.endsAt, start)));
    const events = [...lessons.map((lesson) => wireClass(lesson, now)), ...busy.map(wireBusyTime)];
    return { body: events.sort((a, b) => a.StartTime.localeCompare(b.StartTime)) };
  },
});

function range(startText: string, endText: string): { start: Date; end: Date } {
  const start = new Date(startText);
  const end = new Date(endText);
  if (start.getTime() < earliest) throw invalid('StartTime', 'must not be before the year 2000');
  if (end.getTime() > latest) throw invalid('EndTime', 'must not be after the year 2099');
  if (end <= start) throw invalid('EndTime', 'must be after StartTime');
  if (end.getTime() - start.getTime() > rangeMaxMs) throw invalid('EndTime', 'must be within 62 days of StartTime');
  return { start, end };
}

function wireClass(row: typeof classes.$inferSelect, now: Date) {
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
    },
  };
}

function wireBusyTime(row: typeof busyTimes.$inferSelect) {
  return {
    StartTime: row.startsAt.toISOString(),
    EndTime: row.endsAt.toISOString(),
    Status: row.status,
    Type: 'BusyTime',
    Disabled: row.isDisabled,
    BusyTimeCheck: row.status !== 'Canceled',
    BusyTimeCheckFlag: row.groupFlag,
  };
}

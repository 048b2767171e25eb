import { recordAppealType } from '@tutor/rules/feedback/appeal';
import type { AttendanceRecordKind } from '@tutor/rules/scores/class-records';
import { and, count, desc, eq } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { isAppealOfClass } from '../feedback/appeal-subject.ts';
import { feedbacks } from '../feedback/tables.ts';
import { attendanceRecords } from './complaint-tables.ts';

/** A page of the classes that a tutor entered late or left early, newest first, with the appeals that were sent. */
export async function attendanceRecordPage(
  queries: Queries,
  {
    tuid,
    Kind,
    PageIndex,
    PageSize,
  }: { tuid: number; Kind?: AttendanceRecordKind | undefined; PageIndex: number; PageSize: number },
) {
  const own = and(eq(attendanceRecords.tuid, tuid), Kind === undefined ? undefined : eq(attendanceRecords.kind, Kind));
  const [all] = await queries.select({ total: count() }).from(attendanceRecords).where(own);
  const rows = await queries
    .select({ record: attendanceRecords, lesson: classes, appealId: feedbacks.id })
    .from(attendanceRecords)
    .innerJoin(classes, eq(classes.clid, attendanceRecords.clid))
    .leftJoin(feedbacks, isAppealOfClass(tuid, recordAppealType))
    .where(own)
    .orderBy(desc(attendanceRecords.at), desc(attendanceRecords.id))
    .limit(PageSize)
    .offset((PageIndex - 1) * PageSize);
  return {
    Total: all?.total ?? 0,
    Items: rows.map(({ record, lesson, appealId }) => ({
      Id: record.id,
      ClassId: lesson.clid,
      ClassTime: lesson.startsAt.toISOString(),
      EndTime: lesson.endsAt.toISOString(),
      StuName: lesson.studentName,
      Kind: record.kind,
      RecordTime: record.at.toISOString(),
      Minutes: record.minutes,
      SentAppealId: appealId,
    })),
  };
}

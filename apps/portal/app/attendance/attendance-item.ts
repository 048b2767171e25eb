import type { SerializeFrom } from '@remix-run/node';
import type { AttendanceRequest } from '@tutor/api/attendance/attendance';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';

/** What a screen needs of a class that waits for an answer. */
export function attendanceItem(request: SerializeFrom<AttendanceRequest>): AttendanceItem {
  return {
    id: request.Id,
    timeText: request.ClassTimeStr,
    count: request.Count,
    start: dateOf(request.ClassTime),
    end: dateOf(request.EndTime),
    studentName: request.StuName,
    subject: request.SubjectName,
    lessonFeeCentavos: request.LessonFeeCentavos ?? undefined,
  };
}

function dateOf(instant: string | null | undefined): Date | undefined {
  return instant === null || instant === undefined ? undefined : new Date(instant);
}

const noPath = '/attendance/no';

/** The page on which a No is said without JavaScript. */
export function noHrefOf({ id }: Pick<AttendanceItem, 'id'>): string {
  return `${noPath}?id=${id}`;
}

/** Whether an address is such a page. */
export function isNoPage(pathname: string): boolean {
  return pathname === noPath;
}

import type { SerializeFrom } from '@remix-run/node';
import type { ClassEvent } from '@tutor/api/classes';
import { classToolName } from '@tutor/rules/classes/class-tool';
import type { ClassEntry } from '@tutor/ui/classes/class-card';

/** One class or busy time as data for a page: what the screens read, and no more. */
export interface ClassRow {
  clid: number | undefined;
  start: string;
  end: string;
  status: ClassEvent['Status'];
  isMissingRemark: boolean;
  isDisabled: boolean;
  student: string | undefined;
  subject: string | undefined;
  unit: string | undefined;
  tool: number | undefined;
}

/** From the wire to what a page carries. */
export function classRow(event: ClassEvent): ClassRow {
  const course = event.Course ?? undefined;
  return {
    clid: course?.CLID,
    start: event.StartTime,
    end: event.EndTime,
    status: event.Status,
    isMissingRemark: course?.MissingComment ?? false,
    isDisabled: event.Disabled,
    student: course?.StuName,
    subject: course?.SubjectName,
    unit: course?.UnitName,
    tool: course?.ClassTool ?? undefined,
  };
}

/** From what a page carries to what the design system draws. A row without a class is a busy time. */
export function classEntry(row: SerializeFrom<ClassRow>): ClassEntry {
  return {
    id: row.clid === undefined ? `busy-${row.start}` : String(row.clid),
    kind: row.clid === undefined ? 'busy' : 'class',
    start: new Date(row.start),
    end: new Date(row.end),
    status: row.status,
    isMissingRemark: row.isMissingRemark,
    isDisabled: row.isDisabled,
    ...(row.student === undefined ? {} : { studentName: row.student }),
    ...(row.subject === undefined ? {} : { subject: row.subject }),
    ...(row.unit === undefined ? {} : { unit: row.unit }),
    ...(row.tool === undefined ? {} : { tool: classToolName(row.tool) }),
  };
}

import type { SerializeFrom } from '@remix-run/node';
import type { ClassEvent } from '@tutor/api/classes/classes';
import { type FinishState, finishState } from '@tutor/rules/classes/finish-state';
import type { ClassEntry } from '@tutor/ui/classes/class-card.tsx';

/** One class or open time as data for a page: what the screens read, and no more. */
export interface ClassRow {
  clid: number | undefined;
  start: string;
  end: string;
  status: ClassEvent['Status'];
  isMissingRemark: boolean;
  isDisabled: boolean;
  isFinishedIncorrectly: boolean;
  isUnfinished: boolean;
  student: string | undefined;
  subject: string | undefined;
  unit: string | undefined;
  tool: number | undefined;
  /** What it is where it is no class: a training lesson, open time, or open time that is booked together. */
  kind: 'open' | 'busy' | 'training';
}

/** Either says it: the type by itself, or the flag that names the busy time. */
export function isBusyTime({ Type, BusyTimeCheckFlag }: Pick<ClassEvent, 'Type' | 'BusyTimeCheckFlag'>): boolean {
  return Type === 'BusyTime' || BusyTimeCheckFlag !== undefined;
}

/** Approved leave as data for a page. */
export interface LeaveRow {
  id: number;
  /** Its kind in words. */
  type: string;
  start: string;
  end: string;
}

/** From the wire to what a page carries. */
export function classRow(event: ClassEvent, nowMs: number): ClassRow {
  const course = event.Course ?? undefined;
  const isOver = Date.parse(event.EndTime) <= nowMs;
  const finish = finishOf(event, isOver);
  return {
    clid: course?.CLID,
    start: event.StartTime,
    end: event.EndTime,
    status: event.Status,
    isMissingRemark: course?.MissingComment ?? false,
    isDisabled: event.Disabled,
    isFinishedIncorrectly: isOver && finish === 'incorrectFinished',
    isUnfinished: finish === 'unfinished',
    student: course?.StuName,
    subject: course?.SubjectName,
    unit: course?.UnitName,
    tool: course?.ClassTool ?? undefined,
    kind: kindOf(event),
  };
}

/** How a class was finished; undefined where the service does not say what was recorded of it. */
function finishOf({ Course }: ClassEvent, isOver: boolean): FinishState | undefined {
  if (Course?.SID === undefined) return undefined;
  return finishState({ isOver, hasSid: Course.SID !== null && Course.SID > 0 });
}

/** What an event without a class is. */
function kindOf(event: ClassEvent): ClassRow['kind'] {
  if (event.Type === 'Training') return 'training';
  return isBusyTime(event) ? 'busy' : 'open';
}

/** Address of a class's page, and of the record of leaves; open time has none, nor has what cannot be used. */
export function classHref({
  kind,
  id,
  isDisabled,
}: Pick<ClassEntry, 'kind' | 'id' | 'isDisabled'>): string | undefined {
  if (kind === 'leave') return '/leaveRequest/leaveRecord';
  if (kind === 'training') return '/trainingCenter/onlineTraining';
  return kind === 'class' && isDisabled !== true ? `/classDetail/${id}` : undefined;
}

/** From what a page carries to what the design system draws. A row without a class is open time. */
export function classEntry(row: SerializeFrom<ClassRow>): ClassEntry {
  return {
    id: row.clid === undefined ? `${row.kind}-${row.start}` : String(row.clid),
    kind: row.clid === undefined ? row.kind : 'class',
    start: new Date(row.start),
    end: new Date(row.end),
    status: row.status,
    isMissingRemark: row.isMissingRemark,
    isDisabled: row.isDisabled,
    isFinishedIncorrectly: row.isFinishedIncorrectly,
    isUnfinished: row.isUnfinished,
    ...(row.student === undefined ? {} : { studentName: row.student }),
    ...(row.subject === undefined ? {} : { subject: row.subject }),
    ...(row.unit === undefined ? {} : { unit: row.unit }),
    ...(row.tool === undefined ? {} : { tool: row.tool }),
  };
}

/** The same of a leave. */
export function leaveEntry({ id, type, start, end }: SerializeFrom<LeaveRow>): ClassEntry {
  return {
    id: `leave-${id}`,
    kind: 'leave',
    start: new Date(start),
    end: new Date(end),
    status: 'Confirmed',
    isMissingRemark: false,
    leaveType: type,
  };
}

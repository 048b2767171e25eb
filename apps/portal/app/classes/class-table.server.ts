import { leaveTypeText } from '@tutor/rules/leave/leave-types';
import type { Api } from '../session/api.server.ts';
import { type ClassRow, classRow, type LeaveRow } from './class-entry.ts';

/** Classes and busy times that touch a half-open range, in order of start. */
export async function loadClasses(
  api: Api,
  { start, end, nowMs }: { start: Date; end: Date; nowMs: number },
): Promise<ClassRow[]> {
  const { body } = await api.classes.classTable({
    body: { StartTime: start.toISOString(), EndTime: end.toISOString() },
  });
  return body.map((event) => classRow(event, nowMs));
}

/** Approved leave that touches a half-open range. */
export async function loadLeave(api: Api, { start, end }: { start: Date; end: Date }): Promise<LeaveRow[]> {
  const { body } = await api.leave.leaveTable({ body: { StartTime: start.toISOString(), EndTime: end.toISOString() } });
  return body.map(({ ID, LeaveType, StartTime, EndTime }) => ({
    id: ID,
    type: leaveTypeText(LeaveType),
    start: StartTime,
    end: EndTime,
  }));
}

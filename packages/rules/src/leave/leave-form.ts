import { z } from 'zod';
import { isUploadReference } from '../uploads/upload-reference.ts';
import { type LeaveSpan, leaveInstant, leaveSpanProblem } from './leave-span.ts';

/** Kinds of leave by their number on the wire (ours: the specification shows none). */
export const leaveTypes = {
  '1': 'Sick leave',
  '2': 'Family emergency',
  '3': 'Personal leave',
  '4': 'Maternity or paternity leave',
  '5': 'Bereavement leave',
  '6': 'Power or internet at home',
} as const;
export const leaveTypeNumbers = Object.keys(leaveTypes).map(Number);

/** A kind of leave in words. */
export function leaveTypeText(type: number): string {
  return Object.entries(leaveTypes).find(([number]) => Number(number) === type)?.[1] ?? 'Leave';
}

/** Longest reason, in characters. */
export const leaveReasonMax = 500;

const text = z.string({ error: 'Required' }).trim().min(1, { error: 'Required', abort: true });
const date = text.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a date');
const minute = text
  .regex(/^\d{1,4}$/, { error: 'Please choose a time', abort: true })
  .transform(Number)
  .refine((value) => value <= 1440 && value % 30 === 0, 'Please choose a time');

/** A leave as it is asked for. */
export interface LeaveRequest extends LeaveSpan {
  type: number;
  reason: string;
  /** Reference of the uploaded evidence; empty without. */
  attachment: string;
}

/** The form of a leave request, in the tutor's zone; leaves as a `LeaveRequest`. */
export function leaveFormSchema({ now, zone }: { now: Date; zone: string }) {
  return z
    .object({
      type: z.enum(Object.keys(leaveTypes), { error: 'Required' }).transform(Number),
      startDate: date,
      startMinute: minute,
      endDate: date,
      endMinute: minute,
      reason: text.max(leaveReasonMax, `Max ${leaveReasonMax} characters`),
      attachment: z
        .string()
        .default('')
        .refine((value) => value === '' || isUploadReference(value, 'LeaveReason'), 'Please choose the file again.'),
    })
    .transform(({ startDate, startMinute, endDate, endMinute, ...rest }, context): LeaveRequest => {
      const span = leaveSpanOf({ startDate, startMinute, endDate, endMinute }, zone);
      const problem = 'field' in span ? span : leaveSpanProblem(span, now);
      if (problem !== undefined)
        context.addIssue({ code: 'custom', ...pathOf(problem.field), message: problem.message });
      return 'field' in span ? z.NEVER : { ...rest, ...span };
    });
}

function pathOf(field: 'start' | 'end'): { path: string[] } {
  return { path: [`${field}Date`] };
}

interface TypedSpan {
  startDate: string;
  startMinute: number;
  endDate: string;
  endMinute: number;
}

/** The span of what was typed, or which end of it is no time. */
export function leaveSpanOf(
  { startDate, startMinute, endDate, endMinute }: TypedSpan,
  zone: string,
): LeaveSpan | { field: 'start' | 'end'; message: string } {
  const message = 'There is no such time on this day';
  const start = leaveInstant(startDate, startMinute, zone);
  if (start === undefined) return { field: 'start', message };
  const end = leaveInstant(endDate, endMinute, zone);
  return end === undefined ? { field: 'end', message } : { start, end };
}

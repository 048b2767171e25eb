import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { whenRight } from '../shell/when-right.ts';
import { isUploadReference, type UploadReference } from '../uploads/upload-reference.ts';
import { type LeaveSpan, leaveSpanOf, leaveSpanProblem } from './leave-span.ts';
import { leaveReasonMax, leaveTypes } from './leave-types.ts';

const text = z.string({ error: 'Required' }).overwrite(typedText).min(1, { error: 'Required', abort: true });
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
  attachment: UploadReference<'LeaveReason'> | '';
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
      // Not aborted by its emptiness, which would end the check of the span too.
      reason: z
        .string({ error: 'Required' })
        .overwrite(typedText)
        .min(1, 'Required')
        .max(leaveReasonMax, `Max ${leaveReasonMax} characters`),
      attachment: z
        .string()
        .default('')
        .refine((value) => value === '' || isUploadReference(value, 'LeaveReason'), 'Please choose the file again.'),
    })
    .superRefine(
      (typed, context) => {
        const span = leaveSpanOf(typed, { now, zone });
        const problem = 'field' in span ? span : leaveSpanProblem(span, now);
        if (problem !== undefined)
          context.addIssue({ code: 'custom', ...pathOf(problem.field), message: problem.message });
      },
      { when: whenRight('startDate', 'startMinute', 'endDate', 'endMinute') },
    )
    .transform(({ startDate, startMinute, endDate, endMinute, ...rest }): LeaveRequest => {
      const span = leaveSpanOf({ startDate, startMinute, endDate, endMinute }, { now, zone });
      return 'field' in span ? z.NEVER : { ...rest, ...span };
    });
}

function pathOf(field: 'start' | 'end'): { path: string[] } {
  return { path: [`${field}Date`] };
}

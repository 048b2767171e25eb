import { leaveStatusNumbers } from '@tutor/rules/leave/leave-status';
import { leaveReasonMax, leaveTypeNumbers } from '@tutor/rules/leave/leave-types';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { paged } from '../core/paging.ts';
import { ignored, instant, optionalFile, optionalText, optionalUpload, text } from '../core/wire.ts';

const id = z.int().positive();
const centavos = z.int().nonnegative();
const leaveType = z.literal(leaveTypeNumbers);

const request = z.object({
  LeaveType: leaveType,
  StartTime: instant,
  EndTime: instant,
  Reason: z.string().overwrite(typedText).min(1).max(leaveReasonMax),
  Attachment: optionalUpload('LeaveReason'),
});

/** What the tutor was shown and agreed to; refused when it is not what the leave costs now. */
const agreement = z.object({
  /** Classes in the leave. */
  AgreedClasses: z.int().nonnegative(),
  AgreedFeeCentavos: centavos,
  AgreedPoints: z.int().nonnegative(),
});

const leaveSchema = request.extend({
  Attachment: optionalFile,
  ID: id,
  Status: z.literal(leaveStatusNumbers),
  /** Since when the cost counts. */
  AskedTime: instant,
  /** What the company said to it. */
  Remark: optionalText,
  /** Classes that it takes: cancelled by it once approved, until then those that it would cancel. */
  Classes: z.int().nonnegative(),
  FeeCentavos: centavos,
  Points: z.int().nonnegative(),
});

/** A leave as the service tells of it. */
export type Leave = z.output<typeof leaveSchema>;

/** Leave of the signed-in tutor (specification, core §7 'leave list/add/edit/undo'; paths and shapes assumed). */
export const leave = area('/api/TeachInfo', {
  leaveList: post('GetLeaveList', {
    summary: 'Leave requests, the latest beginning first, page by page (from 1).',
    body: z.object({ pageIndex: z.int().min(1).max(100_000), pageSize: z.int().min(1).max(50) }),
    reply: paged(leaveSchema),
    assumed: true,
  }),
  leaveTable: post('GetLeaveTable', {
    summary: 'Approved leave that touches the half-open range, in order of start. At most 62 days.',
    body: z.object({ StartTime: instant, EndTime: instant }),
    reply: z.array(leaveSchema.pick({ ID: true, LeaveType: true, StartTime: true, EndTime: true })),
    assumed: true,
  }),
  leave: post('GetLeave', {
    summary: 'One leave request.',
    body: z.object({ ID: id }),
    reply: leaveSchema,
    assumed: true,
  }),
  leaveImpact: post('GetLeaveImpact', {
    summary: 'What a leave would cost: its classes with the penalty of each, open half hours, and a leave in its way.',
    body: z.object({
      StartTime: instant,
      EndTime: instant,
      /** The leave that is edited: it does not stand in its own way. */
      ID: id.optional(),
    }),
    reply: z.object({
      Classes: z.array(
        z.object({
          CLID: id,
          StartTime: instant,
          EndTime: instant,
          StuName: text,
          FeePercent: z.int().nonnegative(),
          FeeCentavos: centavos,
          Points: z.int().nonnegative(),
        }),
      ),
      FeeCentavos: centavos,
      Points: z.int().nonnegative(),
      OpenSlots: z.int().nonnegative(),
      /** Training lessons in it: cancelled with it, at no cost. */
      TrainingLessons: z.int().nonnegative().nullish(),
      Overlap: leaveSchema.pick({ ID: true, StartTime: true, EndTime: true, Status: true }).nullish(),
    }),
    assumed: true,
  }),
  addLeave: post('AddLeave', {
    summary: 'Asks for leave. ErrorCode 107: it costs something else by now than was agreed to. Once by its key.',
    body: request.extend(agreement.shape).extend({ IdempotencyKey: z.string().min(8).max(100) }),
    reply: z.object({ ID: id }),
    assumed: true,
  }),
  editLeave: post('EditLeave', {
    summary: 'Changes a request that nobody answered yet.',
    body: request.extend(agreement.shape).extend({ ID: id }),
    reply: ignored,
    assumed: true,
  }),
  undoLeave: post('UndoLeave', {
    summary: 'Takes a request back, also an approved one, until it begins. Cancelled classes stay cancelled.',
    body: z.object({ ID: id }),
    reply: ignored,
    assumed: true,
  }),
});

import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { instant, optionalText, optionalUpload } from '../core/wire.ts';

/** A class that waits for the tutor's Yes or No (specification, core §3; the class's details are assumed). */
export const attendanceRequestSchema = z.object({
  Id: z.int().positive(),
  /** The class that it is about; assumed. */
  ClassId: z.int().positive().nullish(),
  ClassTimeStr: z.string(),
  Count: z.int().nonnegative(),
  ClassTime: instant.nullish(),
  EndTime: instant.nullish(),
  StuName: optionalText,
  SubjectName: optionalText,
  /** What the lesson earns, in whole centavos: the base of every penalty. */
  LessonFeeCentavos: z.int().nonnegative().nullish(),
});
export type AttendanceRequest = z.output<typeof attendanceRequestSchema>;

/** Body of AbsentNoticeOperate that means 'taken' (specification, core §4). */
export const attendanceTaken = 1;

/** Clocking in and confirming classes (specification, core §7 'Tutor communication'). */
export const attendance = area('/api/TutorComm', {
  clockInStatus: post('GetClockInStatus', {
    summary: 'Clock-in status of the shift: -1 unknown, 0 not yet, 1 clocked in, 2 late.',
    reply: z.int(),
  }),
  registration: post('/api/tutorcomm/Registration', {
    summary: 'Clocks in. Body 0 stays clickable, 1 or -1 clocked in, 2 or 3 late, others disable.',
    reply: z.int(),
  }),
  pending: post('GetAbsentNotice', {
    summary: 'Classes that wait for a confirmation.',
    reply: z.array(attendanceRequestSchema),
    assumed: true,
  }),
  reply: post('AbsentNoticeOperate', {
    summary:
      'Answers a confirmation, once. Body 1 means taken. A repeat with the same IdempotencyKey gets the first answer again; TappedAt is when the tutor pressed (both assumed).',
    body: z.object({
      Id: z.int().positive(),
      IsICan: z.boolean(),
      Attachment: optionalUpload('Absent'),
      CancelReason: z.int().min(1).max(6).optional(),
      CancelRemark: z.string().overwrite(typedText).max(500).optional(),
      IdempotencyKey: z.uuid().optional(),
      TappedAt: instant.optional(),
    }),
    reply: z.int(),
  }),
});

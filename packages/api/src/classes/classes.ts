import { classEventStatuses } from '@tutor/rules/classes/class-status';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, instant, optionalText } from '../core/wire.ts';

/** One entry of the class table (specification, core §3 'Class table event'; what Course holds beside MissingComment is assumed). */
export const classEventSchema = z.object({
  StartTime: instant,
  EndTime: instant,
  Status: z.enum(classEventStatuses),
  /** 'BusyTime' for a busy slot, 'Training' for a training lesson (ours), else a class. */
  Type: optionalText,
  Disabled: flag,
  BusyTimeCheck: flag,
  BusyTimeCheckFlag: optionalText,
  Course: z
    .object({
      CLID: z.int().positive(),
      MissingComment: flag,
      StuName: optionalText,
      SubjectName: optionalText,
      UnitName: optionalText,
      /** Course of the recorded teaching material; null when none is recorded, absent where the service does not say. */
      SID: z.int().nullish(),
      /** Class tool, 0 to 11 (specification, core §3). */
      ClassTool: z.int().min(0).max(11).nullish(),
      /** What the lesson earns, in whole centavos. */
      LessonFeeCentavos: z.int().nonnegative().nullish(),
    })
    .nullish(),
});
export type ClassEvent = z.output<typeof classEventSchema>;

/** The class table (specification, core §7 'Class table'). */
export const classes = area('/api/ClassTable', {
  classTable: post('GetClassTable', {
    summary: 'Classes and busy times that touch the half-open range, in order of start. At most 62 days.',
    body: z.object({ StartTime: instant, EndTime: instant }),
    reply: z.array(classEventSchema),
    assumed: true,
  }),
});

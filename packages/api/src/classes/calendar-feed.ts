import { classEventStatuses } from '@tutor/rules/classes/class-status';
import { trainingLessonTypes } from '@tutor/rules/training/training-slots';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { instant, optionalText } from '../core/wire.ts';

const minutesBefore = z.array(z.int().positive());

/** The private calendar of a tutor's classes (beyond the specification; every path and shape is assumed). */
export const calendarFeed = area('/api/ClassTable', {
  status: post('GetCalendarFeed', {
    summary: 'Whether the tutor has a calendar address, since when, when it was last read, and when calendars ring.',
    reply: z.object({
      IsActive: z.boolean(),
      /** Raised with each change of the address; 0 before the first. */
      Version: z.int().min(0),
      CreatedTime: instant.nullish(),
      LastReadTime: instant.nullish(),
      AlarmMinutes: minutesBefore,
    }),
    assumed: true,
  }),
  renew: post('RenewCalendarFeed', {
    summary: 'Makes a new address and voids the one before. Version is the one last seen. The token is told only here.',
    body: z.object({ Version: z.int32().min(0) }),
    reply: z.object({ Token: z.string().min(1), Version: z.int() }),
    assumed: true,
  }),
  saveAlarms: post('SaveCalendarFeedAlarms', {
    summary: 'Chooses how many minutes before a class calendars ring.',
    body: z.object({ AlarmMinutes: minutesBefore }),
    reply: z.boolean(),
    assumed: true,
  }),
  revoke: post('RevokeCalendarFeed', {
    summary: 'Voids the address. True, also when there was none.',
    reply: z.boolean(),
    assumed: true,
  }),
  read: post('ReadCalendarFeed', {
    summary: 'What a calendar shows: by the token alone, without a session.',
    access: 'public',
    body: z.object({ Token: z.string().min(1).max(100) }),
    reply: z.object({
      AlarmMinutes: minutesBefore,
      /** How often the alarms were changed, and when: it makes every event newer. */
      AlarmsSequence: z.int().min(0).nullish(),
      AlarmsChangedTime: instant.nullish(),
      Events: z.array(
        z.object({
          CLID: z.int().positive(),
          StartTime: instant,
          EndTime: instant,
          Status: z.enum(classEventStatuses),
          StuName: optionalText,
          SubjectName: optionalText,
          UnitName: optionalText,
          ClassTool: z.int().nullish(),
          /** How often the class was changed after it was booked. */
          Sequence: z.int().min(0),
          ChangedTime: instant,
        }),
      ),
      /** Training lessons, cancelled ones too. */
      Trainings: z.array(
        z.object({
          ID: z.int().positive(),
          TrainingType: z.enum(trainingLessonTypes),
          StartTime: instant,
          EndTime: instant,
          Status: z.enum(classEventStatuses),
          Remark: optionalText,
          Sequence: z.int().min(0),
          ChangedTime: instant,
        }),
      ),
    }),
    assumed: true,
  }),
});

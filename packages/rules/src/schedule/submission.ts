import { z } from 'zod';
import { isSlotStart } from './slot-grid.ts';

/** As many slots as seven days can have, and an hour more. */
export const submittedSlotsMax = 338;

/** Names one submission: sent again after an unknown outcome, it has one effect. */
export const submissionKeySchema = z.string().regex(/^[\w-]{16,64}$/, 'This page is out of date. Please reload it.');

/** Beginning of a slot as an ISO 8601 instant. */
export const slotStartSchema = z.iso
  .datetime({ offset: true, message: 'This is not a time.' })
  .refine((text) => isSlotStart(Date.parse(text)), 'Time is scheduled in half hours.');

const slots = z.array(slotStartSchema).max(submittedSlotsMax, 'These are more half hours than a week has.');

/** The form of /releaseTime/submit: slots to open and slots to close. */
export const scheduleSubmissionSchema = z
  .object({ key: submissionKeySchema, open: slots, close: slots })
  .refine(({ open, close }) => open.length + close.length > 0, { message: 'Nothing is changed.', path: ['open'] })
  .refine(({ open, close }) => new Set([...open, ...close]).size === open.length + close.length, {
    message: 'A half hour is named twice.',
    path: ['open'],
  });

/** The form of /releaseTime/cancle: ids of classes and beginnings of open slots. */
export const cancelSubmissionSchema = z
  .object({
    key: submissionKeySchema,
    classes: z.array(z.coerce.number().int().positive('This is not a class.')).max(submittedSlotsMax),
    slots,
  })
  .refine(({ classes, slots }) => classes.length + slots.length > 0, {
    message: 'Nothing is selected.',
    path: ['classes'],
  });

import { z } from 'zod';
import { cancelNoteMax, cancelNoteTooLong, cancelReasonMissing, isCancelReason } from '../attendance/cancel-reason.ts';
import { typedText } from '../shell/typed-text.ts';
import { isSlotStart } from './slot-grid.ts';

/** As many slots as seven days can have, and an hour more. */
export const submittedSlotsMax = 338;

const outOfDate = 'This page is out of date. Please reload it.';

/** Names one submission: sent again after an unknown outcome, it has one effect. */
export const submissionKeySchema = z.string(outOfDate).regex(/^[\w-]{16,64}$/, outOfDate);

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

/** A class and the share of the fee that was shown, '700001:50'. Without it nothing was: any penalty is then asked about. */
const pricedClass = z
  .string()
  .regex(/^[1-9]\d{0,14}(:\d{1,3})?$/, 'This is not a class.')
  .transform((text) => {
    const [clid, feePercent = '0'] = text.split(':');
    return { clid: Number(clid), feePercent: Number(feePercent) };
  });

/** The form of /releaseTime/cancle: classes with the penalties that were shown and one reason for them, and beginnings of open slots. */
export const cancelSubmissionSchema = z
  .object({
    key: submissionKeySchema,
    classes: z.array(pricedClass).max(submittedSlotsMax),
    slots,
    reason: z.string().default(''),
    note: z.string().overwrite(typedText).max(cancelNoteMax, cancelNoteTooLong).default(''),
  })
  .refine(({ classes, slots }) => classes.length + slots.length > 0, {
    message: 'Nothing is selected.',
    path: ['classes'],
  })
  .refine(({ classes, reason }) => classes.length === 0 || isCancelReason(reason), {
    message: cancelReasonMissing,
    path: ['reason'],
  });

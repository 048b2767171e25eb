import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { trainingLessonTypes, trainingNameMax, trainingReasonMax } from './training-slots.ts';

const reason = z
  .string({ error: 'Please say why' })
  .overwrite(typedText)
  .min(1, 'Please say why')
  .max(trainingReasonMax, `Max ${trainingReasonMax} characters`);

const end = z.iso.datetime({ offset: true, error: 'Please choose a time' });

/** Both ends of a slot as a form sends them: '<start>/<end>', ISO instants. */
const slot = z
  .string({ error: 'Please choose a time' })
  .transform((text) => text.split('/'))
  .pipe(z.tuple([end, end], 'Please choose a time'));

const id = z.coerce.number().int().positive();

/** The form by which a training lesson is booked or moved. */
export const trainingBookingSchema = z.object({
  slot,
  reason,
  userName: z
    .string({ error: 'Please give your name' })
    .overwrite(typedText)
    .min(1, 'Please give your name')
    .max(trainingNameMax, `Max ${trainingNameMax} characters`),
  /** The lesson that is moved, and when it began as the page was drawn. */
  moves: id.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
});

/** The form by which one is cancelled. */
export const trainingCancelSchema = z.object({ id, lessonType: z.enum(trainingLessonTypes), reason });

import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { trainingNameMax, trainingReasonMax } from './training-slots.ts';

const reason = z
  .string({ error: 'Please say why' })
  .overwrite(typedText)
  .min(1, 'Please say why')
  .max(trainingReasonMax, `Max ${trainingReasonMax} characters`);

/** Both ends of a slot as a form sends them: '<start>/<end>', ISO instants. */
const slot = z
  .string({ error: 'Please choose a time' })
  .transform((text) => text.split('/'))
  .pipe(z.tuple([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true })], 'Please choose a time'));

/** The forms of training lessons: booking one, and cancelling one. */
export const trainingBookingSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('book'),
    slot,
    reason,
    userName: z
      .string({ error: 'Please give your name' })
      .overwrite(typedText)
      .min(1, 'Please give your name')
      .max(trainingNameMax, `Max ${trainingNameMax} characters`),
  }),
  z.object({ intent: z.literal('cancel'), id: z.coerce.number().int().positive(), reason }),
]);

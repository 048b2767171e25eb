import { redirect } from '@remix-run/node';
import { typedText } from '@tutor/rules/shell/typed-text';
import { uploadReferenceOf } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';
import { asked, RefusedAsk } from '../session/asked.server.ts';
import { sendAnswer } from './answer.server.ts';

// What the outbox kept. A wrong reason or an empty note is the service's to refuse, in its own words.
const formSchema = z.object({
  id: z.coerce.number().int().positive(),
  answer: z.enum(['yes', 'no']),
  key: z.uuid(),
  tappedAt: z.iso.datetime(),
  reason: z.coerce.number().int().min(1).max(6).optional(),
  note: z.string().overwrite(typedText).max(500).optional(),
  attachment: z.string().max(500).optional(),
});

export function loader(): Response {
  return redirect('/home');
}

/** One answer of the outbox. */
export const action = asked(async ({ api, request }) => {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw new RefusedAsk('This answer could not be read. Please answer again.');
  const { id, answer, key, tappedAt, reason, note, attachment } = form.data;
  return sendAnswer(api, {
    Id: id,
    IsICan: answer === 'yes',
    IdempotencyKey: key,
    TappedAt: tappedAt,
    ...(answer === 'yes'
      ? {}
      : { CancelReason: reason, CancelRemark: note, Attachment: uploadReferenceOf(attachment, 'Absent') }),
  });
});

import { json, redirect } from '@remix-run/node';
import { typedText } from '@tutor/rules/shell/typed-text';
import { uploadReferenceOf } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';
import { sendAnswer } from './answer.server.ts';
import type { SendReply } from './send-reply.ts';

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

/** One answer of the outbox, as data: 401 when nobody is signed in, 503 when nobody knows what became of it. */
export const action = scripted({ outcome: 'signedOut' } satisfies SendReply, async ({ api, request }) => {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) {
    return json<SendReply>({ outcome: 'refused', message: 'This answer could not be read. Please answer again.' }, 400);
  }
  const { id, answer, key, tappedAt, reason, note, attachment } = form.data;
  try {
    const { isTaken, message } = await sendAnswer(api, {
      Id: id,
      IsICan: answer === 'yes',
      IdempotencyKey: key,
      TappedAt: tappedAt,
      ...(answer === 'yes'
        ? {}
        : { CancelReason: reason, CancelRemark: note, Attachment: uploadReferenceOf(attachment, 'Absent') }),
    });
    return json<SendReply>({ outcome: isTaken ? 'taken' : 'refused', message });
  } catch (error) {
    requireFailedCall(error);
    // The service asks to slow down: nothing is repeated by itself then.
    if (error.kind === 'rateLimited') return json<SendReply>({ outcome: 'refused', message: shownMessage(error) }, 429);
    return json<SendReply>({ outcome: 'unknown' }, 503);
  }
});

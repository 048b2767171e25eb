import { json, redirect } from '@remix-run/node';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';
import { overviewPath } from './training-paths.ts';

const keptSchema = z.object({
  recodeId: z.coerce.number().int().positive(),
  questionId: z.string().min(1).max(60),
  revision: z.coerce.number().int().positive(),
  answer: z.array(z.string().max(200)).max(20),
});

export function loader(): Response {
  return redirect(overviewPath);
}

/** Keeps an answer of a test that is under way, for the page's script. */
export const action = scripted({ message: 'Please sign in.' }, async ({ api, request }) => {
  const form = await request.formData();
  const kept = keptSchema.safeParse({ ...Object.fromEntries(form), answer: form.getAll('answer') });
  if (!kept.success) return json({ message: 'This answer cannot be read.' }, 400);
  const { recodeId, questionId, revision, answer } = kept.data;
  try {
    const { body } = await api.training.saveTestAnswer({
      body: { RecodeId: recodeId, QuestionId: questionId, Revision: revision, Answer: answer },
    });
    return json({ revision: body.Revision });
  } catch (error) {
    requireFailedCall(error);
    return json({ message: shownMessage(error) }, 409);
  }
});

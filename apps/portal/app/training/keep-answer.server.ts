import { z } from 'zod';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import type { SendOutcome } from './answer-keeper.ts';

const id = z.coerce.number().int().positive();
const keptSchema = z.object({
  kctId: id,
  recodeId: id,
  questionId: z.string().min(1).max(60),
  revision: id,
  page: z.string().min(1).max(40).optional(),
  turn: id.optional(),
  flagged: z.literal('true').optional(),
  answer: z.array(z.string().max(200)).max(20),
});

/** Keeps an answer of a test that is under way; undefined where the form is none. Says what the service has where it is another one. */
export async function keepAnswer(api: Guarded['api'], form: FormData): Promise<SendOutcome | undefined> {
  const kept = keptSchema.safeParse({ ...Object.fromEntries(form), answer: form.getAll('answer') });
  if (!kept.success) return undefined;
  const { kctId, recodeId, questionId, revision, page, turn, answer, flagged } = kept.data;
  try {
    const { body } = await api.training.saveTestAnswer({
      body: {
        ...{ RecodeId: recodeId, QuestionId: questionId, Answer: answer },
        ...{ IsFlagged: flagged === 'true', Revision: revision },
        ...(page !== undefined && { Page: page, Turn: turn ?? 1 }),
      },
    });
    return { kind: 'kept', revision: body.Revision };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    return standing(api, { kctId, recodeId, questionId });
  }
}

/** What the service has of an answer that it refused. */
async function standing(
  api: Guarded['api'],
  { kctId, recodeId, questionId }: { kctId: number; recodeId: number; questionId: string },
): Promise<SendOutcome> {
  const { body } = await api.training.test({ query: { kctId } });
  if (body.Attempt?.RecodeId !== recodeId) return { kind: 'over' };
  const kept = body.Attempt.Answers.find(({ QuestionId }) => QuestionId === questionId);
  const { Answer = [], IsFlagged = false, Revision = 0 } = kept ?? {};
  return { kind: 'stale', kept: { answer: Answer, isFlagged: IsFlagged, revision: Revision } };
}

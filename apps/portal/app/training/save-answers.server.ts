import type { TrainingAttempt } from '@tutor/api/training/training';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { givenOf } from './answers-of-form.ts';
import { readRevisions } from './revisions-text.ts';
import { attemptQuestion } from './test-pages.server.ts';
import { trainingId } from './training-id.server.ts';
import { attemptPath, reviewPath } from './training-paths.ts';

const reviewSchema = z.object({
  recodeId: z.coerce.number().int().positive(),
  revisions: z.string().max(2_000).transform(readRevisions),
  /** Of a page with scripts: its name, and its last turn of each question. */
  page: z.string().max(40).default(''),
  turns: z.string().max(2_000).default('').transform(readRevisions),
});

/** Saves what the form of an attempt says otherwise than the service, and leads to the list of what the service has then. */
export async function saveAnswers(args: Guarded, form: FormData): Promise<Response> {
  const kctId = trainingId(args.search.get('kctId'));
  return sendButton(args, {
    form,
    schema: reviewSchema,
    send: async ({ recodeId, ...sent }) => {
      const { body: test } = await args.api.training.test({ query: { kctId } });
      // Its time is over, or it was handed in: its page leads to the result.
      if (test.Attempt?.RecodeId !== recodeId) return { backTo: attemptPath(kctId) };
      const refused = await saveChanges(args.api, test.Attempt, { form, ...sent });
      const backTo = reviewPath(kctId);
      return refused === 0
        ? { backTo }
        : { backTo, tone: 'info', message: 'An answer was changed elsewhere meanwhile. Please check this list.' };
    },
    backTo: attemptPath(kctId),
  });
}

interface SentForm {
  form: FormData;
  page: string;
  revisions: Readonly<Record<string, number>>;
  turns: Readonly<Record<string, number>>;
}

/** How many answers were refused, because they were changed elsewhere since the form was drawn. */
async function saveChanges(
  api: Guarded['api'],
  { RecodeId, Questions, Answers }: TrainingAttempt,
  { form, page, revisions, turns }: SentForm,
): Promise<number> {
  let refused = 0;
  for (const question of Questions.map((one) => attemptQuestion(one, Answers))) {
    const given = givenOf(form, question);
    if (given.isFlagged === question.isFlagged && given.answer.join('\n') === question.answer.join('\n')) continue;
    try {
      await api.training.saveTestAnswer({
        body: {
          ...{ RecodeId, QuestionId: question.id, Answer: given.answer, IsFlagged: given.isFlagged },
          Revision: (revisions[question.id] ?? 0) + 1,
          // An answer of its page's script that is still on its way is an earlier turn, or the same one.
          ...(page !== '' && { Page: page, Turn: turns[question.id] ?? 1 }),
        },
      });
    } catch (error) {
      requireFailedCall(error);
      if (error.kind !== 'refused') throw error;
      refused += 1;
    }
  }
  return refused;
}

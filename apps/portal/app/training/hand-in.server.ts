import { isApiError } from '@tutor/api/core/api-error';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { readRevisions } from './revisions-text.ts';
import { trainingId } from './training-id.server.ts';
import { resultPath, reviewPath } from './training-paths.ts';

const handInSchema = z.object({
  startTime: z.iso.datetime({ offset: true }),
  revisions: z.string().max(2_000).transform(readRevisions),
});

/**
 * Hands in the attempt whose answers were looked at, and leads to its result. Refused where one was changed since. A test that is
 * passed puts on its label.
 */
export async function handIn(args: Guarded, form: FormData): Promise<Response> {
  const kctId = trainingId(args.search.get('kctId'));
  return sendButton(args, {
    form,
    schema: handInSchema,
    send: async ({ startTime, revisions }) => {
      const { body: test } = await args.api.training.test({ query: { kctId } });
      // Handed in before, it is answered as the first time, whatever comes along.
      const attempt = test.Attempt?.StartTime === startTime ? test.Attempt : undefined;
      const { body } = await args.api.training.testSubmit({
        query: { kctId, startTime, IsCompleteCourse: 'true' },
        body: {
          Answers: (attempt?.Questions ?? []).map(({ QuestionId }) => ({
            QuestionId,
            Answer: attempt?.Answers.find((one) => one.QuestionId === QuestionId)?.Answer ?? [],
            Revision: revisions[QuestionId] ?? 0,
          })),
        },
      });
      if (body.IsPass) await putOnLabel(args.api, kctId);
      return { backTo: resultPath(body.RecodeId) };
    },
    backTo: reviewPath(kctId),
  });
}

/** Where this fails, the page of the kit has a button for it. */
async function putOnLabel(api: Guarded['api'], kctId: number): Promise<void> {
  await api.trainingKits.addLabel({ query: { kctId } }).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
  });
}

import { z } from 'zod';
import { sendButton } from '../kit/send-button.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { answersOfForm } from './answers-of-form.ts';
import { questionOf } from './test-pages.server.ts';
import { trainingId } from './training-id.server.ts';
import { attemptPath, resultPath } from './training-paths.ts';

const handInSchema = z.object({ startTime: z.iso.datetime({ offset: true }) });

/** Hands in the attempt that the form was drawn for, with every answer in it, and leads to its result. */
export async function handIn(args: Guarded): Promise<Response> {
  const kctId = trainingId(args.search.get('kctId'));
  const form = await args.request.formData();
  return sendButton(args, {
    form,
    schema: handInSchema,
    send: async ({ startTime }) => {
      const { body: test } = await args.api.training.test({ query: { kctId } });
      const isUnderWay = test.Attempt?.StartTime === startTime;
      // Handed in before, it is answered as the first time, whatever comes along.
      const questions = isUnderWay ? (test.Attempt?.Questions ?? []).map(questionOf) : [];
      const { body } = await args.api.training.testSubmit({
        query: { kctId, startTime, IsCompleteCourse: 'true' },
        body: { Answers: answersOfForm(form, questions) },
      });
      return { backTo: resultPath(body.RecodeId) };
    },
    backTo: attemptPath(kctId),
  });
}

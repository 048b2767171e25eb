import { feedbackContentMax, feedbackStates } from '@tutor/rules/feedback/feedback-rules';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { answerFeedback } from '../../src/feedback/answer-feedback.ts';
import { unknownFeedback } from '../../src/feedback/send-feedback.ts';
import { feedbacks } from '../../src/feedback/tables.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';

const answerRequest = z.object({
  tuid: z.int().positive(),
  /** Default: the tutor's last feedback. */
  id: z.int().positive().optional(),
  remark: z.string().min(1).max(feedbackContentMax),
  state: z.enum(feedbackStates).default('answered'),
});

/** Control calls of feedback: the company answers. */
export function controlFeedback(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/feedback-answer', answerRequest, async ({ tuid, id, remark, state }) => {
    await requireTutor(queries, tuid);
    return queries.transaction(async (tx) => {
      const [last] = await tx
        .select({ id: feedbacks.id })
        .from(feedbacks)
        .where(eq(feedbacks.tuid, tuid))
        .orderBy(desc(feedbacks.id))
        .limit(1);
      const answered = id ?? last?.id;
      if (answered === undefined) throw unknownFeedback();
      await answerFeedback(tx, { id: answered, remark, state }, now());
      return { id: answered };
    });
  });
}

import type { FeedbackState } from '@tutor/rules/feedback/feedback-rules';
import { eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { unknownFeedback } from './send-feedback.ts';
import { feedbackReplies, feedbacks } from './tables.ts';

/** The company's word on a feedback, inside a transaction: the reply, the state, the dot, and a message about it. */
export async function answerFeedback(
  tx: Queries,
  { id, remark, state }: { id: number; remark: string; state: FeedbackState },
  now: Date,
): Promise<void> {
  const [row] = await tx.select().from(feedbacks).where(eq(feedbacks.id, id)).for('update');
  if (row === undefined) throw unknownFeedback();
  await tx.update(tutors).set({ feedBackMsg: true }).where(eq(tutors.tuid, row.tuid));
  await tx.update(feedbacks).set({ state, hasNews: true }).where(eq(feedbacks.id, id));
  await sendMessage(
    tx,
    {
      tuid: row.tuid,
      kind: 'notice',
      title: 'Your feedback was answered',
      content: `<p>There is a reply to your feedback no. ${id}. You find it under Feedback.</p>`,
      remind: false,
    },
    now,
  );
  await tx.insert(feedbackReplies).values({ feedbackId: id, isTutor: false, name: 'Tutor Support', remark, at: now });
}

import type { NoticeAnswer } from '@tutor/rules/messages/message-kinds';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { messages } from './tables.ts';
import { changeMessage, unknownMessage } from './write-messages.ts';

/**
 * Stores the one answer to a class message and returns the words for the tutor. The same answer again changes nothing,
 * whatever its reason; the other one is refused.
 */
export function answerNotice(
  queries: Queries,
  {
    tuid,
    mid,
    answer,
    reason,
    now,
  }: { tuid: number; mid: number; answer: NoticeAnswer; reason: string | null; now: Date },
): Promise<string> {
  return queries.transaction(async (tx) => {
    const own = and(eq(messages.tuid, tuid), eq(messages.mid, mid), eq(messages.source, 'class'));
    const [row] = await tx.select().from(messages).where(own).for('update');
    if (row === undefined) throw unknownMessage();
    if (row.answer === null) await changeMessage(tx, row, { readAt: now, answer, answerReason: reason }, now);
    else if (row.answer !== answer) {
      throw new Refusal(refusalCodes.alreadyAnswered, `You have already ${row.answer} this notice.`);
    }
    return answer === 'accepted' ? 'Thank you. The notice is accepted.' : 'Your reason was sent.';
  });
}

import { stateAfterReply, takesReplies } from '@tutor/rules/scores/complaint';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes, sentBefore } from '../http/refusal.ts';
import { complaintReplies, complaints } from './complaint-tables.ts';

/** Replies to a complaint of the tutor, once per key, as long as it is not decided. */
export function replyToComplaint(
  queries: Queries,
  reply: { tuid: number; comId: number; content: string; key?: string | undefined; now: Date },
): Promise<void> {
  const { tuid, comId, content, key = null, now } = reply;
  return queries.transaction(async (tx) => {
    const own = and(eq(complaints.id, comId), eq(complaints.tuid, tuid));
    const [complaint] = await tx.select().from(complaints).where(own).for('update');
    if (complaint === undefined) throw new Refusal(refusalCodes.unknown, 'This complaint does not exist.');
    const sent = key === null ? undefined : await findSent(tx, comId, key);
    if (sent !== undefined) {
      if (sent.content !== content) throw sentBefore();
      return;
    }
    if (!takesReplies(complaint.state)) {
      throw new Refusal(refusalCodes.tooLate, 'This complaint is closed. It takes no more replies.');
    }
    await tx
      .update(complaints)
      .set({ state: stateAfterReply(complaint.direction) })
      .where(own);
    await tx.insert(complaintReplies).values({ complaintId: comId, isTutor: true, content, key, at: now });
  });
}

async function findSent(tx: Queries, complaintId: number, key: string): Promise<{ content: string } | undefined> {
  const [known] = await tx
    .select({ content: complaintReplies.content })
    .from(complaintReplies)
    .where(and(eq(complaintReplies.complaintId, complaintId), eq(complaintReplies.key, key)));
  return known;
}

import { type ComplaintState, takesReplies } from '@tutor/rules/scores/complaint';
import { eq } from 'drizzle-orm';
import { tellInChat } from '../chat/tell-in-chat.ts';
import type { Queries } from '../database/database.ts';
import { moveByRule, takeBack } from '../growth/move-growth.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { complaintReplies, complaints } from './complaint-tables.ts';
import { movePoints } from './move-points.ts';

/** Tenths of a point that an upheld complaint takes, once for a class (specification, core §9). */
export const upheldTenths = -100;
/** What the ledger says of them. */
export const upheldNote = 'Complaint upheld';

/** The company's word on a complaint: a reply, a decision, and the points that an upheld one about the tutor takes. */
export function answerComplaint(
  queries: Queries,
  { comId, reply, state }: { comId: number; reply?: string | undefined; state?: ComplaintState | undefined },
  now: Date,
): Promise<void> {
  return queries.transaction(async (tx) => {
    const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, comId)).for('update');
    if (complaint === undefined) throw new Refusal(refusalCodes.unknown, 'This complaint does not exist.');
    if (state !== undefined && state !== complaint.state) {
      const decidedAt = takesReplies(state) ? null : now;
      await tx.update(complaints).set({ state, decidedAt }).where(eq(complaints.id, comId));
    }
    if (reply !== undefined) {
      await tx.insert(complaintReplies).values({ complaintId: comId, isTutor: false, content: reply, at: now });
    }
    if (state !== undefined && state !== 'upheld' && complaint.state === 'upheld') {
      const lost = { tuid: complaint.tuid, cause: 'complaint' as const, occasion: String(comId) };
      await takeBack(tx, lost, { note: 'Complaint withdrawn', at: now });
    }
    if (complaint.direction !== 'received') return;
    if (state === 'withdrawn') await tellOfComplaint(tx, 'ComplaintWithdrawnReminder', complaint, now);
    if (state !== 'upheld' || complaint.state === 'upheld') return;
    const { tuid, clid } = complaint;
    await movePoints(tx, { tuid, clid, cause: 'badRating', tenths: upheldTenths, note: upheldNote, at: now });
    await moveByRule(tx, { rule: 'complaint', tuid, clid, occasion: String(comId), at: now });
  });
}

/** Tells a tutor in the chat of a complaint about it, or that one was withdrawn. The last lock of a transaction. */
export function tellOfComplaint(
  tx: Queries,
  type: 'ComplaintReminder' | 'ComplaintWithdrawnReminder',
  complaint: typeof complaints.$inferSelect,
  now: Date,
): Promise<void> {
  const { id, tuid, clid, complainant, type: complainttype, reason: complaintreason, at } = complaint;
  const classid = clid === null ? {} : { classid: clid };
  const generationtime = (type === 'ComplaintReminder' ? at : now).toISOString();
  const fields = { ...classid, complainant, complainttype, complaintreason, generationtime };
  return tellInChat(tx, { tuid, type, fields, about: id }, now);
}

import { type ComplaintState, takesReplies } from '@tutor/rules/scores/complaint';
import { and, eq } from 'drizzle-orm';
import { tellInChat } from '../chat/tell-in-chat.ts';
import type { Queries } from '../database/database.ts';
import { settleLoss } from '../growth/move-growth.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { complaintReplies, complaints } from './complaint-tables.ts';
import { giveBackPoints, movePoints, standingLoss } from './move-points.ts';

/** Tenths of a point that upheld complaints take: once for a class, however many there are of it (specification, core §9). */
export const upheldTenths = -100;
/** Ledger notes of the loss and of its return. */
export const upheldNote = 'Complaint upheld';
const withdrawnNote = 'Complaint no longer upheld';

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
    if (complaint.direction !== 'received' || state === undefined || state === complaint.state) return;
    await settlePoints(tx, complaint, now);
    const { tuid, clid } = complaint;
    const loss = { rule: 'complaint' as const, tuid, clid, occasion: String(comId), at: now };
    await settleLoss(tx, loss, { isLost: state === 'upheld', backNote: withdrawnNote });
    if (state === 'withdrawn') await tellOfComplaint(tx, 'ComplaintWithdrawnReminder', complaint, now);
  });
}

/**
 * Books what the ledger lacks to agree with the complaints: points are lost while one of the class, or this one without a class,
 * is upheld.
 */
async function settlePoints(tx: Queries, { id, tuid, clid }: typeof complaints.$inferSelect, now: Date): Promise<void> {
  const ofSame = clid === null ? eq(complaints.id, id) : eq(complaints.clid, clid);
  // The tutor's counter is locked first: two complaints of one class are settled one after the other.
  const standing = await standingLoss(tx, { tuid, complaintId: id, clid });
  const upheld = await tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(ofSame, eq(complaints.direction, 'received'), eq(complaints.state, 'upheld')));
  if (upheld.length > 0 && standing === undefined) {
    const tenths = upheldTenths;
    await movePoints(tx, { tuid, clid, complaintId: id, cause: 'badRating', tenths, note: upheldNote, at: now });
  }
  if (upheld.length === 0 && standing !== undefined)
    await giveBackPoints(tx, standing, { note: withdrawnNote, at: now });
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

import { and, eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { signedContracts } from './tables.ts';

/** The company's word on a signed contract. */
export interface ContractAudit {
  tuid: number;
  isPassed: boolean;
  remark?: string | undefined;
}

/** Audits the contract that waits for it; returns false when none does. */
export function auditContract(
  queries: Queries,
  { tuid, isPassed, remark }: ContractAudit,
  now: Date,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, tuid)).for('update');
    const auditStatus = isPassed ? 1 : 2;
    const audited = await tx
      .update(signedContracts)
      .set({ auditStatus, auditRemark: remark ?? null, auditedAt: now })
      .where(and(eq(signedContracts.tuid, tuid), eq(signedContracts.auditStatus, 0)))
      .returning({ id: signedContracts.id });
    if (audited.length === 0) return false;
    await tx.update(tutors).set({ contractAuditStatus: auditStatus }).where(eq(tutors.tuid, tuid));
    const words = remark === undefined ? '' : `<p>${escapeHtml(remark)}</p>`;
    const content = isPassed
      ? `<p>Your contract holds from now on. You find it with its receipt under Sign Contract.</p>${words}`
      : `<p>Please sign it again under Sign Contract.</p>${words}`;
    const title = isPassed ? 'Your contract passed the audit' : 'Your contract did not pass the audit';
    await sendMessage(tx, { tuid, kind: isPassed ? 'notice' : 'warning', title, content, remind: false }, now);
    return true;
  });
}

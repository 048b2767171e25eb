import { type ReferralStep, referralSteps, referralStepWords } from '@tutor/rules/referrals/referral-steps';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { referralEvents, referrals } from './tables.ts';

/** How far a friend has come, or that it goes no further. */
export type ReferralNews = { step: ReferralStep } | { isClosed: true };

/**
 * Takes a referral on, inside a transaction, and tells its tutor. Steps that were passed over came at the same moment; a closed
 * referral stays where it is, and none goes back.
 */
export async function advanceReferral(tx: Queries, id: number, news: ReferralNews, now: Date): Promise<void> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update');
  if (row === undefined) throw new Refusal(refusalCodes.unknown, 'This referral does not exist.');
  const from = referralSteps.indexOf(row.step);
  const passed = 'step' in news ? referralSteps.slice(from + 1, referralSteps.indexOf(news.step) + 1) : [];
  if (row.isClosed || ('step' in news && passed.length === 0)) {
    throw new Refusal(refusalCodes.tooLate, 'This referral is past that step.');
  }
  await tx
    .update(referrals)
    .set({ stepAt: now, ...('step' in news ? { step: news.step } : { isClosed: true }) })
    .where(eq(referrals.id, id));
  const words = 'step' in news ? referralStepWords[news.step].text : 'The application was closed.';
  await sendMessage(
    tx,
    {
      tuid: row.tuid,
      kind: 'notice',
      title: `News of ${row.firstName} ${row.lastName}`,
      content: `<p>${escapeHtml(words)} You find all steps under Referrals.</p>`,
      remind: false,
    },
    now,
  );
  if (passed.length > 0) {
    await tx.insert(referralEvents).values(passed.map((step) => ({ referralId: id, step, at: now })));
  }
}

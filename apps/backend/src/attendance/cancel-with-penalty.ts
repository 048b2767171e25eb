import { noPenalty, type PenaltyBand, penaltyBand, penaltyCentavos } from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { eq } from 'drizzle-orm';
import { aboutClass, tellInChat } from '../chat/tell-in-chat.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { recordEvent } from '../hubs/feed.ts';
import { movePoints } from '../scores/move-points.ts';

/** The rule that charges a cancellation, and what it takes. */
export type PenaltyCharge = Pick<PenaltyBand, 'rule' | 'penalty'>;

/** What the tutor's own cancelling costs this long before class; undefined where it is free. */
export function chargeForCancelling(untilClassMs: number): PenaltyCharge | undefined {
  return penaltyBand(untilClassMs);
}

/**
 * Cancels a class inside a transaction and writes what it costs into the ledger, once per class: rule, class, share of the
 * fee and amount. The class's row must be locked by the caller.
 */
export async function cancelWithPenalty(
  tx: Queries,
  change: { lesson: typeof classes.$inferSelect; charge: PenaltyCharge | undefined; note: string; now: Date },
): Promise<void> {
  const { lesson, charge, note, now } = change;
  await recordEvent(tx, { tuid: lesson.tuid, name: 'GetTutorClassMsgList', now });
  await tx.update(classes).set({ status: 'Canceled' }).where(eq(classes.clid, lesson.clid));
  if (charge !== undefined) await takePenalty(tx, { lesson, charge, note, now });
  const fields = {
    ...aboutClass(lesson),
    cancellationstatus: 'Cancelled',
    operationtype: note,
    operationtime: now.toISOString(),
    cancellationdetails: penaltyText(charge?.penalty ?? noPenalty, lesson.lessonFeeCentavos),
  };
  await tellInChat(tx, { tuid: lesson.tuid, type: 'CancellationReminder', fields, about: lesson.clid }, now);
}

async function takePenalty(
  tx: Queries,
  {
    lesson,
    charge,
    note,
    now,
  }: { lesson: typeof classes.$inferSelect; charge: PenaltyCharge; note: string; now: Date },
): Promise<void> {
  const { rule, penalty } = charge;
  const { tuid, clid } = lesson;
  await movePoints(tx, {
    tuid,
    cause: 'cancellation',
    tenths: -penalty.points * 10,
    clid,
    feePercent: penalty.feePercent,
    feeCentavos: penaltyCentavos(penalty, lesson.lessonFeeCentavos),
    penaltyRule: rule,
    note,
    at: now,
  });
  // The question is the company's 'absent notice': a class that stayed without its answer is an absence in growth.
  if (rule === 'noConfirmation') {
    await moveByRule(tx, { rule: 'absence', tuid, clid, occasion: String(clid), note, at: now });
  }
}

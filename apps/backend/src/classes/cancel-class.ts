import { noPenalty, type Penalty, penaltyCentavos, penaltyOfShare } from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { canCancelClass } from '@tutor/rules/classes/class-actions';
import { and, eq, isNull } from 'drizzle-orm';
import { cancelWithPenalty, chargeForCancelling } from '../attendance/cancel-with-penalty.ts';
import { settleRequests } from '../attendance/settle-requests.ts';
import { attendanceRequests } from '../attendance/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { classCancellations } from './class-detail-tables.ts';
import { lockClass, timesOf } from './own-class.ts';

interface Cancellation {
  tuid: number;
  clid: number;
  /** Share of the fee that the tutor was shown and agreed to. */
  agreedFeePercent: number;
  reason: number;
  note: string | undefined;
  now: Date;
}

/**
 * Cancels a class for its tutor. The backend's clock decides what it costs; when that is not what the tutor agreed to,
 * nothing happens and the tutor is asked again. The same words sent again after it was done say what was charged.
 */
export function cancelClass(queries: Queries, { tuid, clid, agreedFeePercent, reason, note, now }: Cancellation) {
  return queries.transaction(async (tx) => {
    // An open question for the class is locked before the class, as everywhere.
    const open = and(
      eq(attendanceRequests.clid, clid),
      eq(attendanceRequests.tuid, tuid),
      isNull(attendanceRequests.settledAt),
    );
    const requests = await tx.select().from(attendanceRequests).where(open).for('update');
    const lesson = await lockClass(tx, tuid, clid);
    const [done] = await tx.select().from(classCancellations).where(eq(classCancellations.clid, clid));
    const charge = chargeForCancelling(lesson.startsAt.getTime() - now.getTime());
    if (done?.reason === reason && (done.note ?? '') === (note ?? '')) {
      return outcome(penaltyOfShare(done.feePercent) ?? noPenalty, lesson.lessonFeeCentavos);
    }
    if (lesson.status === 'Canceled') {
      throw new Refusal(refusalCodes.alreadyAnswered, 'This class is cancelled already.');
    }
    if (!canCancelClass(timesOf(lesson), now)) {
      throw new Refusal(refusalCodes.tooLate, 'This class is over. It cannot be cancelled any more.');
    }
    const penalty = charge?.penalty ?? noPenalty;
    if (penalty.feePercent !== agreedFeePercent) {
      throw new Refusal(
        refusalCodes.changed,
        `The penalty has changed: cancelling now costs ${penaltyText(penalty, lesson.lessonFeeCentavos)}. Please look again.`,
      );
    }
    await settleRequests(tx, { tuid, ids: requests.map(({ id }) => id), now });
    await cancelWithPenalty(tx, { lesson, charge, note: 'Cancelled by the tutor', now });
    await tx
      .insert(classCancellations)
      .values({ clid, reason, note: note ?? null, feePercent: penalty.feePercent, at: now });
    return outcome(penalty, lesson.lessonFeeCentavos);
  });
}

function outcome(penalty: Penalty, lessonFeeCentavos: number) {
  return { penalty, feeCentavos: penaltyCentavos(penalty, lessonFeeCentavos) };
}

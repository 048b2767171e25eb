import { type PenaltyRule, penaltyBands, unconfirmedPenalty } from '../attendance/penalty.ts';

/** Why a fee was taken off, in words: 'Cancelled 24 to 48 hrs before class (50 % of the fee)'. */
export function deductionReason(rule: PenaltyRule): string {
  if (rule === 'noConfirmation') {
    return `Not confirmed 30 minutes before class (${unconfirmedPenalty.feePercent} % of the fee)`;
  }
  const band = penaltyBands.find((known) => known.rule === rule);
  if (band === undefined) return 'Cancelled';
  const when = `${band.label.charAt(0).toLowerCase()}${band.label.slice(1)}`;
  return `Cancelled ${when} before class (${band.penalty.feePercent} % of the fee)`;
}

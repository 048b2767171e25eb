import { pesoText } from '../money/pesos.ts';
import { secondsLeft } from '../time/countdown.ts';
import { minutes } from '../time/durations.ts';
import { durationText } from '../time/zoned-text.ts';
import { cancellationPenalty, type Penalty, penaltyCentavos, untilNextPenaltyBand } from './penalty.ts';

export interface PenaltyPreviewInput {
  /** Time to class in milliseconds. */
  untilClassMs: number;
  /** In whole centavos; without it the amount is left out. */
  lessonFeeCentavos?: number | undefined;
}

/**
 * What cancelling costs at this moment and when it will cost more: 'Cancel now: 100 % of the lesson fee (PHP 90) and
 * 2 points. In 41 min it becomes 300 %.' Browser and backend count by the same bands.
 */
export function penaltyPreviewText({ untilClassMs, lessonFeeCentavos }: PenaltyPreviewInput): string {
  const now = `Cancel now: ${penaltyText(cancellationPenalty(untilClassMs), lessonFeeCentavos)}.`;
  const next = untilNextPenaltyBand(untilClassMs);
  if (next === undefined) return now;
  // The dearer band begins a millisecond after the boundary; the clock counts down to the boundary.
  return `${now} In ${tierClockText(Math.max(1, next.inMs - 1))} it becomes ${percent(next.penalty)}.`;
}

/** A penalty in words: '100 % of the lesson fee (PHP 90) and 2 points', or 'no penalty'. */
export function penaltyText(penalty: Penalty, lessonFeeCentavos?: number | undefined): string {
  if (penalty.feePercent === 0) return 'no penalty';
  const amount = lessonFeeCentavos === undefined ? '' : ` (${pesoText(penaltyCentavos(penalty, lessonFeeCentavos))})`;
  return `${percent(penalty)} of the lesson fee${amount} and ${penalty.points} points`;
}

/** Time to the next band: in minutes and more, and by the second in the last two minutes. */
export function tierClockText(ms: number): string {
  return ms > minutes(2) ? durationText(ms) : `${secondsLeft(ms, 0)} s`;
}

function percent({ feePercent }: Penalty): string {
  return `${feePercent}\u00a0%`;
}

import {
  cancellationPenalty,
  noPenalty,
  type Penalty,
  penaltyCentavos,
  penaltyOfShare,
} from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { pesoText } from '@tutor/rules/money/pesos';
import { type CancelItem, pricedClassValue } from '@tutor/rules/schedule/cancel-list';
import { slotRangeText } from '@tutor/rules/schedule/slot-text';

/** A class, or open time that nobody has booked, that can be cancelled. */
export interface CancelEntry extends CancelItem {
  endMs: number;
  kind: 'class' | 'open' | 'busyTime';
  /** The student, for a class. */
  title?: string | undefined;
  /** What the lesson earns, in whole centavos; where it is known, the penalty is told in pesos. */
  lessonFeeCentavos?: number | undefined;
  /** Field of the form that carries it, and what names it there. */
  field: { name: 'classes' | 'slots'; value: string };
}

const kinds = { class: 'Class', open: 'Open time', busyTime: 'Busy time' } as const;

/** An entry with what cancelling it costs. */
export interface PricedEntry extends CancelEntry {
  penalty: Penalty;
}

/**
 * An entry with what cancelling it costs at `now`; open time costs nothing. Where the service, whose clock decides, told of a
 * dearer share of the fee (`toldPercent`), it is that.
 */
export function pricedEntry(entry: CancelEntry, now: Date, toldPercent = 0): PricedEntry {
  if (entry.kind !== 'class') return { ...entry, penalty: noPenalty };
  const penalty = cancellationPenalty(entry.startMs - now.getTime());
  return { ...entry, penalty: toldPercent > penalty.feePercent ? (penaltyOfShare(toldPercent) ?? penalty) : penalty };
}

/** What cancelling an entry costs, in words. */
export function costText({ penalty, lessonFeeCentavos }: PricedEntry): string {
  return penalty.feePercent === 0 ? 'No penalty' : penaltyText(penalty, lessonFeeCentavos);
}

/**
 * What several entries cost together, in words: 'PHP 135 and 4 points'. Undefined where nothing or one of them costs anything, since
 * its own price says it. Where a fee is not known the points alone are a sum, and each share stands at its class.
 */
export function sumText(entries: readonly PricedEntry[]): string | undefined {
  const priced = entries.filter(({ penalty }) => penalty.feePercent > 0);
  if (priced.length < 2) return undefined;
  const points = `${priced.reduce((sum, { penalty }) => sum + penalty.points, 0)} points`;
  const amounts = priced.flatMap(({ penalty, lessonFeeCentavos }) =>
    lessonFeeCentavos === undefined ? [] : [penaltyCentavos(penalty, lessonFeeCentavos)],
  );
  if (amounts.length < priced.length) return `Fees of ${priced.length} classes and ${points}`;
  return `${pesoText(amounts.reduce((sum, amount) => sum + amount, 0))} and ${points}`;
}

/** What the form carries for an entry: with a class goes the penalty that was shown, so that a dearer one is asked about. */
export function fieldValue({ kind, field, penalty }: PricedEntry): string {
  return kind === 'class' ? pricedClassValue(field.value, penalty.feePercent) : field.value;
}

/** Name of an entry: its student, or what it is. */
export function entryName({ title, kind }: CancelEntry): string {
  return title ?? kinds[kind];
}

/** When an entry is, by a zone's clock: '6:00 – 6:30 PM'. */
export function entryTimeText({ startMs, endMs }: CancelEntry, zone: string): string {
  return slotRangeText(new Date(startMs), new Date(endMs), zone);
}

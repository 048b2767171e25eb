import { cancellationPenalty } from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import type { CancelItem } from '@tutor/rules/schedule/cancel-list';

/** A class, or open time that nobody has booked, that can be cancelled. */
export interface CancelEntry extends CancelItem {
  endMs: number;
  kind: 'class' | 'open' | 'busyTime';
  /** The student, for a class. */
  title?: string | undefined;
  /** What the lesson earns, in whole centavos; where it is known, the penalty is told in pesos. */
  lessonFeeCentavos?: number | undefined;
  /** Field of the form that carries it, and its value there. */
  field: { name: 'classes' | 'slots'; value: string };
}

const kinds = { class: 'Class', open: 'Open time', busyTime: 'Busy time' } as const;

/** What cancelling an entry costs at `now`; open time costs nothing. */
export function costText(entry: CancelEntry, now: Date): string {
  const penalty = cancellationPenalty(entry.startMs - now.getTime());
  return entry.kind !== 'class' || penalty.points === 0 ? 'No penalty' : penaltyText(penalty, entry.lessonFeeCentavos);
}

/** Name of an entry: its student, or what it is. */
export function entryName({ title, kind }: CancelEntry): string {
  return title ?? kinds[kind];
}

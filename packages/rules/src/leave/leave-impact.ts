import { cancellationPenalty, type Penalty, penaltyCentavos } from '../attendance/penalty.ts';
import { pesoText } from '../money/pesos.ts';

/** A class that stands in a leave. */
export interface LeaveLesson {
  startMs: number;
  /** What the tutor earns with it, in whole centavos. */
  lessonFeeCentavos: number;
}

/** What a leave costs: each class as if it were cancelled when the leave was asked for, and the sums. */
export interface LeaveImpact<Lesson extends LeaveLesson> {
  classes: (Lesson & { penalty: Penalty; feeCentavos: number })[];
  feeCentavos: number;
  points: number;
}

/** What a leave takes, in words: 'no class', '1 class, without a penalty', '2 classes and costs PHP 90 and 4 points'. */
export function leaveCostText(
  classes: number,
  { feeCentavos, points }: { feeCentavos: number; points: number },
): string {
  if (classes === 0) return 'no class';
  const count = classes === 1 ? '1 class' : `${classes} classes`;
  return points === 0
    ? `${count}, without a penalty`
    : `${count} and costs ${pesoText(feeCentavos)} and ${points} points`;
}

/**
 * The impact of a leave. The time that counts is that of asking: an answer that takes days makes nothing dearer. The same
 * bands hold as for cancelling (specification, core §9).
 */
export function leaveImpact<Lesson extends LeaveLesson>(
  lessons: readonly Lesson[],
  askedMs: number,
): LeaveImpact<Lesson> {
  const classes = lessons.map((lesson) => {
    const penalty = cancellationPenalty(lesson.startMs - askedMs);
    return { ...lesson, penalty, feeCentavos: penaltyCentavos(penalty, lesson.lessonFeeCentavos) };
  });
  return {
    classes,
    feeCentavos: classes.reduce((sum, { feeCentavos }) => sum + feeCentavos, 0),
    points: classes.reduce((sum, { penalty }) => sum + penalty.points, 0),
  };
}

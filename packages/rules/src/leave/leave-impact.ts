import { cancellationPenalty, type Penalty, penaltyCentavos } from '../attendance/penalty.ts';

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

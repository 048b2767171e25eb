/** Why a course awaits the tutor: an attempt is under way, its test is open, or it belongs to the tutor's level. */
export type DueKind = 'attempt' | 'test' | 'course';

/** What decides whether a course is due. */
export interface DueInput {
  isCompleted: boolean;
  /** Of its test; undefined where it has none. */
  test: { isOpen: boolean; isPassed: boolean; hasAttempt: boolean } | undefined;
  /** Level of growth at which it should be completed; null where it is for whoever likes. */
  level: number | null;
}

/** Whether a course is due for a tutor of a level of growth, and why; the most pressing reason alone. */
export function dueKind({ isCompleted, test, level }: DueInput, tutorLevel: number): DueKind | undefined {
  if (test?.hasAttempt) return 'attempt';
  if (test?.isOpen && !test.isPassed) return 'test';
  return !isCompleted && level !== null && level <= tutorLevel ? 'course' : undefined;
}

/** What is due in the order in which it presses, otherwise as given. */
export function byPressure<Due extends { kind: DueKind }>(due: readonly Due[]): Due[] {
  const order: readonly DueKind[] = ['attempt', 'test', 'course'];
  return due.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

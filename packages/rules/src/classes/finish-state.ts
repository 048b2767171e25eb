/** Whether a class was finished as it should be (specification, core §4 'Class status'). */
export type FinishState = 'finished' | 'incorrectFinished' | 'unfinished';

export interface FinishInput {
  /** The class is over (wire: IsOverClass). */
  isOver: boolean;
  /** Its teaching material is recorded (wire: a SID exists). */
  hasSid: boolean;
}

/** Finished when the class is over and a SID exists, incorrectFinished when exactly one holds, unfinished when neither. */
export function finishState({ isOver, hasSid }: FinishInput): FinishState {
  if (isOver && hasSid) return 'finished';
  return isOver || hasSid ? 'incorrectFinished' : 'unfinished';
}

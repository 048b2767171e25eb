/** What is now, what was before, and what was taken back. */
export interface EditHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

/** How many steps can be taken back; older ones are forgotten. */
export const undoStepsMax = 100;

/** A history that begins here. */
export function startHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [] };
}

/** Adds a step. What had been taken back cannot be brought back after it. */
export function addStep<State>({ past, present }: EditHistory<State>, next: State): EditHistory<State> {
  return { past: [...past, present].slice(-undoStepsMax), present: next, future: [] };
}

/** Takes the last step back; the same history when there is none. */
export function undo<State>(history: EditHistory<State>): EditHistory<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

/** The history with every state as `change` makes it; a step that then changes nothing is none any more. */
export function mapHistory<State>(
  { past, present, future }: EditHistory<State>,
  change: (state: State) => State,
  isSame: (one: State, other: State) => boolean,
): EditHistory<State> {
  const [before, now, after] = [past.map(change), change(present), future.map(change)];
  return {
    past: before.filter((state, index) => !isSame(state, before[index + 1] ?? now)),
    present: now,
    future: after.filter((state, index) => !isSame(state, after[index - 1] ?? now)),
  };
}

/** Brings back what was taken back last; the same history when there is none. */
export function redo<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}

import { addStep, type EditHistory, mapHistory, redo, startHistory, undo } from '@tutor/rules/schedule/edit-history';
import {
  areSameChanges,
  changesFor,
  hasSameSlots,
  isSlotOpen,
  modificationsLeft,
  noChanges,
  type Schedule,
  type SelectionResult,
  type SlotChanges,
  type SlotWishes,
  toggleBusyTime,
  toggleSlots,
  wishesOf,
} from '@tutor/rules/schedule/selection';
import { changesLeftText, selectionText } from '@tutor/rules/schedule/slot-text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** What the tutor has in hand: the changes, their history, and what was said last. */
export interface ScheduleEditor {
  changes: SlotChanges;
  left: number;
  /** Why the last press changed nothing. */
  error: string | undefined;
  /** To be read out. */
  announcement: string;
  /** Counts what was pressed, so that the same words are read out once more where the same is pressed again. */
  presses: number;
  /** How many half hours fell away when the company's schedule came anew, because they cannot be changed any more. */
  dropped: number;
  canUndo: boolean;
  canRedo: boolean;
  toggle: (starts: readonly number[]) => void;
  toggleBusyTime: (flag: string) => void;
  /** Takes a whole set of changes over as one step, as copying does; says `words`. */
  take: (changes: SlotChanges, words: string) => void;
  /** Leaves these half hours as the company has them. */
  takeBack: (starts: Iterable<number>) => void;
  undo: () => void;
  redo: () => void;
  dismissError: () => void;
}

interface State {
  history: EditHistory<SlotChanges>;
  dropped: number;
  error: string | undefined;
  announcement: string;
}

export interface ScheduleEditorOptions {
  schedule: Schedule;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Called with what is wished for whenever it changes. */
  onWishes: (wishes: SlotWishes) => void;
}

/**
 * Changes to a schedule with undo and redo. When the company's schedule comes anew, what the tutor wished for is held on
 * to, at every step: what has come true needs no change any more, and what cannot be any more falls away.
 */
export function useScheduleEditor({ schedule, zone, onWishes }: ScheduleEditorOptions): ScheduleEditor & {
  /** Takes up what was kept; whether something of it is still to be changed. */
  restore: (wishes: SlotWishes) => boolean;
} {
  const [state, setState] = useState<State>({
    history: startHistory(noChanges),
    dropped: 0,
    error: undefined,
    announcement: '',
  });
  const [presses, setPresses] = useState(0);
  const shown = useRef(schedule);
  const current = useRef(state);
  current.current = state;
  // Half hours that the last press toggled, so that a range that begins there goes on with them.
  const justToggled = useRef<ReadonlySet<number>>(new Set());
  const onWishesRef = useRef(onWishes);
  onWishesRef.current = onWishes;

  const commit = useCallback((next: State) => {
    const isChanged = next.history.present !== current.current.history.present;
    current.current = next;
    justToggled.current = new Set();
    setState(next);
    if (isChanged) onWishesRef.current(wishesOf(shown.current, next.history.present));
  }, []);

  useEffect(() => {
    const before = shown.current;
    if (before === schedule) return;
    shown.current = schedule;
    // Most news is of something else than this week.
    if (hasSameSlots(before, schedule)) return;
    const { history } = current.current;
    const anew = (changes: SlotChanges) => changesFor(schedule, wishesOf(before, changes));
    commit({
      ...current.current,
      history: mapHistory(history, (changes) => anew(changes).changes, areSameChanges),
      // Told until the tutor goes on, so what falls away by later news comes on top.
      dropped: current.current.dropped + anew(history.present).dropped.length,
    });
  }, [schedule, commit]);

  const apply = useCallback(
    (act: (changes: SlotChanges) => SelectionResult) => {
      const { history, announcement } = current.current;
      setPresses((count) => count + 1);
      const result = act(history.present);
      if (result.error !== undefined) {
        commit({ ...current.current, history, error: result.error, announcement });
        return;
      }
      const applied = [...result.applied].sort((a, b) => a - b);
      const [first] = applied;
      const words = selectionText({
        applied,
        isOpen: first !== undefined && isSlotOpen(shown.current, result.changes, first),
        skipped: result.skipped.length,
        left: modificationsLeft(shown.current, result.changes),
        zone,
      });
      commit({
        dropped: 0,
        history: applied.length === 0 ? history : addStep(history, result.changes),
        error: undefined,
        announcement: words,
      });
    },
    [commit, zone],
  );

  const step = useCallback(
    (move: typeof undo, word: string) => {
      const history = move(current.current.history);
      if (history === current.current.history) return;
      const left = modificationsLeft(shown.current, history.present);
      commit({ dropped: 0, history, error: undefined, announcement: `${word}.${changesLeftText(left)}` });
    },
    [commit],
  );

  const { history } = state;
  return {
    changes: history.present,
    left: modificationsLeft(schedule, history.present),
    error: state.error,
    announcement: state.announcement,
    presses,
    dropped: state.dropped,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...useMemo(
      () => ({
        toggle: (starts: readonly number[]) => {
          apply((changes) => toggleSlots(shown.current, changes, starts, justToggled.current));
          if (current.current.error === undefined) justToggled.current = new Set(starts);
        },
        toggleBusyTime: (flag: string) => apply((changes) => toggleBusyTime(shown.current, changes, flag)),
        take: (changes: SlotChanges, announcement: string) =>
          commit({ dropped: 0, history: addStep(current.current.history, changes), error: undefined, announcement }),
        takeBack: (starts: Iterable<number>) => {
          const { history } = current.current;
          const changes = new Set(history.present);
          for (const startMs of starts) changes.delete(startMs);
          const left = modificationsLeft(shown.current, changes);
          commit({
            dropped: 0,
            history: addStep(history, changes),
            error: undefined,
            announcement: `Taken back.${changesLeftText(left)}`,
          });
        },
        undo: () => step(undo, 'Taken back'),
        redo: () => step(redo, 'Done again'),
        dismissError: () => commit({ ...current.current, error: undefined }),
        restore: (wishes: SlotWishes) => {
          const { changes, dropped } = changesFor(shown.current, wishes);
          commit({
            ...current.current,
            history: changes.size === 0 ? current.current.history : addStep(startHistory(noChanges), changes),
            dropped: dropped.length,
          });
          return changes.size > 0;
        },
      }),
      [apply, commit, step],
    ),
  };
}

import type { Schedule, SlotWishes } from '@tutor/rules/schedule/selection';
import { useCallback, useEffect, useState } from 'react';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { scheduleDraft } from './schedule-drafts.ts';
import { type ScheduleEditor, useScheduleEditor } from './use-schedule-editor.ts';

function textsOf(starts: readonly number[]): string[] {
  return starts.map((startMs) => new Date(startMs).toISOString());
}

function startsOf(texts: readonly string[] | undefined): number[] {
  return (texts ?? []).map((text) => Date.parse(text)).filter((startMs) => Number.isFinite(startMs));
}

/** A `ScheduleEditor` that says what came back of an earlier visit. */
export interface ScheduleDraft extends ScheduleEditor {
  /** Changes of an earlier visit are back, and the tutor has not dismissed being told so. */
  isRestored: boolean;
  dismissRestored: () => void;
}

/** `useScheduleEditor` whose unsent changes outlive a reload and a lost session: they are kept in the browser, per tutor. */
export function useScheduleDraft(schedule: Schedule, zone: string): ScheduleDraft {
  const drafts = useDraftStore();
  const keep = useCallback(
    ({ open, close }: SlotWishes) => {
      if (open.length + close.length === 0) drafts.clear(scheduleDraft);
      else drafts.save(scheduleDraft, { open: textsOf(open), close: textsOf(close) });
    },
    [drafts],
  );
  const { restore, ...editor } = useScheduleEditor({ schedule, zone, onWishes: keep });
  const [isRestored, setRestored] = useState(false);
  // Once, after the server's markup has been taken over: what was kept is known to the browser alone.
  useEffect(() => {
    const draft = drafts.read(scheduleDraft);
    if (draft === undefined) return;
    const wishes = { open: startsOf(draft.open), close: startsOf(draft.close) };
    if (restore(wishes)) setRestored(true);
    // All of it has come true meanwhile, or cannot be any more.
    else drafts.clear(scheduleDraft);
  }, [drafts, restore]);
  return { ...editor, isRestored, dismissRestored: () => setRestored(false) };
}

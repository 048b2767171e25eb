import {
  type CancelList,
  cancelCountLeft,
  cancelCounts,
  canSubmitCancel,
  pushCancelItem,
  removeCancelItem,
} from '@tutor/rules/schedule/cancel-list';
import { changesText } from '@tutor/rules/schedule/slot-text';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftStore } from '../drafts/draft-store.ts';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { entryName, type PricedEntry } from './cancel-entry.ts';
import type { Why } from './cancel-why.tsx';
import { cancelDraft } from './schedule-drafts.ts';

export interface CancelSelectionOptions {
  /** Everything that can be selected, in order of time. */
  entries: readonly PricedEntry[];
  /** How many of next week's lessons may still be modified. */
  allowed: number;
  /** Ids that are selected at first, before what was kept. */
  ticked: readonly string[];
  /** What was said of why before a refusal without script. */
  typed: Why | undefined;
  now: Date;
  /** IANA name of the zone whose weeks are counted. */
  zone: string;
}

/** What is selected to be cancelled, what it takes of next week's count, and what was said last. */
export interface CancelSelection {
  items: readonly PricedEntry[];
  /** What the items take of the count, by their ids. */
  counts: ReadonlyMap<string, number>;
  /** How much of the count is left. */
  left: number;
  canSubmit: boolean;
  /** Why the classes are cancelled, and how that changes. */
  why: Why;
  setWhy: (why: Why) => void;
  push: (entry: PricedEntry) => void;
  remove: (entry: PricedEntry) => void;
  /** Why the last entry was not taken up. */
  error: string | undefined;
  /** Counts what was not taken up, so that it is read out once more where the same is refused again. */
  refusals: number;
  dismissError: () => void;
  /** To be read out. */
  announcement: string;
}

/** Nothing said yet. */
export const noWhy: Why = { reason: '', note: '' };

function keepSelection(drafts: DraftStore, ids: readonly string[], { reason, note }: Why): void {
  if (ids.length === 0 && reason === '' && note === '') drafts.clear(cancelDraft);
  else drafts.save(cancelDraft, { ids, reason: [reason], note: [note] });
}

/**
 * Selects entries within next week's count, and keeps the selection in the browser until it is sent. What is selected and has
 * gone from `entries` is no item any more.
 */
export function useCancelSelection({
  entries,
  allowed,
  ticked,
  typed,
  now,
  zone,
}: CancelSelectionOptions): CancelSelection {
  const drafts = useDraftStore();
  const [ids, setIds] = useState<readonly string[]>(ticked);
  const [why, setWhy] = useState(typed ?? noWhy);
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const list = useMemo<CancelList<PricedEntry>>(
    () => ({ items: entries.filter(({ id }) => ids.includes(id)), entries, allowed }),
    [entries, ids, allowed],
  );

  const isRestored = useRef(false);
  // Once, after the server's markup has been taken over: what was kept is known to the browser alone.
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    if (ticked.length > 0) {
      keepSelection(drafts, ticked, typed ?? noWhy);
      return;
    }
    const { ids: kept = [], reason: [reason = ''] = [], note: [note = ''] = [] } = drafts.read(cancelDraft) ?? {};
    if (kept.length > 0) setIds(kept);
    if (reason !== '' || note !== '') setWhy({ reason, note });
  }, [drafts, ticked, typed]);

  const select = (next: CancelList<PricedEntry>, words: string): void => {
    const chosen = next.items.map(({ id }) => id);
    setIds(chosen);
    setError(undefined);
    setAnnouncement(`${words} ${changesText(cancelCountLeft(next, now, zone))} of next week left.`);
    keepSelection(drafts, chosen, why);
  };
  return {
    items: list.items,
    counts: cancelCounts(list, now, zone),
    left: cancelCountLeft(list, now, zone),
    canSubmit: canSubmitCancel(list),
    why,
    setWhy: (next) => {
      setWhy(next);
      keepSelection(
        drafts,
        list.items.map(({ id }) => id),
        next,
      );
    },
    push: (entry) => {
      const pushed = pushCancelItem(list, entry, now, zone);
      if (pushed.error === undefined) select(pushed.list, `${entryName(entry)} is selected.`);
      else {
        setError(pushed.error);
        setRefusals((count) => count + 1);
      }
    },
    remove: (entry) => select(removeCancelItem(list, entry.id), `${entryName(entry)} is not selected any more.`),
    error,
    refusals,
    dismissError: () => setError(undefined),
    announcement,
  };
}

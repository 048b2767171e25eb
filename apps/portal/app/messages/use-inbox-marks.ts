import { waitsForAnswer } from '@tutor/rules/messages/bulk-read';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useRef } from 'react';
import { bulkReadWords, bulkUndoneWords, changedMeanwhile } from './bulk-read-words.ts';
import type { InboxFilters } from './inbox-links.ts';
import type { MessageRow } from './message-item.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useReadFailure } from './use-read-failure.ts';
import { useSetRead } from './use-set-read.ts';

interface InboxMarksOptions {
  rows: readonly MessageRow[];
  /** A row as the service told it. */
  rowAsTold: (mid: number) => MessageRow | undefined;
  filters: Pick<InboxFilters, 'kind' | 'source'>;
}

interface InboxMarks {
  setRead: (mid: number, isRead: boolean) => void;
  /** Marks what the filters let through. */
  readAll: () => void;
  /** Takes back what was marked last; absent where nothing was. */
  undo: (() => void) | undefined;
}

/** Marks messages of a list as read and unread, and says what came of it. */
export function useInboxMarks({ rows, rowAsTold, filters }: InboxMarksOptions): InboxMarks {
  const { snapshot, markAllRead, undoMarkAllRead, askAnew } = useRealtime();
  const tellRead = useSetRead();
  const tellFailed = useReadFailure();
  const shownRows = useRef(rows);
  shownRows.current = rows;

  const setRead = (mid: number, isRead: boolean): void => {
    const row = rows.find((known) => known.mid === mid);
    if (row === undefined || row.isRead === isRead) return;
    if (waitsForAnswer(row)) {
      toastStore.add({ tone: 'info', message: 'This message waits for your answer. Open it to answer.' });
      return;
    }
    tellRead(rowAsTold(mid) ?? row, isRead);
  };

  const readAll = async (): Promise<void> => {
    try {
      const change = await markAllRead({ kind: filters.kind, source: filters.source });
      if (change === undefined) return;
      const isLeft = change.count === 0 && shownRows.current.some((row) => !row.isRead && !waitsForAnswer(row));
      // Who is told to look again finds it there, and can mark it.
      if (isLeft) await askAnew();
      toastStore.add(isLeft ? changedMeanwhile : bulkReadWords(change.count));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      tellFailed(error, {
        failed: `Nothing was marked as read. ${reason}`,
        mayBe: 'Your messages may be marked as read all the same.',
      });
    }
  };
  // Known to every list, and though the answer to the press was lost: what was marked is looked at before it is taken back.
  const bulk = snapshot.reads.bulkReads.at(-1);
  const undo = async (): Promise<void> => {
    if (bulk === undefined) return;
    try {
      await undoMarkAllRead(bulk);
      toastStore.add(bulkUndoneWords);
    } catch (error) {
      tellFailed(error, {
        failed: 'This could not be undone. Please try again.',
        mayBe: 'Your messages may be unread again all the same.',
      });
    }
  };
  return {
    setRead,
    readAll: () => void readAll(),
    undo: bulk === undefined || bulk.undoneSeq !== null ? undefined : () => void undo(),
  };
}

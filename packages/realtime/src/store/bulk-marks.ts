import type { BulkChange, BulkRead, ReadFilter } from '@tutor/rules/messages/message';
import type { Cursor } from './cursor.ts';
import type { ReadCalls } from './read-calls.ts';
import type { ReadState } from './read-state.ts';

/** How far a mark reaches, how the server is told, and who hears of what came of it. */
export interface BulkMarksOptions extends Pick<ReadCalls, 'markAllRead' | 'undoMarkAllRead'> {
  cursor: Pick<Cursor, 'isKnown' | 'watermark'>;
  /** Resolves once no single message is on its way any more; undefined where none is. */
  whenSinglesDone(): Promise<void> | undefined;
  /** The server's own word on a 'mark all as read' or its taking back. */
  onConfirmed(change: BulkChange): void;
  onChange(): void;
}

/** 'Mark all as read': shown at once for what the page has heard of, and taken back when the server refuses. */
export function createBulkMarks({ cursor, whenSinglesDone, onConfirmed, onChange, ...calls }: BulkMarksOptions) {
  let pending: ReadState['pendingBulks'] = [];
  return {
    pending: () => pending,
    async mark({ kind, source }: ReadFilter): Promise<BulkChange | undefined> {
      let bulk = { kind, source, upTo: cursor.watermark() };
      pending = [...pending, bulk];
      onChange();
      try {
        // What was marked by itself a moment ago is marked first, and is then covered like the rest.
        const singlesDone = whenSinglesDone();
        if (singlesDone !== undefined) {
          await singlesDone;
          const later = { ...bulk, upTo: cursor.watermark() };
          pending = pending.map((one) => (one === bulk ? later : one));
          bulk = later;
        }
        const change = await calls.markAllRead?.({ ...bulk, upTo: cursor.isKnown() ? bulk.upTo : undefined });
        if (change !== undefined) onConfirmed(change);
        return change;
      } finally {
        pending = pending.filter((one) => one !== bulk);
        onChange();
      }
    },
    async undo({ seq }: BulkRead): Promise<void> {
      const change = await calls.undoMarkAllRead?.(seq);
      if (change !== undefined) onConfirmed(change);
    },
  };
}

import { cursorBeyondAll } from '@tutor/rules/messages/message';
import type { InitialNews } from './initial-news.ts';

/** See `createCursor`. */
export type Cursor = ReturnType<typeof createCursor>;

/** How far the news are in: every change up to a number, and single ones beyond it. They may come late, doubled or out of order. */
export function createCursor(initial: Pick<InitialNews, 'seq' | 'confirmed'>) {
  let cursor = initial.seq ?? 0;
  let isKnown = initial.seq !== undefined;
  /** Changes beyond the cursor that are in already; the cursor passes them once the ones between are in. */
  const ahead = new Set<number>();
  /** Numbers beyond the cursor that the server gave to what a person did here; their push is still to come. */
  const confirmed = new Set<number>(initial.confirmed);

  function moveTo(seq: number): void {
    cursor = Math.max(cursor, seq);
    while (ahead.has(cursor + 1)) cursor += 1;
    for (const seqs of [ahead, confirmed]) for (const seqAhead of seqs) if (seqAhead <= cursor) seqs.delete(seqAhead);
  }

  function note(seq: number): void {
    if (seq > cursor) ahead.add(seq);
    moveTo(cursor);
  }

  return {
    seq: () => cursor,
    isKnown: () => isKnown,
    /** Where a catch-up begins: beyond every change while there is no cursor. */
    since: () => (isKnown ? cursor : cursorBeyondAll),
    /** The change with this number is in. */
    note,
    /** The answer to a catch-up is in: all changes up to `seq`, among them these. */
    catchUp(since: number, seq: number, seqs: readonly number[]): void {
      const isFirst = !isKnown && since === cursorBeyondAll;
      if (isFirst) isKnown = true;
      // From a later cursor than ours, what lies between is still missing.
      if (since <= cursor || isFirst) moveTo(seq);
      else for (const one of seqs) note(one);
    },
    /** The server gave this number to what a person did here. */
    confirm(seq: number): void {
      if (seq > cursor) confirmed.add(seq);
    },
    /** Whether nothing is missing between the cursor and the first of these numbers. */
    isJoinedBy: (seqs: readonly number[]) => seqs.length === 0 || Math.min(...seqs) <= cursor + 1,
    /** Up to here nothing happened that this page has not heard of or done itself. */
    watermark(): number {
      let upTo = cursor;
      while (confirmed.has(upTo + 1) || ahead.has(upTo + 1)) upTo += 1;
      return upTo;
    },
    /** The numbers beyond the cursor that count as known. */
    beyond: () => [...ahead, ...confirmed],
  };
}

import type { UnreadCount } from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import type { MessageRow } from './message-item.ts';

/**
 * Most rows of the list in the page at once: however many messages there are, the page stays as quick as with these. What
 * is older is on the next page.
 */
export const inboxRowsMax = 200;

/** Rows of the list from several places: each once in its newest state, newest first, no more than the page takes. */
export function joinRows(...parts: readonly (readonly MessageRow[])[]): MessageRow[] {
  const rows = new Map<number, MessageRow>();
  for (const row of parts.flat()) {
    const known = rows.get(row.mid);
    // Of two alike the first stays the same object, so that nothing is drawn anew for it.
    if (known === undefined || row.seq > known.seq) rows.set(row.mid, row);
  }
  return [...rows.values()].sort(newestFirst).slice(0, inboxRowsMax);
}

/** The rows of a list that was left, where those it has now reach them; else what has come between them would be missing. */
export function goingOn(before: readonly MessageRow[], now: readonly MessageRow[]): readonly MessageRow[] {
  const last = now.at(-1);
  return last !== undefined && before.some(({ mid }) => mid === last.mid) ? before : now;
}

/** Whether a row's place in the list is before another's. */
export function isNewer(row: Placed, other: Placed): boolean {
  return newestFirst(row, other) < 0;
}

/** Where a page of older messages begins, for the address: after this row. */
export function placeAfter({ sentTime, mid }: Placed): string {
  return `${sentTime}_${mid}`;
}

/** Unread messages of each list. Level-ups have no count of their own on the wire: they are what remains of the total. */
export function unreadByFilter({ total, notice, warn, remind }: UnreadCount): Record<'all' | MessageKind, number> {
  return { all: total, remind, warning: warn, notice, levelUp: Math.max(0, total - notice - warn - remind) };
}

type Placed = Pick<MessageRow, 'mid' | 'sentTime'>;

function newestFirst(a: Placed, b: Placed): number {
  return Date.parse(b.sentTime) - Date.parse(a.sentTime) || b.mid - a.mid;
}

import { isCoveredBy } from '@tutor/rules/messages/bulk-read';
import type { UnreadCount } from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import type { InitialNews } from './initial-news.ts';
import { asServed, asShown, type ReadFact, type ReadState } from './read-state.ts';

/** Which of the counts a kind of message is in, beside the total. */
const countOfKind: Readonly<Partial<Record<MessageKind, Exclude<keyof UnreadCount, 'total'>>>> = {
  notice: 'notice',
  warning: 'warn',
  remind: 'remind',
};

/** The server's unread counts, and what they become by what a person did and the server has not counted yet. */
export function createUnreadCounts(initial: Pick<InitialNews, 'unread' | 'unreadSeq' | 'seq'>) {
  let counts = initial.unread;
  let seq = initial.unreadSeq ?? initial.seq ?? 0;

  /** Whether the server's count already reflects that a message is read, or unread. */
  function isCounted(served: ReadFact, isRead: boolean): boolean {
    return served.isRead === isRead && seq >= served.seq;
  }

  return {
    isCounted,
    served: () => ({ unread: counts, unreadSeq: seq }),
    /** The server's counts as of a change; older ones than those that are known change nothing. */
    take(asOf: number, taken: UnreadCount): void {
      if (asOf < seq) return;
      counts = taken;
      seq = asOf;
    },
    asShown(reads: ReadState, findServed: (mid: number) => ReadFact | undefined): UnreadCount {
      const shown = { ...counts };
      for (const [mid, isRead] of reads.pendingReads) {
        const served = findServed(mid);
        if (served !== undefined && !isCounted(served, isRead)) add(shown, served, isRead ? -1 : 1);
      }
      for (const bulk of reads.pendingBulks) lowerBy(shown, bulk, reads);
      return shown;
    },
  };
}

function add(shown: UnreadCount, { kind }: Pick<ReadFact, 'kind'>, change: 1 | -1): void {
  const count = countOfKind[kind];
  shown.total = Math.max(0, shown.total + change);
  if (count !== undefined) shown[count] = Math.max(0, shown[count] + change);
}

/** Counts as they will be: what the filter covers goes, but for what came later or waits for its own answer. */
function lowerBy(shown: UnreadCount, bulk: ReadState['pendingBulks'][number], reads: ReadState): void {
  if (bulk.source !== null) {
    // The counts are not by source: what is known is taken off, the server's answer has the rest.
    const covered = [...reads.facts.values()].filter((fact) => isCoveredBy(asServed(fact, reads), bulk));
    for (const fact of covered) add(shown, fact, -1);
    return;
  }
  const left = [...reads.facts.values()].filter((fact) => !asShown(fact, reads).isRead);
  for (const [kind, count] of Object.entries(countOfKind)) {
    if (bulk.kind !== null && bulk.kind !== kind) continue;
    const next = Math.min(shown[count], left.filter((fact) => countOfKind[fact.kind] === count).length);
    shown.total = Math.max(0, shown.total - (shown[count] - next));
    shown[count] = next;
  }
  if (bulk.kind === null) shown.total = Math.min(shown.total, left.length);
}

import { mergeBulkReads } from '@tutor/rules/messages/bulk-read';
import { mergeMessages } from '@tutor/rules/messages/merge-messages';
import type { BulkRead, SystemMessage } from '@tutor/rules/messages/message';
import type { InitialNews } from './initial-news.ts';
import { asServed, type ReadFact, type ReadState } from './read-state.ts';

/** The messages as the server has them; nothing of what a person did that it has not confirmed. */
export function createServedMessages(initial: Pick<InitialNews, 'messages' | 'reads'>) {
  let messages = mergeMessages([], initial.messages ?? []);
  /** Messages that only pages know, as far as somebody acted on them. */
  const learnt = new Map<number, ReadFact>(initial.reads?.facts);
  let bulkReads: readonly BulkRead[] = initial.reads?.bulkReads ?? [];

  function find(mid: number): ReadFact | undefined {
    const fact = messages.find((message) => message.mid === mid) ?? learnt.get(mid);
    return fact === undefined ? undefined : asServed(fact, { facts: learnt, bulkReads });
  }

  return {
    /** Newest sent first. */
    list: () => messages,
    find,
    /** Takes in messages, and returns the unread ones of them that were not known. */
    merge(arrived: readonly SystemMessage[]): SystemMessage[] {
      if (arrived.length === 0) return [];
      const known = new Set(messages.map((message) => message.mid));
      messages = mergeMessages(messages, arrived);
      return messages.filter((message) => !known.has(message.mid) && !learnt.has(message.mid) && !message.isRead);
    },
    mergeBulkReads(arrived: readonly BulkRead[]): void {
      bulkReads = mergeBulkReads(bulkReads, arrived);
    },
    /** A message that a page fetched by itself. */
    learn(fact: ReadFact): void {
      const known = learnt.get(fact.mid);
      if (known === undefined || fact.seq > known.seq) learnt.set(fact.mid, { ...fact });
    },
    /** The server's own word on one message. */
    setRead(mid: number, change: Pick<ReadFact, 'isRead' | 'seq'>): void {
      const served = find(mid);
      if (served === undefined || change.seq <= served.seq) return;
      if (messages.some((message) => message.mid === mid)) {
        messages = messages.map((message) => (message.mid === mid ? { ...message, ...change } : message));
      } else learnt.set(mid, { ...served, ...change });
    },
    /** What is known of reading: of each message its newest state. */
    reads(): Pick<ReadState, 'facts' | 'bulkReads'> {
      const facts = new Map<number, ReadFact>(learnt);
      for (const message of messages) {
        if ((facts.get(message.mid)?.seq ?? -1) <= message.seq) facts.set(message.mid, message);
      }
      return { facts, bulkReads };
    },
  };
}

import { afterBulkReads, isCoveredBy, type Readable } from '@tutor/rules/messages/bulk-read';
import type { BulkRead, ReadFilter } from '@tutor/rules/messages/message';
import type { NoticeAnswer } from '@tutor/rules/messages/message-kinds';

/** A message as far as its reading goes. */
export type ReadFact = Readable & { mid: number; answer: NoticeAnswer | null };

/** What the service told of reading, and over it what a person did that is not confirmed yet. Replaced, never changed. */
export interface ReadState {
  /** Newest known state of messages that changed since the page was loaded, by id. */
  facts: ReadonlyMap<number, ReadFact>;
  bulkReads: readonly BulkRead[];
  /** 'Mark all as read' on its way to the service. */
  pendingBulks: readonly (ReadFilter & { upTo: number })[];
  /** Single messages on their way: id to whether they shall be read. */
  pendingReads: ReadonlyMap<number, boolean>;
}

/** Nothing has happened yet. */
export const noReadState: ReadState = { facts: new Map(), bulkReads: [], pendingBulks: [], pendingReads: new Map() };

/** A message, fetched by whomever and whenever, as the service has it now. */
export function asServed<Message extends ReadFact>(
  message: Message,
  { facts, bulkReads }: Pick<ReadState, 'facts' | 'bulkReads'>,
): Message {
  const fact = facts.get(message.mid);
  const newest =
    fact !== undefined && fact.seq > message.seq
      ? { ...message, isRead: fact.isRead, seq: fact.seq, answer: fact.answer }
      : message;
  return afterBulkReads(newest, bulkReads);
}

/**
 * A message of the snapshot as the service told it, for whoever keeps it: a wish that is refused changes no number by which
 * what is kept could be seen to be old.
 */
export function asTold<Message extends ReadFact>(message: Message, { facts }: Pick<ReadState, 'facts'>): Message {
  const fact = facts.get(message.mid);
  return fact === undefined ? message : { ...message, isRead: fact.isRead, seq: fact.seq, answer: fact.answer };
}

/** A message as it is to be shown: what a person did counts at once. */
export function asShown<Message extends ReadFact>(message: Message, state: ReadState): Message {
  const served = asServed(message, state);
  const wish = state.pendingReads.get(message.mid);
  const isRead = wish ?? (served.isRead || state.pendingBulks.some((bulk) => isCoveredBy(served, bulk)));
  return isRead === served.isRead ? served : { ...served, isRead };
}

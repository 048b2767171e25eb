import type { BulkRead, ReadFilter, SystemMessage } from './message.ts';

/** As much of a message as tells whether it counts as read. */
export type Readable = Pick<SystemMessage, 'kind' | 'source' | 'remind' | 'isRead' | 'seq'>;

/** A warning that must be agreed to in its own dialog (specification, core §2 and §4). */
export function isCompulsory({ kind, remind }: Pick<SystemMessage, 'kind' | 'remind'>): boolean {
  return kind === 'warning' && remind;
}

/**
 * Whether a message stays unread until it was answered in its own way: a class notice accepted or refused, an attendance
 * confirmed, a compulsory warning agreed to. Opening it, or marking all as read, is no answer.
 */
export function waitsForAnswer(message: Readable): boolean {
  return !message.isRead && isReadByAnswer(message);
}

/** Whether a message can be marked as unread again: what was answered stays answered. */
export function mayMarkUnread(message: Readable): boolean {
  return message.isRead && !isReadByAnswer(message);
}

/** Whether a message is read by answering it, and in no other way. */
export function isReadByAnswer(message: Pick<Readable, 'kind' | 'source' | 'remind'>): boolean {
  return message.source === 'class' || message.source === 'absence' || isCompulsory(message);
}

/** Whether 'mark all as read' with a watermark covers a message. */
export function isCoveredBy(message: Readable, { upTo, kind, source }: ReadFilter & { upTo: number }): boolean {
  return (
    !message.isRead &&
    message.seq <= upTo &&
    (kind === null || message.kind === kind) &&
    (source === null || message.source === source) &&
    !waitsForAnswer(message)
  );
}

/**
 * A message as it is after every 'mark all as read' and its taking back, played in the order in which they happened.
 * Ones that the message's version knows of already change nothing, so versions and marks may arrive in any order.
 */
export function afterBulkReads<Message extends Readable>(message: Message, bulkReads: readonly BulkRead[]): Message {
  let current = message;
  for (const { at, isUndo, bulk } of timeline(bulkReads)) {
    if (isUndo) {
      // Only what that very mark made read; a message that was read before, or since, stays so.
      if (current.isRead && current.seq === bulk.seq) current = { ...current, isRead: false, seq: at };
    } else if (isCoveredBy(current, bulk)) {
      current = { ...current, isRead: true, seq: at };
    }
  }
  return current;
}

function timeline(bulkReads: readonly BulkRead[]): { at: number; isUndo: boolean; bulk: BulkRead }[] {
  return bulkReads
    .flatMap((bulk) => {
      const made = { at: bulk.seq, isUndo: false, bulk };
      return bulk.undoneSeq === null ? [made] : [made, { at: bulk.undoneSeq, isUndo: true, bulk }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Merges bulk reads that arrived into those known: by number, and one that was taken back stays so. */
export function mergeBulkReads(known: readonly BulkRead[], arrived: readonly BulkRead[]): BulkRead[] {
  const bySeq = new Map(known.map((bulk) => [bulk.seq, bulk]));
  for (const bulk of arrived) {
    const undoneSeq = bySeq.get(bulk.seq)?.undoneSeq ?? bulk.undoneSeq;
    bySeq.set(bulk.seq, { ...bulk, undoneSeq });
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

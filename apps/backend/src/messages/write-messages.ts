import { mayMarkUnread } from '@tutor/rules/messages/bulk-read';
import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { eventOfSource } from './message-events.ts';
import { wireMessage } from './read-messages.ts';
import { searchTextOf } from './search-text.ts';
import { messages } from './tables.ts';

/** A message to be sent; `content` is HTML. */
export interface NewMessage {
  tuid: number;
  kind: MessageKind;
  title: string;
  content: string;
  remind: boolean;
  /** Default 'system'. */
  source?: MessageSource | undefined;
  /** What it is about; one that was asked or reminded of before is not told again. */
  refId?: number | undefined;
}

type MessageRow = typeof messages.$inferSelect;

/** Sends a message inside a transaction and returns its id. */
export async function sendMessage(tx: Queries, message: NewMessage, now: Date): Promise<number> {
  const { tuid, source = 'system' } = message;
  const seq = await recordEvent(tx, { tuid, name: eventOfSource[source], now });
  const [row] = await tx
    .insert(messages)
    .values({ ...message, source, sentAt: now, seq, searchText: searchTextOf(message) })
    .returning({ mid: messages.mid });
  if (row === undefined) throw new Error('the message was not stored');
  return row.mid;
}

/** Rows to a statement: far below what one may carry. */
const insertSize = 1_000;

/** Sends a message under many titles with one event for all, as when a mailbox is moved here. Returns the ids. */
export async function sendMessages(
  tx: Queries,
  message: Omit<NewMessage, 'title'>,
  titles: readonly string[],
  now: Date,
): Promise<number[]> {
  const { tuid, source = 'system' } = message;
  const first = await recordEvent(tx, { tuid, name: eventOfSource[source], now }, titles.length);
  const mids: number[] = [];
  for (let from = 0; from < titles.length; from += insertSize) {
    const rows = titles.slice(from, from + insertSize).map((title, index) => ({
      ...message,
      source,
      title,
      searchText: searchTextOf({ title, content: message.content }),
      // A second apart, the last one now.
      sentAt: new Date(now.getTime() - (titles.length - 1 - from - index) * 1_000),
      seq: first - titles.length + 1 + from + index,
    }));
    mids.push(...(await tx.insert(messages).values(rows).returning({ mid: messages.mid })).map(({ mid }) => mid));
  }
  return mids;
}

export function unknownMessage(): Refusal {
  return new Refusal(refusalCodes.unknown, 'The message does not exist.');
}

/**
 * Marks a message as read, or as unread again; what is so already changes nothing. Returns the number that its state has
 * now. Throws a Refusal for a message that the tutor does not have, and for one whose state is its answer.
 */
export async function setMessageRead(
  queries: Queries,
  { tuid, mid, isRead, now }: { tuid: number; mid: number; isRead: boolean; now: Date },
): Promise<number> {
  return queries.transaction(async (tx) => {
    // The row is locked first, so that two readers at once count as one change.
    const [row] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.tuid, tuid), eq(messages.mid, mid)))
      .for('update');
    if (row === undefined) throw unknownMessage();
    const current = wireMessage(row);
    if (current.isRead === isRead) return current.seq;
    const question = isRead ? questionOf(row.source) : undefined;
    if (question !== undefined) throw new Refusal(refusalCodes.invalid, question);
    if (!isRead && !mayMarkUnread(current)) {
      throw new Refusal(refusalCodes.alreadyAnswered, 'This message was answered and stays read.');
    }
    return changeMessage(tx, row, { readAt: isRead ? now : null }, now);
  });
}

/** What a message asks for instead of being marked as read. */
function questionOf(source: MessageSource): string | undefined {
  if (source === 'class') return 'This notice waits for your answer: accept or refuse it.';
  if (source === 'absence') return 'This class waits for your answer: confirm it or say that you cannot.';
  return undefined;
}

/** Changes a locked message as its own next change, and tells of it. Returns the number of the change. */
export async function changeMessage(
  tx: Queries,
  { tuid, mid, source }: MessageRow,
  change: Partial<Pick<MessageRow, 'readAt' | 'answer' | 'answerReason'>>,
  now: Date,
): Promise<number> {
  const seq = await recordEvent(tx, { tuid, name: eventOfSource[source], now });
  await tx
    .update(messages)
    .set({ ...change, seq, bulkSeq: null })
    .where(and(eq(messages.tuid, tuid), eq(messages.mid, mid)));
  return seq;
}

/**
 * Locks the unread message about something, for `changeMessage`; undefined where there is none. To be called with the
 * other locks of a transaction, before its first event.
 */
export async function lockUnreadAbout(
  tx: Queries,
  { tuid, source, refId }: { tuid: number; source: MessageSource; refId: number },
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(eq(messages.tuid, tuid), eq(messages.source, source), eq(messages.refId, refId), isNull(messages.readAt)),
    )
    .for('update');
  return row;
}

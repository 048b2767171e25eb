import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { recordEvent } from '../hubs/feed.ts';
import { messages } from './tables.ts';

/** A message to be sent; `content` is HTML. */
export interface NewMessage {
  tuid: number;
  kind: MessageKind;
  title: string;
  content: string;
  remind: boolean;
}

/** Sends a message inside a transaction and returns its id. */
export async function sendMessage(tx: Queries, message: NewMessage, now: Date): Promise<number> {
  const seq = await recordEvent(tx, { tuid: message.tuid, name: 'GetTutorSysMsg', now });
  const [row] = await tx
    .insert(messages)
    .values({ ...message, sentAt: now, seq })
    .returning({ mid: messages.mid });
  if (row === undefined) throw new Error('the message was not stored');
  return row.mid;
}

/** Marks a message as read; a second time changes nothing. Returns whether the tutor has such a message. */
export async function readMessage(queries: Queries, tuid: number, mid: number, now: Date): Promise<boolean> {
  const own = and(eq(messages.tuid, tuid), eq(messages.mid, mid));
  return queries.transaction(async (tx) => {
    // The row is locked first, so that two readers at once count as one change.
    const [row] = await tx.select({ readAt: messages.readAt }).from(messages).where(own).for('update');
    if (row === undefined) return false;
    if (row.readAt !== null) return true;
    const seq = await recordEvent(tx, { tuid, name: 'GetTutorSysMsg', now });
    await tx.update(messages).set({ readAt: now, seq }).where(own);
    return true;
  });
}

import type { ScheduledMessage } from '@tutor/api/chat/chat';
import { scheduledDaysMax, scheduledMax } from '@tutor/rules/chat/chat-limits';
import { days } from '@tutor/rules/time/durations';
import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { requireMember, touch } from './own-marks.ts';
import { mayBeSaid, type NewText, sendText } from './send-message.ts';
import { chatConversations, chatScheduled } from './tables.ts';

type ScheduledRow = typeof chatScheduled.$inferSelect;

// A long list goes on at the clock's next turn.
const sentAtOnceMax = 50;

/** What a person has left to be sent later in a conversation, the next one first. */
export async function readScheduled(
  queries: Queries,
  personId: number,
  conversationId: number,
): Promise<ScheduledMessage[]> {
  await requireMember(queries, conversationId, personId);
  const rows = await queries
    .select()
    .from(chatScheduled)
    .where(and(isWaiting(personId, conversationId), isNull(chatScheduled.sentAt)))
    .orderBy(asc(chatScheduled.sendAt), asc(chatScheduled.id));
  return rows.map(wireScheduled);
}

/** Leaves a text to be sent at an instant. A repeat with the same client id answers with what was left the first time. */
export async function schedule(
  queries: Queries,
  { sendAt, ...said }: NewText & { sendAt: Date },
  now: Date,
): Promise<ScheduledMessage> {
  const { senderId: personId, conversationId, clientId, text, quote, mentions = [], mentionsAll = false } = said;
  const stored = await findByClientId(queries, personId, clientId);
  if (stored !== undefined) return wireScheduled(stored);
  if (sendAt <= now) throw invalid('SendAt', 'Please choose a time in the future.');
  if (sendAt.getTime() - now.getTime() > days(scheduledDaysMax)) {
    throw invalid('SendAt', `Please choose a time within ${scheduledDaysMax} days.`);
  }
  return queries.transaction(async (tx) => {
    // One at a time counts how many wait.
    await tx
      .select({ id: chatConversations.id })
      .from(chatConversations)
      .where(eq(chatConversations.id, conversationId))
      .for('no key update');
    // What could never be sent is refused while its writer is there.
    await mayBeSaid(tx, said);
    const [waiting] = await tx
      .select({ count: count() })
      .from(chatScheduled)
      .where(and(isWaiting(personId, conversationId), isNull(chatScheduled.sentAt)));
    if ((waiting?.count ?? 0) >= scheduledMax) {
      throw new Refusal(refusalCodes.limitReached, `At most ${scheduledMax} messages can wait here.`);
    }
    const [row] = await tx
      .insert(chatScheduled)
      .values({ ...{ conversationId, personId, clientId, text, quote, mentions, mentionsAll, sendAt } })
      .onConflictDoNothing()
      .returning();
    const kept = row ?? (await findByClientId(tx, personId, clientId));
    if (kept === undefined) throw new Error('the message was not stored');
    await touch(tx, { conversationId, personId });
    return wireScheduled(kept);
  });
}

/** Takes back what waits; throws where it was sent already. One that could not be sent is put away. */
export async function unschedule(queries: Queries, personId: number, id: number): Promise<void> {
  const isRemoved = await queries.transaction(async (tx) => {
    const [removed] = await tx
      .delete(chatScheduled)
      .where(and(eq(chatScheduled.id, id), eq(chatScheduled.personId, personId), isNull(chatScheduled.sentAt)))
      .returning({ conversationId: chatScheduled.conversationId });
    if (removed !== undefined) await touch(tx, { ...removed, personId });
    return removed !== undefined;
  });
  if (isRemoved) return;
  const [sent] = await queries
    .select({ id: chatScheduled.id })
    .from(chatScheduled)
    .where(and(eq(chatScheduled.id, id), eq(chatScheduled.personId, personId)));
  throw sent === undefined
    ? new Refusal(refusalCodes.unknown, 'There is no such message.')
    : new Refusal(refusalCodes.alreadyAnswered, 'This message was sent already.');
}

/** Sends what is due, each in a transaction of its own that has locked it: of several backends one sends it, and once. */
export async function sendScheduled(queries: Queries, now: Date): Promise<void> {
  for (let sent = 0; sent < sentAtOnceMax; sent += 1) {
    const isOneMore = await queries.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(chatScheduled)
        .where(and(isNull(chatScheduled.sentAt), eq(chatScheduled.failure, ''), lte(chatScheduled.sendAt, now)))
        .orderBy(asc(chatScheduled.sendAt), asc(chatScheduled.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due === undefined) return false;
      await sendOne(tx, due, now);
      return true;
    });
    if (!isOneMore) return;
  }
}

async function sendOne(tx: Queries, due: ScheduledRow, now: Date): Promise<void> {
  const { id, conversationId, personId, clientId, text, quote, mentions, mentionsAll } = due;
  const membership = { conversationId, personId };
  const isThis = eq(chatScheduled.id, id);
  try {
    const said = { conversationId, senderId: personId, clientId, text, mentions, mentionsAll, isPaced: false };
    await sendText(tx, { ...said, quote: quote ?? undefined }, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.update(chatScheduled).set({ failure: error.message }).where(isThis);
    await touch(tx, membership);
    return;
  }
  // Its words are in the log now, and have to go with it when it is recalled.
  await tx.update(chatScheduled).set({ sentAt: now, text: '' }).where(isThis);
  await touch(tx, membership);
}

async function findByClientId(queries: Queries, personId: number, clientId: string): Promise<ScheduledRow | undefined> {
  const [stored] = await queries
    .select()
    .from(chatScheduled)
    .where(and(eq(chatScheduled.personId, personId), eq(chatScheduled.clientId, clientId)));
  return stored;
}

function isWaiting(personId: number, conversationId: number) {
  return and(eq(chatScheduled.personId, personId), eq(chatScheduled.conversationId, conversationId));
}

function wireScheduled({ sendAt, ...row }: ScheduledRow): ScheduledMessage {
  return {
    Id: row.id,
    ConversationId: row.conversationId,
    Text: row.text,
    Quote: row.quote,
    Mentions: [...row.mentions],
    MentionsAll: row.mentionsAll,
    SendAt: sendAt.toISOString(),
    Failure: row.failure,
  };
}

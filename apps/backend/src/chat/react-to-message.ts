import { emojiPerMessageMax } from '@tutor/rules/chat/chat-limits';
import { tooManyEmojiMessage } from '@tutor/rules/chat/chat-words';
import { isMessageKind } from '@tutor/rules/chat/entry-kinds';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { appendEntry, findMember, lockConversation } from './append-entry.ts';
import { requireMessagePace } from './message-pace.ts';
import { notMember } from './refusals.ts';
import { chatEntries } from './tables.ts';

export interface Reaction {
  conversationId: number;
  personId: number;
  seq: number;
  emoji: string;
  isOn: boolean;
}

/** One emoji as Unicode recommends them for interchange: no letter or emoji with other marks. The picker offers nothing else. */
const oneEmoji = /^\p{RGI_Emoji}$/v;

/** Puts an emoji to a message, or takes it away. What is so already is not said again. */
export async function reactToMessage(queries: Queries, reaction: Reaction, now: Date): Promise<void> {
  const { conversationId, personId, seq, emoji, isOn } = reaction;
  if (!oneEmoji.test(emoji)) throw invalid('Emoji', 'This is no emoji.');
  await queries.transaction(async (tx) => {
    await requireMessagePace(tx, personId, now);
    const conversation = await lockConversation(tx, conversationId);
    const member = await findMember(tx, conversationId, personId);
    if (conversation === undefined || member === undefined) throw notMember();
    const [target] = await tx
      .select({ kind: chatEntries.kind })
      .from(chatEntries)
      .where(
        and(
          eq(chatEntries.conversationId, conversationId),
          eq(chatEntries.seq, seq),
          gt(chatEntries.seq, member.fromSeq),
        ),
      );
    if (target === undefined || !isMessageKind(target.kind)) {
      throw new Refusal(refusalCodes.unknown, 'This message is not there any more.');
    }
    if ((await isReacting(tx, reaction)) === isOn) return;
    if (isOn) await requireFewEmoji(tx, reaction);
    const body = { target: seq, emoji, isOn };
    await appendEntry(tx, { conversationId, senderId: personId, kind: 'reaction', body, target: seq }, now);
  });
}

/** Throws for one more emoji on a message that has enough different ones; one that is there already may be joined. */
async function requireFewEmoji(tx: Queries, { conversationId, seq, emoji }: Reaction): Promise<void> {
  const lastWords = tx
    .selectDistinctOn([chatEntries.senderId, sql`${chatEntries.body}->>'emoji'`], {
      emoji: sql<string>`${chatEntries.body}->>'emoji'`.as('emoji'),
      isOn: sql<boolean>`(${chatEntries.body}->>'isOn')::boolean`.as('is_on'),
    })
    .from(chatEntries)
    .where(
      and(
        eq(chatEntries.conversationId, conversationId),
        eq(chatEntries.target, seq),
        eq(chatEntries.kind, 'reaction'),
      ),
    )
    .orderBy(chatEntries.senderId, sql`${chatEntries.body}->>'emoji'`, desc(chatEntries.seq))
    .as('last_words');
  const there = await tx.selectDistinct({ emoji: lastWords.emoji }).from(lastWords).where(sql`${lastWords.isOn}`);
  if (there.length >= emojiPerMessageMax && !there.some((one) => one.emoji === emoji)) {
    throw new Refusal(refusalCodes.limitReached, tooManyEmojiMessage);
  }
}

/** Whether a person's last word with an emoji on a message was to put it there. */
async function isReacting(tx: Queries, { conversationId, personId, seq, emoji }: Reaction): Promise<boolean> {
  const [last] = await tx
    .select({ isOn: sql<boolean>`(${chatEntries.body}->>'isOn')::boolean` })
    .from(chatEntries)
    .where(
      and(
        eq(chatEntries.conversationId, conversationId),
        eq(chatEntries.target, seq),
        eq(chatEntries.kind, 'reaction'),
        eq(chatEntries.senderId, personId),
        sql`${chatEntries.body}->>'emoji' = ${emoji}`,
      ),
    )
    .orderBy(desc(chatEntries.seq))
    .limit(1);
  return last?.isOn ?? false;
}

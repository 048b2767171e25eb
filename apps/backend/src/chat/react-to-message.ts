import { isMessageKind } from '@tutor/rules/chat/entry-kinds';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { appendEntry, findMember, lockConversation } from './append-entry.ts';
import { notMember } from './refusals.ts';
import { requirePace } from './send-message.ts';
import { chatEntries } from './tables.ts';

export interface Reaction {
  conversationId: number;
  personId: number;
  seq: number;
  emoji: string;
  isOn: boolean;
}

const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Puts an emoji to a message, or takes it away. What is so already is not said again. */
export async function reactToMessage(queries: Queries, reaction: Reaction, now: Date): Promise<void> {
  const { conversationId, personId, seq, emoji, isOn } = reaction;
  if (!pictograph.test(emoji) || [...segmenter.segment(emoji)].length !== 1) throw invalid('Emoji', 'is no emoji');
  await requirePace(queries, personId, now);
  await queries.transaction(async (tx) => {
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
    const body = { target: seq, emoji, isOn };
    await appendEntry(tx, { conversationId, senderId: personId, kind: 'reaction', body, target: seq }, now);
  });
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

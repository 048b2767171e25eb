import { recallMs } from '@tutor/rules/chat/chat-limits';
import { notMemberMessage, recallFailedMessage, recallTooLateMessage } from '@tutor/rules/chat/chat-words';
import { isRecallableKind } from '@tutor/rules/chat/entry-kinds';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { appendEntry, findMember, lockConversation } from './append-entry.ts';
import { chatEntries, chatFiles } from './tables.ts';

/**
 * Takes an own message back: its words and its file's readers are erased in the same transaction that says so. A second time
 * changes nothing.
 */
export async function recallMessage(
  queries: Queries,
  { conversationId, personId, seq }: { conversationId: number; personId: number; seq: number },
  now: Date,
): Promise<void> {
  await queries.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    const member = await findMember(tx, conversationId, personId);
    if (conversation === undefined || member === undefined) throw recallFailed(notMemberMessage);
    const isTarget = and(eq(chatEntries.conversationId, conversationId), eq(chatEntries.seq, seq));
    const [entry] = await tx.select().from(chatEntries).where(isTarget);
    if (entry === undefined || entry.senderId !== personId) throw recallFailed('it is not a message of yours.');
    if (entry.kind === 'recalled') return;
    if (!isRecallableKind(entry.kind)) throw recallFailed('this kind of message stays.');
    if (now.getTime() - entry.at.getTime() > recallMs) throw new Refusal(refusalCodes.tooLate, recallTooLateMessage);
    await tx.update(chatEntries).set({ kind: 'recalled', body: null, searchText: null }).where(isTarget);
    await tx.delete(chatFiles).where(and(eq(chatFiles.conversationId, conversationId), eq(chatFiles.seq, seq)));
    const recall = { conversationId, senderId: personId, kind: 'recall', body: { target: seq }, target: seq };
    await appendEntry(tx, recall, now);
  });
}

function recallFailed(reason: string): Refusal {
  return new Refusal(refusalCodes.unknown, `${recallFailedMessage}: ${reason}`);
}

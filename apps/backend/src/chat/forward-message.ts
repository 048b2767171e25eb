import { whyNotSendFiles } from '@tutor/rules/chat/group-rules';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { appendEntry, type EntryRow, findMember, settingsOf, wireEntry } from './append-entry.ts';
import { once, sendFailed, spoken } from './send-message.ts';
import { chatEntries, chatFiles } from './tables.ts';

/** A message that is said once more in another conversation. */
interface NewForward {
  conversationId: number;
  senderId: number;
  clientId: string;
  quote?: number | undefined;
  source: { conversationId: number; seq: number };
}

/**
 * Says a text or file of one conversation once more in another: without its quote and mentions, which are of the first one. From
 * then on the people of the other conversation may read the file. A repeat is answered as that of a text.
 */
export async function forwardMessage(queries: Queries, message: NewForward, now: Date): Promise<EntryRow> {
  const { conversationId, senderId, clientId, quote } = message;
  return once(queries, message, (tx) =>
    spoken(tx, message, now, async (conversation, member) => {
      const { entry, searchText } = await requireForwardable(tx, message);
      const said = { conversationId, senderId, clientId, searchText };
      if (entry.kind === 'text') {
        const body = {
          text: entry.body.text,
          quote: quote ?? null,
          mentions: [],
          mentionsAll: false,
          isForwarded: true,
        };
        return appendEntry(tx, { ...said, kind: 'text', body }, now);
      }
      const why = whyNotSendFiles(settingsOf(conversation), member.role);
      if (why !== undefined) throw sendFailed(why);
      const { file } = entry.body;
      const body = { file, quote: quote ?? null, isForwarded: true };
      const sent = await appendEntry(tx, { ...said, kind: entry.kind, body }, now);
      await tx.insert(chatFiles).values({ conversationId, seq: sent.seq, reference: file.path });
      return sent;
    }),
  );
}

/** The message as it stands, held so that it cannot be recalled meanwhile; throws where its reader cannot see it. */
async function requireForwardable(tx: Queries, { senderId, source }: NewForward) {
  const reader = await findMember(tx, source.conversationId, senderId);
  const [row] =
    reader === undefined
      ? []
      : await tx
          .select()
          .from(chatEntries)
          .where(
            and(
              eq(chatEntries.conversationId, source.conversationId),
              eq(chatEntries.seq, source.seq),
              gt(chatEntries.seq, reader.fromSeq),
            ),
          )
          .for('share');
  if (row?.kind === 'recalled') throw sendFailed('the message was recalled.');
  const entry = row === undefined ? undefined : readEntry(wireEntry(row));
  if (entry?.kind === 'text' || entry?.kind === 'picture' || entry?.kind === 'file') {
    return { entry, searchText: row?.searchText ?? null };
  }
  throw sendFailed('this message cannot be forwarded.');
}

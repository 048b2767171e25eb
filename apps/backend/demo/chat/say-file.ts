import type { ChatFile } from '@tutor/rules/chat/chat-entry';
import { comparableText } from '@tutor/rules/shell/comparable-text';
import { appendEntry, type EntryRow } from '../../src/chat/append-entry.ts';
import { once, spoken } from '../../src/chat/send-message.ts';
import { chatFiles } from '../../src/chat/tables.ts';
import type { Queries } from '../../src/database/database.ts';

interface SaidFile {
  conversationId: number;
  senderId: number;
  clientId: string;
  /** One of the files of the seeds. */
  file: ChatFile;
}

/** Sends a file of the seeds, once for a client id. */
export function sayFile(queries: Queries, { file, ...message }: SaidFile, now: Date): Promise<EntryRow> {
  const { conversationId, senderId, clientId } = message;
  return once(queries, message, (tx) =>
    spoken(tx, message, now, async () => {
      const kind = file.contentType.startsWith('image/') ? 'picture' : 'file';
      const entry = await appendEntry(
        tx,
        {
          conversationId,
          senderId,
          clientId,
          kind,
          body: { file, quote: null },
          searchText: comparableText(file.name),
        },
        now,
      );
      await tx.insert(chatFiles).values({ conversationId, seq: entry.seq, reference: file.path });
      return entry;
    }),
  );
}

import { plainText } from '@tutor/rules/messages/plain-text';
import { comparableText } from '@tutor/rules/shell/comparable-text';
import { eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { messages } from './tables.ts';

/** What searching looks at of a message: title and words as every page has them. */
export function searchTextOf({ title, content }: { title: string; content: string }): string {
  return comparableText(`${title} ${plainText(content)}`);
}

const batchSize = 500;

/** Makes what searching looks at for messages that a migration has left without. */
export async function fillSearchTexts(queries: Queries): Promise<void> {
  for (;;) {
    const rows = await queries
      .select({ mid: messages.mid, title: messages.title, content: messages.content })
      .from(messages)
      .where(isNull(messages.searchText))
      .limit(batchSize);
    if (rows.length === 0) return;
    await queries.transaction(async (tx) => {
      for (const row of rows) {
        await tx
          .update(messages)
          .set({ searchText: searchTextOf(row) })
          .where(eq(messages.mid, row.mid));
      }
    });
  }
}

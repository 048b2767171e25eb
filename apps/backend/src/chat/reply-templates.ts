import type { ReplyTemplate } from '@tutor/api/chat/chat';
import { replyTemplatesMax } from '@tutor/rules/chat/chat-limits';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { chatPeople, chatReplyTemplates } from './tables.ts';

/** A person's own texts at hand, the oldest first. */
export async function readTemplates(queries: Queries, personId: number): Promise<ReplyTemplate[]> {
  const rows = await queries
    .select()
    .from(chatReplyTemplates)
    .where(eq(chatReplyTemplates.personId, personId))
    .orderBy(asc(chatReplyTemplates.createdAt), asc(chatReplyTemplates.key));
  return rows.map(({ key, text }) => ({ Key: key, Text: text }));
}

/** Keeps a text under its key, or changes the one that is kept there. */
export async function saveTemplate(
  queries: Queries,
  template: { personId: number; key: string; text: string },
  now: Date,
): Promise<void> {
  const { personId, key, text } = template;
  await queries.transaction(async (tx) => {
    // One at a time counts how many there are.
    await tx.select({ id: chatPeople.id }).from(chatPeople).where(eq(chatPeople.id, personId)).for('no key update');
    const [others] = await tx
      .select({ count: count() })
      .from(chatReplyTemplates)
      .where(and(eq(chatReplyTemplates.personId, personId), ne(chatReplyTemplates.key, key)));
    if ((others?.count ?? 0) >= replyTemplatesMax) {
      throw new Refusal(refusalCodes.limitReached, `At most ${replyTemplatesMax} replies of your own can be kept.`);
    }
    await tx
      .insert(chatReplyTemplates)
      .values({ ...template, createdAt: now })
      .onConflictDoUpdate({ target: [chatReplyTemplates.personId, chatReplyTemplates.key], set: { text } });
  });
}

export async function removeTemplate(queries: Queries, personId: number, key: string): Promise<void> {
  await queries
    .delete(chatReplyTemplates)
    .where(and(eq(chatReplyTemplates.personId, personId), eq(chatReplyTemplates.key, key)));
}

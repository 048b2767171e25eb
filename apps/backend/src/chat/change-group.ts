import type { groupChangeSchema } from '@tutor/rules/chat/chat-forms';
import { whyNotManage } from '@tutor/rules/chat/group-rules';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { appendEntry } from './append-entry.ts';
import { allowed, inGroup } from './group-people.ts';
import { requireGroupName } from './open-group.ts';
import type { PersonRow } from './people.ts';
import { takeGroupPicture } from './send-file.ts';
import { chatConversations, chatEntries } from './tables.ts';

export interface GroupChange {
  conversationId: number;
  /** What is left out stays. */
  settings: z.output<typeof groupChangeSchema>;
  avatarPath: UploadReference<'GroupPhoto'> | undefined;
}

/** The words of announcements that stand no more leave the log, which says only that they were changed. */
async function eraseAnnouncements(tx: Queries, conversationId: number): Promise<void> {
  const words = sql`${chatEntries.body}->>'announcement'`;
  await tx
    .update(chatEntries)
    .set({ body: sql`jsonb_set(${chatEntries.body}, '{announcement}', 'null')` })
    .where(and(eq(chatEntries.conversationId, conversationId), eq(chatEntries.kind, 'settings'), sql`${words} <> ''`));
}

/** Changes settings of a group; what is so already is not said again. */
export async function changeGroup(
  queries: Queries,
  person: PersonRow,
  { conversationId, settings, avatarPath }: GroupChange,
  now: Date,
): Promise<void> {
  await inGroup(queries, { conversationId, personId: person.id }, async (tx, { conversation, actor }) => {
    allowed(whyNotManage(actor.role));
    const avatar = avatarPath === undefined ? undefined : await takeGroupPicture(tx, person, avatarPath, now);
    const current: Readonly<Record<string, unknown>> = { ...conversation };
    const changes = Object.fromEntries(
      Object.entries({ ...settings, avatar }).filter(([name, value]) => value !== undefined && value !== current[name]),
    );
    const changed = Object.keys(changes);
    if (changed.length === 0) return;
    if (typeof changes.name === 'string') await requireGroupName(tx, person, changes.name);
    await tx.update(chatConversations).set(changes).where(eq(chatConversations.id, conversationId));
    if (changes.announcement !== undefined) await eraseAnnouncements(tx, conversationId);
    const body = { changed, name: changes.name ?? null, announcement: changes.announcement ?? null };
    await appendEntry(tx, { conversationId, senderId: person.id, kind: 'settings', body }, now);
  });
}

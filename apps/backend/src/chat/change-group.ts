import type { groupChangeSchema } from '@tutor/rules/chat/chat-forms';
import { whyNotManage } from '@tutor/rules/chat/group-rules';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { appendEntry } from './append-entry.ts';
import { allowed, inGroup } from './group-people.ts';
import { requireGroupName } from './open-group.ts';
import type { PersonRow } from './people.ts';
import { takeGroupPicture } from './send-file.ts';
import { chatConversations } from './tables.ts';

export interface GroupChange {
  conversationId: number;
  /** What is left out stays. */
  settings: z.output<typeof groupChangeSchema>;
  avatarPath: string | undefined;
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
    const body = { changed, name: changes.name ?? null, announcement: changes.announcement ?? null };
    await appendEntry(tx, { conversationId, senderId: person.id, kind: 'settings', body }, now);
  });
}

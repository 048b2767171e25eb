import { createHash } from 'node:crypto';
import type { ChatNoticeField, ChatNoticeType } from '@tutor/rules/chat/chat-notice';
import { lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import type { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { appendEntry, lockConversation } from './append-entry.ts';
import { beginConversation } from './open-conversation.ts';
import { requirePersonOfTutor, requireStaff } from './people.ts';
import { chatEntries, chatPeople } from './tables.ts';

/** A notice of the service in a tutor's chat (specification, growth §3). */
export interface ChatTold {
  tuid: number;
  type: ChatNoticeType;
  fields: Partial<Record<ChatNoticeField, string | number>>;
  /** What it is about: of one type it is told once. */
  about: string | number;
}

/**
 * Tells a tutor of an event in its conversation with the support, once, inside the event's transaction. It locks that
 * conversation: to be called after all other locks of the transaction. Tutors who may not chat are told nothing.
 */
export async function tellInChat(tx: Queries, { tuid, type, fields, about }: ChatTold, now: Date): Promise<void> {
  const [tutor] = await tx
    .select({ isChatAuthorized: tutors.isChatAuthorized })
    .from(tutors)
    .where(eq(tutors.tuid, tuid));
  if (tutor?.isChatAuthorized !== true) return;
  const support = await requireStaff(tx, 'support');
  const conversationId = await beginConversation(tx, support, await requirePersonOfTutor(tx, tuid), now);
  await lockConversation(tx, conversationId);
  const clientId = keyOf(type, about);
  const [told] = await tx
    .select({ seq: chatEntries.seq })
    .from(chatEntries)
    .where(and(eq(chatEntries.senderId, support.id), eq(chatEntries.clientId, clientId)));
  if (told !== undefined) return;
  const entry = { conversationId, senderId: support.id, clientId, kind: 'notice', body: { type, fields } };
  await appendEntry(tx, entry, now);
}

/** The client id of a notice: the same event has the same one. MD5 is what the database makes it by, too; it proves nothing. */
function keyOf(type: ChatNoticeType, about: string | number): string {
  const hash = createHash('md5').update(`${type} ${about}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20)].join('-');
}

/** Whether a notice about what a column names was told. */
export function isTold(type: ChatNoticeType, about: PgColumn): SQL {
  return sql`exists (select from ${chatEntries}
    where ${chatEntries.clientId} = md5(${`${type} `}::text || ${about})::uuid
      and ${chatEntries.senderId} = (select ${chatPeople.id} from ${chatPeople} where ${chatPeople.staffKey} = 'support'))`;
}

/** What notices say of a class. */
export function aboutClass({
  clid,
  startsAt,
  lessonKind,
}: Pick<typeof classes.$inferSelect, 'clid' | 'startsAt' | 'lessonKind'>) {
  return { classid: clid, classtime: startsAt.toISOString(), classtype: lessonKindWords[lessonKind] };
}

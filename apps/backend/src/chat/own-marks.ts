import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { findMember, type MemberRow } from './append-entry.ts';
import { unreadCount } from './read-conversations.ts';
import { notMember } from './refusals.ts';
import { chatConversations, chatMembers } from './tables.ts';

/** A person in a conversation. */
interface Membership {
  conversationId: number;
  personId: number;
}

/** The caller as it is in a conversation; throws where it is not in it. */
export async function requireMember(queries: Queries, conversationId: number, personId: number): Promise<MemberRow> {
  const member = await findMember(queries, conversationId, personId);
  if (member === undefined) throw notMember();
  return member;
}

/** Notes that everything up to a number was seen; a lower one than before changes nothing. Tells the others. */
export async function markRead(
  queries: Queries,
  { conversationId, personId }: Membership,
  upTo: number,
): Promise<{ unread: number; version: number }> {
  await queries.transaction(async (tx) => {
    const reached = tx
      .select({ seq: sql<number>`least(${chatConversations.seq}, ${upTo})` })
      .from(chatConversations)
      .where(eq(chatConversations.id, conversationId));
    const [moved] = await tx
      .update(chatMembers)
      .set({ readSeq: sql`(${reached})`, isMarkedUnread: false, version: sql`${chatMembers.version} + 1` })
      .where(and(isMember({ conversationId, personId }), lt(chatMembers.readSeq, sql`(${reached})`)))
      .returning({ seq: chatMembers.readSeq });
    if (moved !== undefined) await notify(tx, { kind: 'chatRead', conversationId, personId, seq: moved.seq });
  });
  const [now] = await queries
    .select({ unread: unreadCount, version: chatMembers.version })
    .from(chatMembers)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMembers.conversationId))
    .where(isMember({ conversationId, personId }));
  if (now === undefined) throw notMember();
  return now;
}

/** Mutes, pins or marks a conversation as unread for one person, or ends it; returns the number of its marks. */
export async function mark(
  queries: Queries,
  membership: Membership,
  marks: { isMuted?: boolean | undefined; isPinned?: boolean | undefined; isMarkedUnread?: boolean | undefined },
): Promise<number> {
  return queries.transaction(async (tx) => {
    const [changed] = await tx
      .update(chatMembers)
      .set({ ...marks, version: sql`${chatMembers.version} + 1` })
      .where(isMember(membership))
      .returning({ version: chatMembers.version });
    if (changed === undefined) throw notMember();
    await notify(tx, { kind: 'chatMarks', ...membership });
    return changed.version;
  });
}

/** Something of a person's own has changed in a conversation: its other pages read it anew. */
export async function touch(queries: Queries, membership: Membership): Promise<void> {
  await queries
    .update(chatMembers)
    .set({ version: sql`${chatMembers.version} + 1` })
    .where(isMember(membership));
  await notify(queries, { kind: 'chatMarks', ...membership });
}

function isMember({ conversationId, personId }: Membership) {
  return and(
    eq(chatMembers.conversationId, conversationId),
    eq(chatMembers.personId, personId),
    isNull(chatMembers.leftAt),
  );
}

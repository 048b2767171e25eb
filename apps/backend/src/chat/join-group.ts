import { whyNotManage } from '@tutor/rules/chat/group-rules';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { refusalCodes } from '../http/refusal.ts';
import { type ConversationRow, lockConversation } from './append-entry.ts';
import { addMembers, allowed, type GroupMember, inGroup, membersInOrder } from './group-people.ts';
import { type PersonRow, requirePerson } from './people.ts';
import { groupFailed } from './refusals.ts';
import { chatConversations, chatJoinRequests } from './tables.ts';

/** A group by its number, for whoever wants to join it. */
export async function findGroup(queries: Queries, person: PersonRow, conversationId: number) {
  const [found] = await queries.select().from(chatConversations).where(eq(chatConversations.id, conversationId));
  const group = requireGroup(found);
  const members = await membersInOrder(queries, conversationId);
  const asked = await queries
    .select({ id: chatJoinRequests.id })
    .from(chatJoinRequests)
    .where(and(eq(chatJoinRequests.conversationId, conversationId), eq(chatJoinRequests.personId, person.id)));
  return {
    ConversationId: group.id,
    Name: group.name,
    Introduction: group.introduction,
    Question: group.question,
    MemberCount: members.length,
    IsMember: members.some(({ id }) => id === person.id),
    IsAsked: asked.length > 0,
  };
}

/** Joins a group that asks nothing, or asks to join one that does. Returns whether the person is in it now. */
export function joinGroup(
  queries: Queries,
  person: PersonRow,
  { conversationId, answer }: { conversationId: number; answer: string },
  now: Date,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const conversation = requireGroup(await lockConversation(tx, conversationId));
    const members = await membersInOrder(tx, conversationId);
    if (members.some(({ id }) => id === person.id)) return true;
    if (conversation.question === '') {
      await addMembers(tx, { conversation, members }, person.id, { action: 'joined', people: [person] }, now);
      return true;
    }
    if (answer === '') throw groupFailed('please answer the question of the group.', refusalCodes.invalid);
    await tx
      .insert(chatJoinRequests)
      .values({ conversationId, personId: person.id, answer, at: now })
      .onConflictDoUpdate({
        target: [chatJoinRequests.conversationId, chatJoinRequests.personId],
        set: { answer, at: now },
      });
    await tellAdmins(tx, conversationId, members);
    return false;
  });
}

/** Takes a person into the group who has asked, or refuses. */
export async function decideOnJoining(
  queries: Queries,
  person: PersonRow,
  { conversationId, requestId, isAccepted }: { conversationId: number; requestId: number; isAccepted: boolean },
  now: Date,
): Promise<void> {
  await inGroup(queries, { conversationId, personId: person.id }, async (tx, group) => {
    allowed(whyNotManage(group.actor.role));
    const [request] = await tx
      .delete(chatJoinRequests)
      .where(and(eq(chatJoinRequests.id, requestId), eq(chatJoinRequests.conversationId, conversationId)))
      .returning();
    if (request === undefined) throw groupFailed('this request was answered already.', refusalCodes.alreadyAnswered);
    if (isAccepted) {
      const joining = await requirePerson(tx, request.personId);
      await addMembers(tx, group, person.id, { action: 'joined', people: [joining] }, now);
    }
    await tellAdmins(tx, conversationId, group.members);
  });
}

/** Those who decide look at the requests anew. */
async function tellAdmins(tx: Queries, conversationId: number, members: readonly GroupMember[]): Promise<void> {
  for (const { id, role } of members) {
    if (role !== 'member') await notify(tx, { kind: 'chatMarks', conversationId, personId: id });
  }
}

function requireGroup(conversation: ConversationRow | undefined): ConversationRow {
  if (conversation?.kind === 'group') return conversation;
  throw groupFailed('there is no group with this number.', refusalCodes.unknown);
}

import { whyNotManage } from '@tutor/rules/chat/group-rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { refusalCodes } from '../http/refusal.ts';
import { type ConversationRow, findMember, lockConversation } from './append-entry.ts';
import { addMembers, allowed, type GroupMember, inGroup, membersInOrder } from './group-people.ts';
import { type PersonRow, requirePerson } from './people.ts';
import { groupFailed } from './refusals.ts';
import { chatConversations, chatJoinRequests, chatMembers } from './tables.ts';

/**
 * A group by its number, for whoever wants to join it. Only to those who are in it, or may enter at once, it says its name: to all
 * others a group without a question is the same as none.
 */
export async function findGroup(queries: Queries, person: PersonRow, groupNumber: string) {
  const [conversation] = await queries
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.groupNumber, groupNumber));
  if (conversation === undefined) return { Group: null, Question: '', IsMember: false };
  const { id, name, introduction, question } = conversation;
  const isMember = (await findMember(queries, id, person.id)) !== undefined;
  if (!isMember && !(await mayEnter(queries, conversation, person.id))) {
    return { Group: null, Question: question, IsMember: false };
  }
  const members = await membersInOrder(queries, id);
  return {
    Group: { Name: name, Introduction: introduction, MemberCount: members.length },
    Question: '',
    IsMember: isMember,
  };
}

/** Enters a group that is open, or asks to join it. Returns its id where the person is in it now; a number of no group is asked in vain. */
export async function joinGroup(
  queries: Queries,
  person: PersonRow,
  { groupNumber, answer }: { groupNumber: string; answer: string },
  now: Date,
): Promise<number | null> {
  const [found] = await queries
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.groupNumber, groupNumber));
  if (found === undefined) return null;
  const conversationId = found.id;
  return queries.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    const members = await membersInOrder(tx, conversationId);
    if (members.some(({ id }) => id === person.id)) return conversationId;
    if (conversation !== undefined && (await mayEnter(tx, conversation, person.id))) {
      await addMembers(tx, { conversation, members }, person.id, { action: 'joined', people: [person] }, now);
      return conversationId;
    }
    if (conversation?.question !== '' && answer === '') {
      throw groupFailed('please answer the question of the group.', refusalCodes.invalid);
    }
    await tx
      .insert(chatJoinRequests)
      .values({ conversationId, personId: person.id, answer, at: now })
      .onConflictDoUpdate({
        target: [chatJoinRequests.conversationId, chatJoinRequests.personId],
        set: { answer, at: now },
      });
    await tellAdmins(tx, conversationId, members);
    return null;
  });
}

/** Whether somebody who is not in a group comes in without an administrator: never who was removed from it. */
async function mayEnter(queries: Queries, { id, joining }: ConversationRow, personId: number): Promise<boolean> {
  if (joining !== 'open') return false;
  const [removed] = await queries
    .select({ personId: chatMembers.personId })
    .from(chatMembers)
    .where(
      and(eq(chatMembers.conversationId, id), eq(chatMembers.personId, personId), isNotNull(chatMembers.removedAt)),
    );
  return removed === undefined;
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

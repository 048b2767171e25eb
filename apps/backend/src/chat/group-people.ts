import type { GroupRole } from '@tutor/rules/chat/chat-person';
import { notMemberMessage } from '@tutor/rules/chat/chat-words';
import {
  successorOf,
  whyNotChangeRole,
  whyNotLeave,
  whyNotMakeOwner,
  whyNotManage,
  whyNotRemove,
} from '@tutor/rules/chat/group-rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { leaveCallOfConversation } from '../calls/leave-call.ts';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { refusalCodes } from '../http/refusal.ts';
import { appendEntry, type ConversationRow, lockConversation } from './append-entry.ts';
import { named, requireContacts, requireRoom } from './open-group.ts';
import type { PersonRow } from './people.ts';
import { groupFailed } from './refusals.ts';
import { chatJoinRequests, chatMembers, chatPeople } from './tables.ts';

/** Somebody in a group, as the rules of groups look at it. */
export interface GroupMember {
  id: number;
  role: GroupRole;
  kind: PersonRow['kind'];
  readSeq: number;
  person: PersonRow;
}

/** A group that is locked, with its people in order of joining. What is decided by them holds until the transaction ends. */
export interface LockedGroup {
  conversation: ConversationRow;
  actor: GroupMember;
  members: GroupMember[];
}

/** Runs `work` on a group that is locked; throws where the person is not in it. */
export function inGroup<Result>(
  queries: Queries,
  { conversationId, personId }: { conversationId: number; personId: number },
  work: (tx: Queries, group: LockedGroup) => Promise<Result>,
): Promise<Result> {
  return queries.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    const members = await membersInOrder(tx, conversationId);
    const actor = members.find(({ id }) => id === personId);
    if (conversation === undefined || actor === undefined) throw groupFailed(notMemberMessage, refusalCodes.unknown);
    if (conversation.kind !== 'group') throw groupFailed('this is no group.', refusalCodes.unknown);
    return work(tx, { conversation, actor, members });
  });
}

/** The people of a conversation in order of joining. */
export async function membersInOrder(queries: Queries, conversationId: number): Promise<GroupMember[]> {
  const rows = await queries
    .select({ role: chatMembers.role, readSeq: chatMembers.readSeq, person: chatPeople })
    .from(chatMembers)
    .innerJoin(chatPeople, eq(chatPeople.id, chatMembers.personId))
    .where(and(eq(chatMembers.conversationId, conversationId), isNull(chatMembers.leftAt)))
    .orderBy(asc(chatMembers.fromSeq), asc(chatMembers.personId));
  return rows.map((row) => ({ id: row.person.id, kind: row.person.kind, ...row }));
}

/** Throws a rule's reason, where it gives one. */
export function allowed(why: string | undefined): void {
  if (why !== undefined) throw groupFailed(why);
}

/** What happened to people of a group, as its log has it. */
interface PeopleNews {
  action: 'invited' | 'joined' | 'left' | 'removed' | 'role';
  people: readonly PersonRow[];
  role?: GroupRole;
  note?: string | undefined;
}

function tellPeople(
  tx: Queries,
  conversationId: number,
  senderId: number,
  { action, people, role, note }: PeopleNews,
  now: Date,
) {
  const body = { action, people: people.map(named), role: role ?? null, note: note || null };
  return appendEntry(tx, { conversationId, senderId, kind: 'people', body }, now);
}

/** Takes people into a locked group; they see what happens from the entry on that says so. */
export async function addMembers(
  tx: Queries,
  { conversation, members }: Pick<LockedGroup, 'conversation' | 'members'>,
  senderId: number,
  news: PeopleNews,
  now: Date,
): Promise<void> {
  const { id: conversationId, seq } = conversation;
  requireRoom(members.length + news.people.length);
  await tx
    .insert(chatMembers)
    .values(
      news.people.map((person) => ({
        conversationId,
        personId: person.id,
        personKind: person.kind,
        fromSeq: seq,
        readSeq: seq,
      })),
    )
    .onConflictDoUpdate({
      target: [chatMembers.conversationId, chatMembers.personId],
      set: {
        role: 'member',
        fromSeq: seq,
        readSeq: seq,
        version: sql`${chatMembers.version} + 1`,
        isMuted: false,
        isPinned: false,
        isMarkedUnread: false,
        leftAt: null,
        removedAt: null,
      },
    });
  for (const { id } of news.people) {
    await tx
      .delete(chatJoinRequests)
      .where(and(eq(chatJoinRequests.conversationId, conversationId), eq(chatJoinRequests.personId, id)));
  }
  await tellPeople(tx, conversationId, senderId, news, now);
}

/** Brings contacts of an administrator into its group; people who are in it already stay. */
export async function invite(
  queries: Queries,
  person: PersonRow,
  { conversationId, people, note }: { conversationId: number; people: readonly number[]; note: string | undefined },
  now: Date,
): Promise<void> {
  await inGroup(queries, { conversationId, personId: person.id }, async (tx, group) => {
    allowed(whyNotManage(group.actor.role));
    const known = new Set(group.members.map(({ id }) => id));
    const wanted = people.filter((id) => !known.has(id));
    const invited = await requireContacts(tx, person, wanted);
    if (invited.length === 0) return;
    await addMembers(tx, group, person.id, { action: 'invited', people: invited, note }, now);
  });
}

/** Leaves a group; where its owner leaves, the oldest administrator who is no teacher follows. */
export async function leaveGroup(
  queries: Queries,
  person: PersonRow,
  conversationId: number,
  now: Date,
): Promise<void> {
  await inGroup(queries, { conversationId, personId: person.id }, async (tx, { conversation, actor, members }) => {
    const others = members.filter(({ id }) => id !== actor.id);
    allowed(whyNotLeave(actor, others));
    await goOut(tx, conversation, actor.id, now);
    await tellPeople(tx, conversationId, actor.id, { action: 'left', people: [actor.person] }, now);
    const successor = actor.role === 'owner' ? successorOf(others) : undefined;
    if (successor !== undefined) await changeRole(tx, { conversationId, actor, target: successor, role: 'owner' }, now);
  });
}

/** Removes a person from a group. */
export async function removeMember(
  queries: Queries,
  person: PersonRow,
  { conversationId, personId }: { conversationId: number; personId: number },
  now: Date,
): Promise<void> {
  await inGroup(queries, { conversationId, personId: person.id }, async (tx, { conversation, actor, members }) => {
    const target = requireTarget(members, personId);
    allowed(whyNotRemove(actor, target));
    await goOut(tx, conversation, target.id, now, { isRemoved: true });
    await tellPeople(tx, conversationId, actor.id, { action: 'removed', people: [target.person] }, now);
  });
}

/** Gives a person another role; whoever hands the group over is an administrator from then on. */
export async function setRole(
  queries: Queries,
  person: PersonRow,
  { conversationId, personId, role }: { conversationId: number; personId: number; role: GroupRole },
  now: Date,
): Promise<void> {
  await inGroup(queries, { conversationId, personId: person.id }, async (tx, { actor, members }) => {
    const target = requireTarget(members, personId);
    allowed(role === 'owner' ? whyNotMakeOwner(actor, target) : whyNotChangeRole(actor, target));
    if (target.role === role) return;
    // First: a group has one owner at each moment.
    if (role === 'owner') await putRole(tx, conversationId, actor.id, 'admin');
    await changeRole(tx, { conversationId, actor, target, role }, now);
  });
}

function requireTarget(members: readonly GroupMember[], personId: number): GroupMember {
  const target = members.find(({ id }) => id === personId);
  if (target === undefined) throw groupFailed('this person is not in the group any more.', refusalCodes.unknown);
  return target;
}

async function changeRole(
  tx: Queries,
  {
    conversationId,
    actor,
    target,
    role,
  }: { conversationId: number; actor: GroupMember; target: GroupMember; role: GroupRole },
  now: Date,
): Promise<void> {
  await putRole(tx, conversationId, target.id, role);
  await tellPeople(tx, conversationId, actor.id, { action: 'role', people: [target.person], role }, now);
}

async function putRole(tx: Queries, conversationId: number, personId: number, role: GroupRole): Promise<void> {
  await tx.update(chatMembers).set({ role }).where(isMember(conversationId, personId));
}

/** From now on the person gets nothing of the conversation, nor of its call; its open pages are told to look. */
async function goOut(
  tx: Queries,
  conversation: ConversationRow,
  personId: number,
  now: Date,
  { isRemoved = false } = {},
): Promise<void> {
  const { id: conversationId } = conversation;
  await leaveCallOfConversation(tx, conversation, personId, now);
  await tx
    .update(chatMembers)
    .set({ leftAt: now, role: 'member', ...(isRemoved ? { removedAt: now } : {}) })
    .where(isMember(conversationId, personId));
  await notify(tx, { kind: 'chatMarks', conversationId, personId });
}

function isMember(conversationId: number, personId: number) {
  return and(eq(chatMembers.conversationId, conversationId), eq(chatMembers.personId, personId));
}

import type { ChatPerson } from '@tutor/rules/chat/chat-person';
import type { Conversation, JoinRequest } from '@tutor/rules/chat/conversation';
import { isAdmin } from '@tutor/rules/chat/group-rules';
import { and, asc, desc, eq, exists, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { type MemberRow, settingsOf } from './append-entry.ts';
import { membersInOrder } from './group-people.ts';
import { requireMember } from './own-marks.ts';
import { type PersonRow, wirePerson } from './people.ts';
import { readConversations } from './read-conversations.ts';
import { notMember } from './refusals.ts';
import { chatConversations, chatEntries, chatJoinRequests, chatMembers, chatPeople, chatRemarks } from './tables.ts';

/** Most former members that a conversation names: those who left last. */
const formerMax = 500;

/** A conversation with its people and settings, as one of them sees it. */
export async function readConversation(
  queries: Queries,
  person: PersonRow,
  conversationId: number,
  now: Date,
): Promise<Conversation> {
  const member = await requireMember(queries, conversationId, person.id);
  const [row] = await readConversations(queries, person.id, { ids: [conversationId], limit: 1 });
  const [conversation] = await queries.select().from(chatConversations).where(eq(chatConversations.id, conversationId));
  const members = await membersInOrder(queries, conversationId);
  const other = members.find(({ id }) => id !== person.id)?.person;
  if (row === undefined || conversation === undefined) throw notMember();
  const settings = settingsOf(conversation);
  return {
    ...row,
    members: members.map(({ person: of, role, readSeq }) => ({ ...wirePerson(of), role, readSeq })),
    formerMembers: settings === null ? [] : await formerMembers(queries, member),
    role: member.role,
    fromSeq: member.fromSeq,
    groupNumber: conversation.groupNumber,
    settings,
    joinRequests: settings !== null && isAdmin(member.role) ? await joinRequestsOf(queries, conversationId) : [],
    remark: settings === null && other !== undefined ? await remarkOn(queries, person.id, other.id) : '',
    nextClass: settings === null && other !== undefined ? await nextClassOf(queries, [person, other], now) : null,
  };
}

/** People who have left, where the member can see something that they said or did. Names of others who have left stay unknown. */
async function formerMembers(queries: Queries, { conversationId, fromSeq }: MemberRow): Promise<ChatPerson[]> {
  const said = queries
    .select({ one: sql`1` })
    .from(chatEntries)
    .where(
      and(
        eq(chatEntries.conversationId, conversationId),
        eq(chatEntries.senderId, chatMembers.personId),
        gt(chatEntries.seq, fromSeq),
      ),
    );
  const rows = await queries
    .select({ person: chatPeople })
    .from(chatMembers)
    .innerJoin(chatPeople, eq(chatPeople.id, chatMembers.personId))
    .where(and(eq(chatMembers.conversationId, conversationId), isNotNull(chatMembers.leftAt), exists(said)))
    .orderBy(desc(chatMembers.leftAt), asc(chatMembers.personId))
    .limit(formerMax);
  return rows.map(({ person }) => wirePerson(person));
}

async function joinRequestsOf(queries: Queries, conversationId: number): Promise<JoinRequest[]> {
  const rows = await queries
    .select({
      id: chatJoinRequests.id,
      personId: chatJoinRequests.personId,
      name: chatPeople.shownName,
      answer: chatJoinRequests.answer,
      wasRemoved: sql<boolean>`coalesce(${chatMembers.removedAt} is not null, false)`,
      at: chatJoinRequests.at,
    })
    .from(chatJoinRequests)
    .innerJoin(chatPeople, eq(chatPeople.id, chatJoinRequests.personId))
    .leftJoin(
      chatMembers,
      and(
        eq(chatMembers.conversationId, chatJoinRequests.conversationId),
        eq(chatMembers.personId, chatJoinRequests.personId),
      ),
    )
    .where(eq(chatJoinRequests.conversationId, conversationId))
    .orderBy(asc(chatJoinRequests.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function remarkOn(queries: Queries, personId: number, aboutId: number): Promise<string> {
  const [found] = await queries
    .select({ remark: chatRemarks.remark })
    .from(chatRemarks)
    .where(and(eq(chatRemarks.personId, personId), eq(chatRemarks.aboutId, aboutId)));
  return found?.remark ?? '';
}

/** The next class of a tutor and a student; null for other people, and where there is none. */
async function nextClassOf(
  queries: Queries,
  people: readonly PersonRow[],
  now: Date,
): Promise<Conversation['nextClass']> {
  const tuid = people.find((person) => person.tuid !== null)?.tuid;
  const stuUid = people.find((person) => person.stuUid !== null)?.stuUid;
  if (tuid == null || stuUid == null) return null;
  const [next] = await queries
    .select({ id: classes.clid, startsAt: classes.startsAt, name: classes.subjectName })
    .from(classes)
    .where(
      and(eq(classes.tuid, tuid), eq(classes.stuUid, stuUid), gt(classes.endsAt, now), ne(classes.status, 'Canceled')),
    )
    .orderBy(asc(classes.startsAt))
    .limit(1);
  return next === undefined ? null : { id: next.id, startTime: next.startsAt.toISOString(), name: next.name };
}

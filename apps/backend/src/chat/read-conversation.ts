import type { Conversation, JoinRequest } from '@tutor/rules/chat/conversation';
import { isAdmin } from '@tutor/rules/chat/group-rules';
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { settingsOf } from './append-entry.ts';
import { membersInOrder } from './group-people.ts';
import { requireMember } from './own-marks.ts';
import { type PersonRow, wirePerson } from './people.ts';
import { readConversations } from './read-conversations.ts';
import { notMember } from './refusals.ts';
import { chatConversations, chatJoinRequests, chatMembers, chatPeople, chatRemarks } from './tables.ts';

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
    role: member.role,
    fromSeq: member.fromSeq,
    groupNumber: conversation.groupNumber,
    settings,
    joinRequests: settings !== null && isAdmin(member.role) ? await joinRequestsOf(queries, conversationId) : [],
    remark: settings === null && other !== undefined ? await remarkOn(queries, person.id, other.id) : '',
    nextClass: settings === null && other !== undefined ? await nextClassOf(queries, [person, other], now) : null,
  };
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

import type { ChatContact } from '@tutor/api/chat/chat';
import { conversationPageSize } from '@tutor/rules/chat/chat-limits';
import { searchWords } from '@tutor/rules/messages/search';
import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { isContactOf, makeContacts, type PersonRow, unknownPerson, wirePerson } from './people.ts';
import { chatConversations, chatMembers, chatPeople, chatRemarks } from './tables.ts';

/** People whom a person may write to, by their names: tutors and their students, and staff. */
export async function readContacts(
  queries: Queries,
  person: PersonRow,
  { search, pageIndex }: { search: string | undefined; pageIndex: number },
): Promise<{ People: ChatContact[]; HasMore: boolean }> {
  await makeContacts(queries, person);
  const rows = await queries
    .select({ person: chatPeople, conversationId: chatConversations.id, remark: chatRemarks.remark })
    .from(chatPeople)
    .leftJoin(chatRemarks, and(eq(chatRemarks.personId, person.id), eq(chatRemarks.aboutId, chatPeople.id)))
    .leftJoin(
      chatConversations,
      and(
        eq(chatConversations.lowPersonId, sql`least(${chatPeople.id}, ${person.id})`),
        eq(chatConversations.highPersonId, sql`greatest(${chatPeople.id}, ${person.id})`),
      ),
    )
    .where(
      and(
        isContactOf(queries, person),
        ...searchWords(search ?? '').map(
          (word) =>
            sql`strpos(lower(normalize(concat_ws(' ', ${chatPeople.shownName}, ${chatRemarks.remark}), NFC)), ${word}) > 0`,
        ),
      ),
    )
    .orderBy(asc(chatPeople.shownName), asc(chatPeople.id))
    .limit(conversationPageSize + 1)
    .offset((pageIndex - 1) * conversationPageSize);
  const People = rows
    .slice(0, conversationPageSize)
    .map((row) => ({ ...wirePerson(row.person), ConversationId: row.conversationId, Remark: row.remark ?? '' }));
  return { People, HasMore: rows.length > conversationPageSize };
}

/** Somebody whom a person knows: a contact, or one of its conversations. Throws for anybody else. */
export async function requireKnown(queries: Queries, person: PersonRow, id: number): Promise<PersonRow> {
  const mine = alias(chatMembers, 'mine');
  const shared = queries
    .select({ one: sql`1` })
    .from(chatMembers)
    .innerJoin(mine, eq(mine.conversationId, chatMembers.conversationId))
    .where(and(eq(chatMembers.personId, chatPeople.id), eq(mine.personId, person.id), isNull(mine.leftAt)));
  const [known] = await queries
    .select()
    .from(chatPeople)
    .where(and(eq(chatPeople.id, id), or(isContactOf(queries, person), exists(shared))));
  if (known === undefined) throw unknownPerson();
  return known;
}

/** Keeps a person's own remark on another; an empty one takes it away. */
export async function saveRemark(
  queries: Queries,
  { personId, aboutId, remark }: { personId: number; aboutId: number; remark: string },
): Promise<void> {
  if (remark === '') {
    await queries.delete(chatRemarks).where(and(eq(chatRemarks.personId, personId), eq(chatRemarks.aboutId, aboutId)));
    return;
  }
  await queries
    .insert(chatRemarks)
    .values({ personId, aboutId, remark })
    .onConflictDoUpdate({ target: [chatRemarks.personId, chatRemarks.aboutId], set: { remark } });
}

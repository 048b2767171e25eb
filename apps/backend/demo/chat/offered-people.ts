import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { chatConversations, chatMembers, chatPeople } from '../../src/chat/tables.ts';
import type { Queries } from '../../src/database/database.ts';

/** More than anybody looks through. */
const offeredMax = 1_000;
const tutor = alias(chatPeople, 'tutor');
const theirs = alias(chatMembers, 'theirs');

/** A student or somebody of the staff, whom one can be. */
export interface OfferedPerson {
  id: number;
  name: string;
  kind: 'student' | 'staff';
  /** Of a student. */
  tutor: string | null;
}

/** Staff, and the students who are in a conversation with a tutor: those of one tutor stand together. */
export async function offeredPeople(queries: Queries): Promise<OfferedPerson[]> {
  const { id, name } = chatPeople;
  const staff = await queries
    .select({ id, name })
    .from(chatPeople)
    .where(eq(chatPeople.kind, 'staff'))
    .orderBy(asc(id));
  const students = await queries
    .select({ id, name, tutor: tutor.name })
    .from(chatPeople)
    .innerJoin(chatMembers, and(eq(chatMembers.personId, id), isNull(chatMembers.leftAt)))
    .innerJoin(
      chatConversations,
      and(eq(chatConversations.id, chatMembers.conversationId), eq(chatConversations.kind, 'single')),
    )
    .innerJoin(theirs, and(eq(theirs.conversationId, chatConversations.id), ne(theirs.personId, id)))
    .innerJoin(tutor, and(eq(tutor.id, theirs.personId), eq(tutor.kind, 'tutor')))
    .where(eq(chatPeople.kind, 'student'))
    .orderBy(asc(tutor.tuid), asc(id))
    .limit(offeredMax);
  return [
    ...staff.map((person) => ({ ...person, kind: 'staff' as const, tutor: null })),
    ...students.map((person) => ({ ...person, kind: 'student' as const })),
  ];
}

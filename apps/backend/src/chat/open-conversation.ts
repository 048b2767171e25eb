import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mayWriteTo, type PersonRow, unknownPerson } from './people.ts';
import { chatConversations, chatMembers } from './tables.ts';

/** The conversation of two people, which begins where there was none. Throws for somebody whom the person may not write to. */
export async function openConversation(
  queries: Queries,
  person: PersonRow,
  other: PersonRow,
  now: Date,
): Promise<number> {
  const known = await findConversation(queries, person, other);
  if (known !== undefined) return known;
  if (!(await mayWriteTo(queries, person, other))) throw unknownPerson();
  return queries.transaction((tx) => beginConversation(tx, person, other, now));
}

/** Begins the conversation of two people inside a transaction; where another call did just now, it is that one. */
export async function beginConversation(tx: Queries, person: PersonRow, other: PersonRow, now: Date): Promise<number> {
  const [begun] = await tx
    .insert(chatConversations)
    .values({ kind: 'single', createdAt: now, lastAt: now, creatorId: person.id, ...pairOf(person, other) })
    .onConflictDoNothing()
    .returning({ id: chatConversations.id });
  if (begun === undefined) {
    const known = await findConversation(tx, person, other);
    if (known === undefined) throw new Error('the conversation was not stored');
    return known;
  }
  await tx.insert(chatMembers).values(
    [person, other].map(({ id, kind }) => ({
      conversationId: begun.id,
      personId: id,
      personKind: kind,
      fromSeq: 0,
      readSeq: 0,
    })),
  );
  return begun.id;
}

async function findConversation(queries: Queries, person: PersonRow, other: PersonRow): Promise<number | undefined> {
  const { lowPersonId, highPersonId } = pairOf(person, other);
  const [known] = await queries
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(and(eq(chatConversations.lowPersonId, lowPersonId), eq(chatConversations.highPersonId, highPersonId)));
  return known?.id;
}

function pairOf(a: PersonRow, b: PersonRow) {
  return { lowPersonId: Math.min(a.id, b.id), highPersonId: Math.max(a.id, b.id) };
}

import { randomInt } from 'node:crypto';
import { groupPeopleMax } from '@tutor/rules/chat/chat-limits';
import { protectedGroupNameMessage } from '@tutor/rules/chat/chat-words';
import { groupNumberDigits, groupNumberFrom } from '@tutor/rules/chat/group-number';
import { and, eq } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { refusalCodes } from '../http/refusal.ts';
import { appendEntry } from './append-entry.ts';
import { isContactOf, type PersonRow, requireStaff, staffNames } from './people.ts';
import { hasAccountName } from './protected-names.ts';
import { groupFailed } from './refusals.ts';
import { chatConversations, chatMembers, chatPeople } from './tables.ts';

export interface NewGroup {
  clientId: string;
  name: string;
  people: readonly number[];
  note: string | undefined;
}

/**
 * Opens a group; a repeat with the same client id is the same group. A teacher cannot own one: a tutor's group belongs to the
 * company's adviser, and the tutor is its administrator.
 */
export async function openGroup(queries: Queries, person: PersonRow, group: NewGroup, now: Date): Promise<number> {
  const { clientId, name, note } = group;
  const stored = await findGroup(queries, person.id, clientId);
  if (stored !== undefined) return stored;
  await requireGroupName(queries, person, name);
  const owner = person.kind === 'tutor' ? await requireStaff(queries, 'adviser') : person;
  const chosen = await requireContacts(queries, person, group.people);
  const others = chosen.filter(({ id }) => id !== owner.id);
  requireRoom(others.length + (owner.id === person.id ? 1 : 2));
  return queries.transaction(async (tx) => {
    const [begun] = await tx
      .insert(chatConversations)
      .values({
        kind: 'group',
        createdAt: now,
        lastAt: now,
        creatorId: person.id,
        clientId,
        groupNumber: newGroupNumber(),
        name,
      })
      .onConflictDoNothing()
      .returning({ id: chatConversations.id });
    // The same group was opened by another call just now.
    if (begun === undefined) return (await findGroup(tx, person.id, clientId)) ?? unstored();
    const joining = [
      ...others.map((of) => ({ of, role: 'member' as const })),
      ...(owner.id === person.id ? [] : [{ of: person, role: 'admin' as const }]),
      { of: owner, role: 'owner' as const },
    ];
    await tx.insert(chatMembers).values(
      joining.map(({ of, role }) => ({
        conversationId: begun.id,
        personId: of.id,
        personKind: of.kind,
        role,
        fromSeq: 0,
        readSeq: 0,
      })),
    );
    await appendEntry(
      tx,
      {
        conversationId: begun.id,
        senderId: person.id,
        kind: 'people',
        body: { action: 'created', people: others.map(named), role: null, note: note || null },
      },
      now,
    );
    return begun.id;
  });
}

/** A number that nobody finds by trying. */
export function newGroupNumber(): string {
  const digits = groupNumberDigits - 1;
  return groupNumberFrom(String(randomInt(10 ** digits)).padStart(digits, '0'));
}

function unstored(): never {
  throw new Error('the group was not stored');
}

async function findGroup(queries: Queries, creatorId: number, clientId: string): Promise<number | undefined> {
  const [group] = await queries
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(and(eq(chatConversations.creatorId, creatorId), eq(chatConversations.clientId, clientId)));
  return group?.id;
}

/** Throws where a group would be called as one of the company's accounts, beside which it stands in the list. */
export async function requireGroupName(queries: Queries, { kind }: PersonRow, name: string): Promise<void> {
  if (kind === 'staff' || !hasAccountName(name, await staffNames(queries))) return;
  throw groupFailed(protectedGroupNameMessage, refusalCodes.invalid);
}

/** A person as an entry names it. */
export function named({ id, shownName }: PersonRow): { id: number; name: string } {
  return { id, name: shownName };
}

/** People by their ids; throws unless each is somebody whom the person may write to. */
export async function requireContacts(
  queries: Queries,
  person: PersonRow,
  ids: readonly number[],
): Promise<PersonRow[]> {
  const wanted = new Set(ids.filter((id) => id !== person.id));
  const found = await queries
    .select()
    .from(chatPeople)
    .where(and(among(chatPeople.id, wanted), isContactOf(queries, person)));
  if (found.length < wanted.size) {
    throw groupFailed('you can bring in your own contacts only.', refusalCodes.unknown);
  }
  return found;
}

/** Throws where a group of so many would be too large. */
export function requireRoom(count: number): void {
  if (count > groupPeopleMax) {
    throw groupFailed(`a group has at most ${groupPeopleMax} people.`, refusalCodes.limitReached);
  }
}

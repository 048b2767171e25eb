import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { chatPeople } from '../chat/tables.ts';
import type { Queries } from '../database/database.ts';

/** Whose an upload or a file is: a tutor's, or that of a person of the chat who is no tutor. */
export type FileOwner = { tuid: number; personId?: null } | { tuid: null; personId: number };

export function personAsOwner({ id, tuid }: { id: number; tuid: number | null }): FileOwner {
  return tuid === null ? { tuid, personId: id } : { tuid };
}

/** Whether a row is the owner's. */
export function isOwnedBy(table: { tuid: PgColumn; personId: PgColumn }, owner: FileOwner): SQL {
  return owner.tuid === null ? eq(table.personId, owner.personId) : eq(table.tuid, owner.tuid);
}

/** One at a time decides how much an owner may still send. */
export async function lockOwner(tx: Queries, owner: FileOwner): Promise<void> {
  if (owner.tuid === null) {
    await tx
      .select({ id: chatPeople.id })
      .from(chatPeople)
      .where(eq(chatPeople.id, owner.personId))
      .for('no key update');
    return;
  }
  await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, owner.tuid)).for('no key update');
}

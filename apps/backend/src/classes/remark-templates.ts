import { templatesMax } from '@tutor/rules/classes/remark-template';
import { comparableName } from '@tutor/rules/shell/comparable-name';
import { and, eq, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { remarkTemplates } from './remark-tables.ts';

/** A tutor's templates by name. */
export async function listTemplates(queries: Queries, tuid: number) {
  const rows = await queries
    .select()
    .from(remarkTemplates)
    .where(eq(remarkTemplates.tuid, tuid))
    .orderBy(sql`lower(${remarkTemplates.name})`);
  return rows.map(({ id, name, body }) => ({ ID: id, Name: name, Body: body }));
}

/** Makes or changes a template and returns its id. The same template sent twice is made once. */
export function saveTemplate(
  queries: Queries,
  { tuid, id, name, body, now }: { tuid: number; id: number | undefined; name: string; body: string; now: Date },
): Promise<number> {
  return queries.transaction(async (tx) => {
    // Locks the tutor's row, so that names and their number hold whatever two windows send at once.
    await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, tuid)).for('update');
    const own = await tx.select().from(remarkTemplates).where(eq(remarkTemplates.tuid, tuid));
    const namesake = own.find((template) => comparableName(template.name) === comparableName(name));
    const edited = own.find((template) => template.id === id);
    if (id === undefined) {
      if (namesake?.name === name && namesake.body === body) return namesake.id;
      if (own.length >= templatesMax) {
        throw new Refusal(refusalCodes.notOffered, `You can keep ${templatesMax} templates. Please delete one first.`);
      }
    } else if (edited === undefined) {
      throw new Refusal(refusalCodes.unknown, 'This template does not exist any more.');
    }
    if (namesake !== undefined && namesake.id !== id && edited?.name !== name) {
      throw new Refusal(refusalCodes.alreadyAnswered, 'You already have a template with this name.');
    }
    const values = { tuid, name, body, updatedAt: now };
    const [saved] =
      id === undefined
        ? await tx.insert(remarkTemplates).values(values).returning({ id: remarkTemplates.id })
        : await tx
            .update(remarkTemplates)
            .set(values)
            .where(eq(remarkTemplates.id, id))
            .returning({ id: remarkTemplates.id });
    if (saved === undefined) throw new Error('the template was not stored');
    return saved.id;
  });
}

/** Deletes a template of the tutor; one that is gone already is gone. */
export async function deleteTemplate(queries: Queries, tuid: number, id: number): Promise<void> {
  await queries.delete(remarkTemplates).where(and(eq(remarkTemplates.id, id), eq(remarkTemplates.tuid, tuid)));
}

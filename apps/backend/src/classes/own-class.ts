import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { classes } from './tables.ts';

export type ClassRow = typeof classes.$inferSelect;

/** A class of the tutor. One of somebody else is refused in the words for one that does not exist. */
export async function requireClass(queries: Queries, tuid: number, clid: number): Promise<ClassRow> {
  const [lesson] = await queries.select().from(classes).where(ownClass(tuid, clid));
  return known(lesson);
}

/** The same inside a transaction, locked until its end. */
export async function lockClass(tx: Queries, tuid: number, clid: number): Promise<ClassRow> {
  const [lesson] = await tx.select().from(classes).where(ownClass(tuid, clid)).for('update');
  return known(lesson);
}

function ownClass(tuid: number, clid: number) {
  return and(eq(classes.clid, clid), eq(classes.tuid, tuid));
}

function known(lesson: ClassRow | undefined): ClassRow {
  if (lesson === undefined) throw new Refusal(refusalCodes.unknown, 'This class does not exist.');
  return lesson;
}

/** The times and status of a class as the rules ask for them. */
export function timesOf({ startsAt, endsAt, status }: ClassRow) {
  return { start: startsAt, end: endsAt, status };
}

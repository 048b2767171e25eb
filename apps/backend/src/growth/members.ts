import { and, eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { growthMembers } from './tables.ts';

type Member = typeof growthMembers.$inferSelect;

/** The member of the growth system whom the session is of; undefined outside the test group. */
export async function findMember(queries: Queries, tuid: number): Promise<Member | undefined> {
  const [row] = await queries
    .select({ member: growthMembers })
    .from(growthMembers)
    .innerJoin(tutors, eq(tutors.tuid, growthMembers.tuid))
    .where(and(eq(growthMembers.tuid, tuid), eq(tutors.isGrowthSystemTestGroup, true)));
  return row?.member;
}

export async function requireMember(queries: Queries, tuid: number): Promise<Member> {
  const member = await findMember(queries, tuid);
  if (member === undefined) throw new Refusal(refusalCodes.notOffered, 'The growth center is not open to you yet.');
  return member;
}

/** The same inside a transaction, locked until its end: what a member receives comes one after the other. */
export async function lockMember(tx: Queries, tuid: number): Promise<Member> {
  await tx.select().from(growthMembers).where(eq(growthMembers.tuid, tuid)).for('update');
  return requireMember(tx, tuid);
}

import { type GrowthRuleName, growthRules } from '@tutor/rules/growth/growth-values';
import { movedTenths } from '@tutor/rules/scores/points-ledger';
import { and, eq, like, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { stands } from './standing-entries.ts';
import { growthEntries, growthMembers } from './tables.ts';

type NewEntry = Omit<typeof growthEntries.$inferInsert, 'id' | 'ruleValue'>;

/**
 * Moves growth values by a rule, inside the transaction of what they are for: once for each tutor, rule and occasion. Nothing
 * for a tutor outside the growth system. Locks the member, last in the order of locks.
 */
export function moveByRule(
  tx: Queries,
  { rule, ...occasion }: Pick<NewEntry, 'tuid' | 'occasion' | 'at' | 'clid' | 'note'> & { rule: GrowthRuleName },
): Promise<boolean> {
  return addEntry(tx, { ...occasion, cause: rule, value: growthRules[rule].values });
}

/**
 * Books what the ledger lacks to agree with a state that costs growth values, such as an upheld complaint: the loss each time the
 * state comes, its return each time the state goes.
 */
export async function settleLoss(
  tx: Queries,
  { occasion, ...loss }: Parameters<typeof moveByRule>[1],
  { isLost, backNote }: { isLost: boolean; backNote: string },
): Promise<void> {
  const { tuid, rule: cause, at } = loss;
  await tx.select().from(growthMembers).where(eq(growthMembers.tuid, tuid)).for('update');
  const ofState = and(
    eq(growthEntries.tuid, tuid),
    eq(growthEntries.cause, cause),
    or(eq(growthEntries.occasion, occasion), like(growthEntries.occasion, `${occasion}:%`)),
  );
  const ever = await tx.select({ id: growthEntries.id }).from(growthEntries).where(ofState);
  const [standing] = await tx
    .select()
    .from(growthEntries)
    .where(and(ofState, stands(tx)));
  if (isLost && standing === undefined) {
    const time = ever.length === 0 ? occasion : `${occasion}:${ever.length + 1}`;
    await moveByRule(tx, { ...loss, occasion: time });
  }
  if (!isLost && standing !== undefined) {
    await takeBack(tx, { tuid, cause, occasion: standing.occasion }, { note: backNote, at });
  }
}

/** Adds an entry to the ledger. A loss takes no more than is there. Returns whether it was added now. */
export async function addEntry(tx: Queries, entry: NewEntry): Promise<boolean> {
  const [member] = await tx.select().from(growthMembers).where(eq(growthMembers.tuid, entry.tuid)).for('update');
  if (member === undefined) return false;
  const value = movedTenths(entry.value, member.score);
  const added = await tx
    .insert(growthEntries)
    .values({ ...entry, value, ruleValue: value === entry.value ? null : entry.value })
    .onConflictDoNothing()
    .returning({ id: growthEntries.id });
  return added.length > 0;
}

/** Takes back what an entry gave or took, once and exactly; nothing where there is no such entry. */
export async function takeBack(
  tx: Queries,
  { tuid, cause, occasion }: Pick<NewEntry, 'tuid' | 'cause' | 'occasion'>,
  { note, at }: { note: string; at: Date },
): Promise<boolean> {
  const [entry] = await tx
    .select()
    .from(growthEntries)
    .where(and(eq(growthEntries.tuid, tuid), eq(growthEntries.cause, cause), eq(growthEntries.occasion, occasion)));
  if (entry === undefined) return false;
  const { id, value, clid } = entry;
  return addEntry(tx, {
    tuid,
    cause: 'takenBack',
    occasion: String(id),
    takesBack: id,
    value: value === 0 ? 0 : -value,
    clid,
    note,
    at,
  });
}

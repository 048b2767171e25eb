import type { GrowthRight } from '@tutor/api/growth/growth-rewards';
import { findRight, growthRights } from '@tutor/rules/growth/growth-rights';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { flowersLedger } from '../scores/tables.ts';
import { lockMember } from './members.ts';
import { highestLevel, readLevels } from './read-levels.ts';
import { growthRightReceipts } from './tables.ts';

/** Every right of a tutor, open or not, in the order of the levels. */
export async function rightsOf(queries: Queries, tuid: number): Promise<GrowthRight[]> {
  const [levels, receipts] = await Promise.all([readLevels(queries, tuid), receiptsOf(queries, tuid)]);
  const highest = highestLevel(levels);
  return growthRights.map(({ code, name, words, level }) => {
    const receivedAt = receipts.find((receipt) => receipt.code === code)?.receivedAt;
    return {
      RightsCode: code,
      Name: name,
      Describe: words,
      Level: level,
      Status: receivedAt !== undefined ? 2 : highest >= level ? 1 : 0,
      ReceiveTime: receivedAt?.toISOString() ?? null,
    };
  });
}

/** The rights that were received, the latest first. */
export async function rightsRecord(queries: Queries, tuid: number): Promise<GrowthRight[]> {
  const [rights, receipts] = await Promise.all([rightsOf(queries, tuid), receiptsOf(queries, tuid)]);
  return receipts.flatMap(({ code }) => rights.find(({ RightsCode }) => RightsCode === code) ?? []);
}

/** Receives a right of a level that was reached, and brings what it brings, once. */
export function receiveRight(
  queries: Queries,
  { tuid, code, now }: { tuid: number; code: string; now: Date },
): Promise<GrowthRight & { IsNew: boolean }> {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    const right = (await rightsOf(tx, tuid)).find(({ RightsCode }) => RightsCode === code);
    const grant = findRight(code)?.grant;
    if (right === undefined || grant === undefined) {
      throw new Refusal(refusalCodes.unknown, 'This right does not exist.');
    }
    if (right.Status === 0) throw new Refusal(refusalCodes.tooEarly, `This right opens with LV.${right.Level}.`);
    if (right.Status === 2) return { ...right, IsNew: false };
    await tx.insert(growthRightReceipts).values({ tuid, code, receivedAt: now });
    if (grant.kind === 'flowers') {
      await tx
        .insert(flowersLedger)
        .values({ tuid, flowers: grant.count, note: `Growth center, LV.${right.Level}`, at: now });
    }
    return { ...right, Status: 2, ReceiveTime: now.toISOString(), IsNew: true };
  });
}

/** How many renames rights have brought. */
export async function renamesByRights(queries: Queries, tuid: number): Promise<number> {
  const receipts = await receiptsOf(queries, tuid);
  return receipts.reduce((sum, { code }) => {
    const grant = findRight(code)?.grant;
    return grant?.kind === 'renames' ? sum + grant.count : sum;
  }, 0);
}

function receiptsOf(queries: Queries, tuid: number) {
  return queries
    .select()
    .from(growthRightReceipts)
    .where(eq(growthRightReceipts.tuid, tuid))
    .orderBy(desc(growthRightReceipts.receivedAt), desc(growthRightReceipts.code));
}

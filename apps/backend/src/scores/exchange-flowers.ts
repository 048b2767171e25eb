import { exchangeClosedMessage, remainingFlowers } from '@tutor/rules/scores/flower-count';
import { flowerExchangeSchema, overQuotaMessage } from '@tutor/rules/scores/flower-exchange';
import { flowersInPesos } from '@tutor/rules/scores/flowers';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes, sentBefore } from '../http/refusal.ts';
import { flowerAccounts, flowerExchanges, flowerMonths } from './flower-tables.ts';
import { flowersLedger } from './tables.ts';

/** An exchange as it was asked for. */
export interface FlowerExchange {
  flowersCount: number;
  remark: string;
  key: string | undefined;
}

/** First day of the company's month in which an instant lies: months are the same for every tutor. */
export function companyMonth(now: Date): string {
  return `${zonedDate(now, companyZone).slice(0, 7)}-01`;
}

/** How many flowers a tutor has, and how many of the month's quota are gone. */
export async function readFlowers(queries: Queries, tuid: number, now: Date) {
  const [account] = await queries.select().from(flowerAccounts).where(eq(flowerAccounts.tuid, tuid));
  const [month] = await queries
    .select({ exchanged: flowerMonths.exchanged })
    .from(flowerMonths)
    .where(and(eq(flowerMonths.tuid, tuid), eq(flowerMonths.month, companyMonth(now))));
  return {
    flowers: account?.balance ?? 0,
    exchangedThisMonth: month?.exchanged ?? 0,
    isExchangeOpen: account?.isExchangeOpen ?? true,
  };
}

/**
 * Exchanges flowers for cash in one transaction and returns what is left and what it is worth in whole pesos. The same key
 * again gets the same answer. Balance and quota are refused by the database, however many ask at once.
 */
export async function exchangeFlowers(
  queries: Queries,
  tuid: number,
  { flowersCount, remark, key }: FlowerExchange,
  now: Date,
): Promise<{ flowers: number; pesos: number }> {
  try {
    return await queries.transaction(async (tx) => {
      // Exchanges of one tutor come one after another.
      await tx.select().from(flowerAccounts).where(eq(flowerAccounts.tuid, tuid)).for('update');
      const known = await readFlowers(tx, tuid, now);
      const repeated = key === undefined ? undefined : await findExchange(tx, tuid, key);
      if (repeated !== undefined) {
        if (repeated.flowers === flowersCount && repeated.remark === remark) {
          return { flowers: known.flowers, pesos: repeated.pesos };
        }
        throw sentBefore();
      }
      if (!known.isExchangeOpen) throw new Refusal(refusalCodes.notOffered, exchangeClosedMessage);
      const parsed = flowerExchangeSchema(remainingFlowers(known)).safeParse({
        flowersCount: String(flowersCount),
        remark,
      });
      if (!parsed.success) {
        const message = parsed.error.issues[0]?.message ?? overQuotaMessage;
        throw new Refusal(message === overQuotaMessage ? refusalCodes.limitReached : refusalCodes.invalid, message);
      }
      const pesos = flowersInPesos(parsed.data.flowersCount);
      await writeExchanges(tx, tuid, [
        { flowers: parsed.data.flowersCount, pesos, remark: parsed.data.remark, key, at: now },
      ]);
      return { flowers: known.flowers - parsed.data.flowersCount, pesos };
    });
  } catch (error) {
    if (violates(error, 'flower_months_quota') || violates(error, 'flower_accounts_balance_not_negative')) {
      throw new Refusal(refusalCodes.limitReached, overQuotaMessage);
    }
    throw error;
  }
}

/** Writes months, ledger and exchanges, at most one a month. The database refuses what is beyond balance or quota. */
export async function writeExchanges(
  tx: Queries,
  tuid: number,
  exchanges: readonly {
    flowers: number;
    pesos: number;
    remark: string;
    key?: string | undefined;
    at: Date;
    paidAt?: Date | undefined;
  }[],
): Promise<void> {
  await tx
    .insert(flowerMonths)
    .values(exchanges.map(({ flowers, at }) => ({ tuid, month: companyMonth(at), exchanged: flowers })))
    .onConflictDoUpdate({
      target: [flowerMonths.tuid, flowerMonths.month],
      set: { exchanged: sql`${flowerMonths.exchanged} + excluded.exchanged` },
    });
  const entries = await tx
    .insert(flowersLedger)
    .values(exchanges.map(({ flowers, remark, at }) => ({ tuid, flowers: -flowers, note: remark, at })))
    .returning({ id: flowersLedger.id });
  await tx.insert(flowerExchanges).values(
    exchanges.map((exchange, index) => {
      const ledgerId = entries[index]?.id;
      if (ledgerId === undefined) throw new Error('the exchange was not stored');
      return { tuid, ledgerId, ...exchange };
    }),
  );
}

async function findExchange(tx: Queries, tuid: number, key: string) {
  const [exchange] = await tx
    .select()
    .from(flowerExchanges)
    .where(and(eq(flowerExchanges.tuid, tuid), eq(flowerExchanges.key, key)));
  return exchange;
}

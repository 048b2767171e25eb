import { implement } from '@tutor/api/core/implement';
import { flowers as contract } from '@tutor/api/scores/flowers';
import { lastMonths, monthRange } from '@tutor/rules/time/calendar-month';
import { companyZone } from '@tutor/rules/time/zone';
import { and, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { CallContext } from '../http/call-context.ts';
import { exchangeFlowers, readFlowers } from './exchange-flowers.ts';
import { flowerExchanges } from './flower-tables.ts';
import { flowersLedger } from './tables.ts';

const monthsShown = 6;

/** Flowers of the signed-in tutor. */
export const flowerEndpoints = implement<typeof contract, CallContext>(contract, {
  amount: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const known = await readFlowers(queries, tuid, now);
    const month = sql<string>`to_char(${flowersLedger.at} at time zone ${sql.raw(`'${companyZone}'`)}, 'YYYY-MM')`;
    const months = lastMonths(now, monthsShown, companyZone);
    const rows = await queries
      .select({
        month,
        obtained: sql<string>`coalesce(sum(${flowersLedger.flowers}) filter (where ${flowersLedger.flowers} > 0), 0)`,
        used: sql<string>`coalesce(-sum(${flowersLedger.flowers}) filter (where ${flowersLedger.flowers} < 0), 0)`,
      })
      .from(flowersLedger)
      .where(and(eq(flowersLedger.tuid, tuid), gte(flowersLedger.at, monthRange(months[0] ?? '', companyZone).start)))
      .groupBy(month);
    return {
      body: {
        Flowers: known.flowers,
        ExchangedThisMonth: known.exchangedThisMonth,
        IsExchangeOpen: known.isExchangeOpen,
        Months: months.map((name) => {
          const row = rows.find((candidate) => candidate.month === name);
          return { Month: name, Obtained: Number(row?.obtained ?? 0), Used: Number(row?.used ?? 0) };
        }),
      },
    };
  },

  list: async ({ body: { Type, PageIndex, PageSize }, queries, requireSession }) => {
    const { tuid } = requireSession();
    const own = and(
      eq(flowersLedger.tuid, tuid),
      Type === 1 ? gt(flowersLedger.flowers, 0) : lt(flowersLedger.flowers, 0),
    );
    const [total] = await queries.select({ count: count() }).from(flowersLedger).where(own);
    const rows = await queries
      .select({ entry: flowersLedger, exchange: flowerExchanges })
      .from(flowersLedger)
      .leftJoin(flowerExchanges, eq(flowerExchanges.ledgerId, flowersLedger.id))
      .where(own)
      .orderBy(desc(flowersLedger.at), desc(flowersLedger.id))
      .limit(PageSize)
      .offset((PageIndex - 1) * PageSize);
    return {
      body: {
        Total: total?.count ?? 0,
        Items: rows.map(({ entry, exchange }) => ({
          Id: entry.id,
          Flowers: Math.abs(entry.flowers),
          Note: entry.note,
          Time: entry.at.toISOString(),
          Exchange: exchange === null ? null : { Pesos: exchange.pesos, IsPaid: exchange.paidAt !== null },
        })),
      },
    };
  },

  exchangeCash: async ({ body, queries, now, requireSession }) => {
    const { flowersCount, remark, Key } = body;
    const { flowers, pesos } = await exchangeFlowers(
      queries,
      requireSession().tuid,
      { flowersCount, remark, key: Key },
      now,
    );
    return {
      body: { Flowers: flowers, Pesos: pesos },
      message: `${flowersCount === 1 ? '1 flower was' : `${flowersCount} flowers were`} exchanged for PHP ${pesos}.`,
    };
  },
});

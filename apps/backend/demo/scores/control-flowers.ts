import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { flowerAccounts } from '../../src/scores/flower-tables.ts';
import { flowersLedger } from '../../src/scores/tables.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';

const flowersRequest = z.object({
  tuid: z.int().positive(),
  /** Flowers to be given by each entry, one a minute back from now; below zero they are taken away. */
  add: z.int().min(-1_000_000).max(1_000_000).optional(),
  entries: z.int().min(1).max(10_000).default(1),
  isExchangeOpen: z.boolean().optional(),
});

/** Control calls of flowers: gives and takes them, opens and closes the exchange. */
export function controlFlowers(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/flowers', flowersRequest, async ({ tuid, add, entries, isExchangeOpen }) => {
    await requireTutor(queries, tuid);
    await queries.transaction(async (tx) => {
      if (add !== undefined && add !== 0) {
        const at = now();
        await tx.insert(flowersLedger).values(
          Array.from({ length: entries }, (_, index) => ({
            tuid,
            flowers: add,
            note: entries === 1 ? 'From Lucy' : `From Lucy (${index + 1})`,
            at: new Date(at.getTime() - index * 60_000),
          })),
        );
      }
      if (isExchangeOpen !== undefined) {
        await tx
          .insert(flowerAccounts)
          .values({ tuid, isExchangeOpen })
          .onConflictDoUpdate({ target: flowerAccounts.tuid, set: { isExchangeOpen } });
      }
    });
    const [account] = await queries.select().from(flowerAccounts).where(eq(flowerAccounts.tuid, tuid));
    return { flowers: account?.balance ?? 0 };
  });
}

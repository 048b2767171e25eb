import type { WireFigures } from '@tutor/api/devices/network-tests';
import { keptRunDays, runsPerDay } from '@tutor/rules/devices/network-limits';
import { days } from '@tutor/rules/time/durations';
import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { lockOwner } from '../files/file-owner.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { networkTests } from './tables.ts';

/** Keeps a test, once by its key; tests that are too old go. */
export async function saveNetworkTest(
  queries: Queries,
  { tuid, key, figures, now }: { tuid: number; key: string; figures: WireFigures; now: Date },
): Promise<{ id: number; at: Date }> {
  return queries.transaction(async (tx) => {
    await lockOwner(tx, { tuid });
    const own = eq(networkTests.tuid, tuid);
    const { id, at } = networkTests;
    const [known] = await tx
      .select({ id, at })
      .from(networkTests)
      .where(and(own, eq(networkTests.key, key)));
    if (known !== undefined) return known;
    const [today] = await tx
      .select({ count: count() })
      .from(networkTests)
      .where(and(own, gt(at, new Date(now.getTime() - days(1)))));
    if ((today?.count ?? 0) >= runsPerDay) {
      throw new Refusal(refusalCodes.limitReached, `At most ${runsPerDay} tests are kept in a day.`);
    }
    await tx.delete(networkTests).where(and(own, lt(at, new Date(now.getTime() - days(keptRunDays)))));
    const [row] = await tx
      .insert(networkTests)
      .values({ tuid, key, at: now, ...columnsOf(figures) })
      .returning({ id, at });
    if (row === undefined) throw new Error('the test was not stored');
    return row;
  });
}

function columnsOf(figures: WireFigures) {
  // A probe that failed has no figure, whatever was sent along.
  const hasFailed = (probe: WireFigures['Failed'][number]): boolean => figures.Failed.includes(probe);
  return {
    latencyMs: figures.LatencyMs,
    jitterMs: figures.JitterMs,
    downMbps: hasFailed('download') ? null : figures.DownMbps,
    upMbps: hasFailed('upload') ? null : figures.UpMbps,
    downLatencyMs: figures.DownLatencyMs,
    upLatencyMs: figures.UpLatencyMs,
    lossPercent: figures.LossPercent,
    downStalls: figures.DownStalls,
    downStallMs: figures.DownStallMs,
    upStalls: figures.UpStalls,
    upStallMs: figures.UpStallMs,
    failed: figures.Failed,
    usedBytes: figures.UsedBytes,
  };
}

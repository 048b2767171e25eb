import { implement } from '@tutor/api/core/implement';
import { networkTests as contract } from '@tutor/api/devices/network-tests';
import { networkProbes } from '@tutor/rules/devices/network-figures';
import { historyDays, historyRunsMax } from '@tutor/rules/devices/network-limits';
import { days } from '@tutor/rules/time/durations';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { FileStore } from '../files/file-store.ts';
import type { CallContext } from '../http/call-context.ts';
import { attachNetworkTest } from './attach-network-test.ts';
import { isGenuineStatement } from './network-statement.ts';
import { saveNetworkTest } from './save-network-test.ts';
import { networkTests } from './tables.ts';

/** Network tests of the signed-in tutor. */
export function networkTestEndpoints({ store, statementKey }: { store: FileStore; statementKey: Buffer }) {
  return implement<typeof contract, CallContext>(contract, {
    saveNetworkTest: async ({ body: { Key, ...figures }, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const { id, at } = await saveNetworkTest(queries, { tuid, key: Key, figures, now });
      return { body: { ID: id, Time: at.toISOString() } };
    },

    networkTestList: async ({ queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const rows = await queries
        .select()
        .from(networkTests)
        .where(and(eq(networkTests.tuid, tuid), gte(networkTests.at, new Date(now.getTime() - days(historyDays)))))
        .orderBy(desc(networkTests.at), desc(networkTests.id))
        .limit(historyRunsMax);
      return { body: rows.map(wireTest) };
    },

    attachNetworkTest: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const test = { tuid, id: body.ID, moduleName: body.ModuleName, now };
      return { body: await attachNetworkTest({ queries, store, key: statementKey }, test) };
    },

    checkNetworkTest: async ({ body }) => ({
      body: { IsGenuine: isGenuineStatement(Buffer.from(body.File, 'base64'), statementKey) },
    }),
  });
}

function wireTest(row: typeof networkTests.$inferSelect) {
  return {
    ID: row.id,
    Time: row.at.toISOString(),
    LatencyMs: row.latencyMs,
    JitterMs: row.jitterMs,
    DownMbps: row.downMbps,
    UpMbps: row.upMbps,
    DownLatencyMs: row.downLatencyMs,
    UpLatencyMs: row.upLatencyMs,
    LossPercent: row.lossPercent,
    DownStalls: row.downStalls,
    DownStallMs: row.downStallMs,
    UpStalls: row.upStalls,
    UpStallMs: row.upStallMs,
    Failed: networkProbes.filter((probe) => row.failed.includes(probe)),
    UsedBytes: row.usedBytes,
  };
}

import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { instant, rowId } from '../database/columns.ts';

/** Network tests that tutors' browsers made. What was not measured is null, and never zero. */
export const networkTests = pgTable(
  'network_tests',
  {
    id: rowId(),
    tuid: ofTutor(),
    /** Made with the test: the same test sent again is the same row. */
    key: text().notNull(),
    /** When it reached the service. */
    at: instant().notNull(),
    latencyMs: doublePrecision('latency_ms'),
    jitterMs: doublePrecision('jitter_ms'),
    downMbps: doublePrecision('down_mbps'),
    upMbps: doublePrecision('up_mbps'),
    /** Latency while the line was busy. */
    downLatencyMs: doublePrecision('down_latency_ms'),
    upLatencyMs: doublePrecision('up_latency_ms'),
    lossPercent: doublePrecision('loss_percent'),
    downStalls: smallint('down_stalls').notNull(),
    downStallMs: doublePrecision('down_stall_ms').notNull(),
    upStalls: smallint('up_stalls').notNull(),
    upStallMs: doublePrecision('up_stall_ms').notNull(),
    failed: text().array().notNull(),
    usedBytes: integer('used_bytes').notNull(),
  },
  (table) => [
    uniqueIndex('network_tests_tuid_key_unique').on(table.tuid, table.key),
    index('network_tests_tuid_at').on(table.tuid, table.at),
    check('network_tests_loss', sql`${table.lossPercent} between 0 and 100`),
    check('network_tests_probes', sql`${table.failed} <@ array['latency', 'download', 'upload', 'loss']`),
    check(
      'network_tests_failed_without_figure',
      sql`(not 'download' = any(${table.failed}) or ${table.downMbps} is null) and (not 'upload' = any(${table.failed}) or ${table.upMbps} is null)`,
    ),
  ],
);

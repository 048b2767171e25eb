import { rankingBoards } from '@tutor/rules/rankings/ranking-board';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

export const rankingBoard = pgEnum('ranking_board', rankingBoards);

/** Trial students who enrolled after their trial lesson: one a lesson. */
export const trialEnrolments = pgTable(
  'trial_enrolments',
  {
    clid: id()
      .primaryKey()
      .references(() => classes.clid),
    at: instant().notNull(),
  },
  (table) => [index('trial_enrolments_at').on(table.at)],
);

/** A ranking as it stood at one moment: every page of one visit is read from the same. */
export const rankingSnapshots = pgTable(
  'ranking_snapshots',
  {
    id: rowId(),
    board: rankingBoard().notNull(),
    /** Start of the ten minutes that it was made for: of several that make it at once, one does. */
    slot: instant().notNull(),
    takenAt: instant('taken_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    total: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('ranking_snapshots_board_slot_unique').on(table.board, table.slot),
    index('ranking_snapshots_taken_at').on(table.takenAt),
  ],
);

/** The places of a ranking. */
export const rankingRows = pgTable(
  'ranking_rows',
  {
    snapshotId: id('snapshot_id')
      .notNull()
      .references(() => rankingSnapshots.id, { onDelete: 'cascade' }),
    /** From 1, each once; a page is a range of them. */
    position: integer().notNull(),
    tuid: id()
      .notNull()
      .references(() => tutors.tuid),
    rank: integer().notNull(),
    previousRank: integer('previous_rank'),
    value: integer().notNull(),
    done: integer(),
    outOf: integer('out_of'),
  },
  (table) => [
    primaryKey({ columns: [table.snapshotId, table.position] }),
    uniqueIndex('ranking_rows_snapshot_id_tuid_unique').on(table.snapshotId, table.tuid),
    index('ranking_rows_tuid').on(table.tuid),
    check('ranking_rows_rank_before_position', sql`${table.rank} between 1 and ${table.position}`),
  ],
);

/** Tutors who chose to be hidden from others. */
export const hiddenTutors = pgTable('hidden_tutors', {
  tuid: id()
    .primaryKey()
    .references(() => tutors.tuid),
  at: instant().notNull(),
});

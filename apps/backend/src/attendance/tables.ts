import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { ofClass } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/** A class that asks its tutor for a Yes or No. At most one request a class. */
export const attendanceRequests = pgTable(
  'attendance_requests',
  {
    id: rowId(30_001),
    tuid: ofTutor(),
    clid: ofClass(),
    createdAt: instant('created_at').notNull(),
    /** When it was answered by the tutor or, past the deadline, by the clock. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('attendance_requests_clid_unique').on(table.clid),
    index('attendance_requests_open').on(table.tuid).where(sql`settled_at is null`),
  ],
);

/** The one reply to a request: a second one cannot be stored, whoever sends it. */
export const attendanceReplies = pgTable(
  'attendance_replies',
  {
    requestId: id('request_id')
      .primaryKey()
      .references(() => attendanceRequests.id),
    isICan: boolean('is_i_can').notNull(),
    cancelReason: integer('cancel_reason'),
    cancelRemark: text('cancel_remark'),
    attachment: text(),
    /** Made by the browser, one for each answer: a repeat after a lost reply is known by it. */
    idempotencyKey: text('idempotency_key'),
    /** When the tutor pressed, by the browser's clock; the answer may have waited for the line. Decides nothing. */
    tappedAt: instant('tapped_at'),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('attendance_replies_idempotency_key_unique').on(table.idempotencyKey),
    check('attendance_replies_reason_known', sql`${table.cancelReason} between 1 and 6`),
    check(
      'attendance_replies_no_has_reason',
      sql`${table.isICan} or (${table.cancelReason} is not null and ${table.cancelRemark} is not null and ${table.attachment} is not null)`,
    ),
  ],
);

/** The first answer that came too late, kept as evidence for an appeal. It changes nothing. */
export const lateAttendanceReplies = pgTable('late_attendance_replies', {
  requestId: id('request_id')
    .primaryKey()
    .references(() => attendanceRequests.id),
  isICan: boolean('is_i_can').notNull(),
  tappedAt: instant('tapped_at'),
  at: instant().notNull(),
});

/**
 * Clock-ins, once per shift. Kept with the instants between which it counts for the classes that begin: a tutor's zone can
 * change, and with it the calendar day of a class.
 */
export const clockIns = pgTable(
  'clock_ins',
  {
    id: rowId(),
    tuid: ofTutor(),
    /** The first instant of the shift's day, or the end of the clock-in before. */
    countsFrom: instant('counts_from').notNull(),
    countsUntil: instant('counts_until').notNull(),
    isLate: boolean('is_late').notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('clock_ins_tuid_counts_from_unique').on(table.tuid, table.countsFrom),
    index('clock_ins_tuid_counts_until').on(table.tuid, table.countsUntil),
    check('clock_ins_counts_for_a_time', sql`${table.countsUntil} > ${table.countsFrom}`),
  ],
);

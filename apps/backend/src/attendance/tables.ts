import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';

/** A class that asks its tutor for a Yes or No. At most one request a class. */
export const attendanceRequests = pgTable(
  'attendance_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 30_001 }),
    tuid: bigint({ mode: 'number' })
      .notNull()
      .references(() => tutors.tuid),
    clid: bigint({ mode: 'number' })
      .notNull()
      .references(() => classes.clid),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When it was answered by the tutor or, past the deadline, by the clock. */
    settledAt: timestamp('settled_at', { withTimezone: true, precision: 3 }),
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
    requestId: bigint('request_id', { mode: 'number' })
      .primaryKey()
      .references(() => attendanceRequests.id),
    isICan: boolean('is_i_can').notNull(),
    cancelReason: integer('cancel_reason'),
    cancelRemark: text('cancel_remark'),
    attachment: text(),
    /** Made by the browser, one for each answer: a repeat after a lost reply is known by it. */
    idempotencyKey: text('idempotency_key'),
    /** When the tutor pressed, by the browser's clock; the answer may have waited for the line. Decides nothing. */
    tappedAt: timestamp('tapped_at', { withTimezone: true, precision: 3 }),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
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
  requestId: bigint('request_id', { mode: 'number' })
    .primaryKey()
    .references(() => attendanceRequests.id),
  isICan: boolean('is_i_can').notNull(),
  tappedAt: timestamp('tapped_at', { withTimezone: true, precision: 3 }),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

/** Clock-ins, once per shift. A shift is the tutor's classes of one calendar day in the tutor's zone. */
export const clockIns = pgTable(
  'clock_ins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tuid: bigint({ mode: 'number' })
      .notNull()
      .references(() => tutors.tuid),
    shiftDate: date('shift_date', { mode: 'string' }).notNull(),
    isLate: boolean('is_late').notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('clock_ins_tuid_shift_date_unique').on(table.tuid, table.shiftDate)],
);

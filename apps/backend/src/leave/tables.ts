import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { ofClass } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/**
 * Leave that tutors asked for. Two of one tutor that wait or hold cannot share a moment (`leave_requests_no_overlap`), and no
 * class or open half hour can stand in an approved one (triggers): the migration says so in SQL, since Drizzle cannot.
 */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: rowId(50_001),
    tuid: ofTutor(),
    /** Made with the form: the same form sent again is the same request. */
    key: text().notNull(),
    type: smallint().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text().notNull(),
    attachment: text(),
    /** 0 waiting, 1 approved, 2 declined, 3 undone, 4 not answered in time. */
    status: smallint().notNull().default(0),
    /** The company's words. */
    remark: text(),
    /** When this span was asked for: by it the classes are charged. */
    askedAt: instant('asked_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('leave_requests_tuid_key_unique').on(table.tuid, table.key),
    index('leave_requests_tuid_starts_at').on(table.tuid, table.startsAt),
    index('leave_requests_waiting').on(table.startsAt).where(sql`status = 0`),
    check('leave_requests_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('leave_requests_type_known', sql`${table.type} between 1 and 6`),
    check('leave_requests_status_known', sql`${table.status} between 0 and 4`),
    check('leave_requests_settled', sql`(${table.status} = 0) = (${table.settledAt} is null)`),
    check('leave_requests_reason_length', sql`char_length(${table.reason}) between 1 and 500`),
  ],
);

/** Classes that an approved leave cancelled, with what each cost. */
export const leaveClasses = pgTable(
  'leave_classes',
  {
    leaveId: id('leave_id')
      .notNull()
      .references(() => leaveRequests.id),
    clid: ofClass(),
    feeCentavos: integer('fee_centavos').notNull(),
    points: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leaveId, table.clid] }),
    check('leave_classes_not_negative', sql`${table.feeCentavos} >= 0 and ${table.points} >= 0`),
  ],
);

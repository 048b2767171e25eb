import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofTutor, tutors } from '../account/tables.ts';
import { classStatus } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/** BusyTime entries: time that a tutor gives the company as a whole. On (Waited) or off (Canceled) with all its half hours. */
export const busyTimes = pgTable(
  'busy_times',
  {
    id: rowId(),
    tuid: ofTutor(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: classStatus().notNull(),
    /** BusyTimeCheckFlag: names the group on the wire. */
    groupFlag: text('group_flag').notNull(),
  },
  (table) => [
    index('busy_times_tuid_starts_at').on(table.tuid, table.startsAt),
    uniqueIndex('busy_times_tuid_group_flag_unique').on(table.tuid, table.groupFlag),
    // What the slots below refer to.
    unique('busy_times_id_status_unique').on(table.id, table.status),
    check('busy_times_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('busy_times_status_on_or_off', sql`${table.status} in ('Waited', 'Canceled')`),
  ],
);

/**
 * Half hours that a tutor opened, or closed again. A slot without a row is closed. Whether a class stands there is read
 * from the classes. The primary key is what keeps a slot from being released twice.
 */
export const scheduleSlots = pgTable(
  'schedule_slots',
  {
    tuid: ofTutor(),
    startsAt: instant('starts_at').notNull(),
    /** Waited: open; Canceled: closed. */
    status: classStatus().notNull(),
    /** The company keeps it: the tutor cannot change it. */
    isDisabled: boolean('is_disabled').notNull().default(false),
    busyTimeId: id('busy_time_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.startsAt] }),
    // A slot of a busy time has its status and no other: a busy time that is on in part cannot be stored.
    foreignKey({
      name: 'schedule_slots_busy_time_status',
      columns: [table.busyTimeId, table.status],
      foreignColumns: [busyTimes.id, busyTimes.status],
    }).onUpdate('cascade'),
    index('schedule_slots_busy_time').on(table.busyTimeId),
    check('schedule_slots_on_grid', sql`mod(extract(epoch from ${table.startsAt}), 1800) = 0`),
    check('schedule_slots_open_or_closed', sql`${table.status} in ('Waited', 'Canceled')`),
  ],
);

/** What the company lets a tutor modify in next week. The row is locked by everything that takes of it. */
export const scheduleLimits = pgTable(
  'schedule_limits',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    /** Modifications allowed in a next-week window. */
    allowance: integer().notNull().default(40),
    /** What was left when it was last taken of; below zero cannot be stored. */
    remaining: integer().notNull().default(40),
    /** Why submitting is stopped, where the tutor's limitCheck says that it is. */
    limitReason: text('limit_reason'),
  },
  (table) => [
    check('schedule_limits_allowance_not_negative', sql`${table.allowance} >= 0`),
    check('schedule_limits_remaining_not_negative', sql`${table.remaining} >= 0`),
  ],
);

/** Submissions that had an effect, each once by its key. */
export const scheduleSubmissions = pgTable(
  'schedule_submissions',
  {
    id: rowId(),
    tuid: ofTutor(),
    key: text().notNull(),
    /** What was asked for, in one order: the same key with something else is a mistake of the caller. */
    request: jsonb().notNull(),
    /** The message that was answered. */
    message: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [uniqueIndex('schedule_submissions_tuid_key_unique').on(table.tuid, table.key)],
);

/** Modifications of next week: each row has taken one of the allowance. */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    submissionId: id('submission_id')
      .notNull()
      .references(() => scheduleSubmissions.id),
    tuid: ofTutor(),
    startsAt: instant('starts_at').notNull(),
    /** What was modified: a busy time with each of its half hours, a half hour alone, or a class. */
    unit: text().notNull(),
    /** Zone by whose calendar it was in next week. */
    timeZone: text('time_zone').notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.unit, table.startsAt] }),
    index('schedule_changes_tuid_starts_at').on(table.tuid, table.startsAt),
    // Dates 7 to 13 days from today (specification, core §9), whatever the program says.
    check(
      'schedule_changes_in_next_week',
      sql`(${table.startsAt} at time zone ${table.timeZone})::date - (${table.at} at time zone ${table.timeZone})::date between 7 and 13`,
    ),
  ],
);

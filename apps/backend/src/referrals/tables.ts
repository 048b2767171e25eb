import { referralSteps } from '@tutor/rules/referrals/referral-steps';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

export const referralStep = pgEnum('referral_step', referralSteps);

/** Applications that tutors sent for friends. */
export const referrals = pgTable(
  'referrals',
  {
    id: rowId(60_001),
    tuid: ofTutor(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** In E.164. */
    phone: text().notNull(),
    note: text().notNull().default(''),
    /** Where the application came from (specification, core §9). */
    source: integer().notNull(),
    step: referralStep().notNull().default('applied'),
    /** It goes no further. */
    isClosed: boolean('is_closed').notNull().default(false),
    /** Made by the browser, one for each submission: a repeat is known by it. */
    key: text(),
    at: instant().notNull(),
    stepAt: instant('step_at').notNull(),
  },
  (table) => [
    index('referrals_tuid_at').on(table.tuid, table.at),
    // A friend is referred once, by whoever comes first.
    uniqueIndex('referrals_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('referrals_key_unique').on(table.tuid, table.key),
    check('referrals_phone_international', sql`${table.phone} ~ '^[+][1-9][0-9]{1,14}$'`),
    check('referrals_source_known', sql`${table.source} = 12`),
    check('referrals_note_length', sql`char_length(${table.note}) <= 200`),
  ],
);

/** When a referral came to each of its steps. */
export const referralEvents = pgTable(
  'referral_events',
  {
    referralId: id('referral_id')
      .notNull()
      .references(() => referrals.id),
    step: referralStep().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.referralId, table.step] })],
);

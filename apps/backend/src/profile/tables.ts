import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';

/** What a tutor's profile holds beside the account: the phone, and which parts are filled in. */
export const tutorProfiles = pgTable(
  'tutor_profiles',
  {
    tuid: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => tutors.tuid),
    /** Digits only, as the phone number. */
    phoneCountryCode: text('phone_country_code'),
    phoneNumber: text('phone_number'),
    /** The phone dialog rests until then. */
    phoneReminderAt: timestamp('phone_reminder_at', { withTimezone: true, precision: 3 }),
    hasPersonalData: boolean('has_personal_data').notNull(),
    hasContactData: boolean('has_contact_data').notNull(),
    hasHobbies: boolean('has_hobbies').notNull(),
  },
  (table) => [
    uniqueIndex('tutor_profiles_phone_unique').on(table.phoneCountryCode, table.phoneNumber),
    check(
      'tutor_profiles_phone_whole',
      sql`(${table.phoneCountryCode} is null) = (${table.phoneNumber} is null) and ${table.phoneCountryCode} ~ '^[0-9]{1,4}$' and ${table.phoneNumber} ~ '^[0-9]{1,20}$'`,
    ),
  ],
);

/** Every version of the agreement between tutors and the company; the highest one holds. */
export const agreements = pgTable(
  'agreements',
  {
    version: integer().primaryKey(),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [check('agreements_version_positive', sql`${table.version} > 0`)],
);

/** Who agreed to which version, once each. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    tuid: bigint({ mode: 'number' })
      .notNull()
      .references(() => tutors.tuid),
    version: integer()
      .notNull()
      .references(() => agreements.version),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.version] }),
    index('agreement_consents_version').on(table.version),
  ],
);

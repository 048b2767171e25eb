import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor, tutors } from '../account/tables.ts';
import { id, instant } from '../database/columns.ts';

/** What a tutor's profile holds beside the account: the phone, and which parts are filled in. */
export const tutorProfiles = pgTable(
  'tutor_profiles',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    /** In E.164, so that one phone is one text. */
    phone: text(),
    /** The phone dialog rests until then. */
    phoneReminderAt: instant('phone_reminder_at'),
    hasPersonalData: boolean('has_personal_data').notNull(),
    hasContactData: boolean('has_contact_data').notNull(),
    hasHobbies: boolean('has_hobbies').notNull(),
  },
  (table) => [
    uniqueIndex('tutor_profiles_phone_unique').on(table.phone),
    check('tutor_profiles_phone_international', sql`${table.phone} ~ '^[+][1-9][0-9]{1,14}$'`),
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
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [check('agreements_version_positive', sql`${table.version} > 0`)],
);

/** Who agreed to which version, once each. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    tuid: ofTutor(),
    version: integer()
      .notNull()
      .references(() => agreements.version),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.version] }),
    index('agreement_consents_version').on(table.version),
  ],
);

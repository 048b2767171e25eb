import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { files } from '../files/tables.ts';

const tuid = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);

/** What a tutor said of himself; a part that was not filled in is null. */
export const personalDetails = pgTable(
  'personal_details',
  {
    tuid: tuid().primaryKey(),
    sex: integer(),
    birthday: date(),
    province: text(),
    city: text(),
    location: text(),
    introduction: text(),
    equipment: text(),
    provider: text(),
    connection: text(),
    speedMbps: integer('speed_mbps'),
    hobbies: text().array(),
    interests: text(),
  },
  (table) => [
    check('personal_details_sex', sql`${table.sex} between 0 and 2`),
    check('personal_details_birthday', sql`${table.birthday} >= '1950-01-01'`),
    check('personal_details_speed', sql`${table.speedMbps} between 1 and 10000`),
  ],
);

/** Schools of a tutor. */
export const educations = pgTable(
  'educations',
  {
    id: rowId(),
    tuid: tuid(),
    school: text().notNull(),
    degree: text().notNull(),
    major: text().notNull(),
    startYear: integer('start_year').notNull(),
    endYear: integer('end_year').notNull(),
  },
  (table) => [
    // A form that was sent twice is one school.
    uniqueIndex('educations_unique').on(table.tuid, table.school, table.degree, table.startYear),
    check('educations_years', sql`${table.startYear} <= ${table.endYear}`),
  ],
);

/** Jobs of a tutor. Without an end year it is the present one. */
export const workExperiences = pgTable(
  'work_experiences',
  {
    id: rowId(),
    tuid: tuid(),
    employer: text().notNull(),
    position: text().notNull(),
    startYear: integer('start_year').notNull(),
    endYear: integer('end_year'),
    description: text().notNull(),
  },
  (table) => [
    uniqueIndex('work_experiences_unique').on(table.tuid, table.employer, table.position, table.startYear),
    check('work_experiences_years', sql`${table.endYear} is null or ${table.startYear} <= ${table.endYear}`),
  ],
);

/** Uploads that belong to a tutor's personal data, in their order. */
export const profileFiles = pgTable(
  'profile_files',
  {
    tuid: tuid(),
    fileId: id('file_id')
      .notNull()
      .references(() => files.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId] }), index('profile_files_tuid').on(table.tuid)],
);

/** TESOL registrations: one a tutor, never changed. */
export const tesolRegistrations = pgTable(
  'tesol_registrations',
  {
    tuid: tuid().primaryKey(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull(),
    lastName: text('last_name').notNull(),
    birthday: date().notNull(),
    idNumber: text('id_number').notNull(),
    hasCertificate: boolean('has_certificate').notNull(),
    /** Reference of the uploaded certificate. */
    certificate: text(),
    at: instant().notNull(),
  },
  (table) => [
    check('tesol_registrations_birthday', sql`${table.birthday} >= '1950-01-01'`),
    check('tesol_registrations_certificate', sql`${table.hasCertificate} = (${table.certificate} is not null)`),
  ],
);

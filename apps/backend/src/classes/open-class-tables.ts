import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { students } from './course-tables.ts';

/** Classes that one tutor gives to many students at once. */
export const openClasses = pgTable(
  'open_classes',
  {
    id: rowId(600_001),
    tuid: ofTutor(),
    title: text().notNull(),
    topic: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Students that may take part. */
    seats: integer().notNull(),
    canceledAt: instant('canceled_at'),
  },
  (table) => [
    index('open_classes_tuid_ends_at').on(table.tuid, table.endsAt),
    uniqueIndex('open_classes_tuid_starts_at_unique').on(table.tuid, table.startsAt),
    check('open_classes_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('open_classes_seats_positive', sql`${table.seats} > 0`),
  ],
);

/** Who takes part in an open class. */
export const openClassStudents = pgTable(
  'open_class_students',
  {
    openClassId: id('open_class_id')
      .notNull()
      .references(() => openClasses.id),
    stuUid: id('stu_uid')
      .notNull()
      .references(() => students.stuUid),
  },
  (table) => [primaryKey({ columns: [table.openClassId, table.stuUid] })],
);

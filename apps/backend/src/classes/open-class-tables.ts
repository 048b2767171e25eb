import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { students } from './course-tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Classes that one tutor gives to many students at once. */
export const openClasses = pgTable(
  'open_classes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 600_001 }),
    tuid: bigint({ mode: 'number' })
      .notNull()
      .references(() => tutors.tuid),
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
    openClassId: bigint('open_class_id', { mode: 'number' })
      .notNull()
      .references(() => openClasses.id),
    stuUid: bigint('stu_uid', { mode: 'number' })
      .notNull()
      .references(() => students.stuUid),
  },
  (table) => [primaryKey({ columns: [table.openClassId, table.stuUid] })],
);

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id } from '../database/columns.ts';

/** Members of the growth system with their score. */
export const growthMembers = pgTable(
  'growth_members',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    /** All points ever claimed; decides the level. */
    score: integer().notNull(),
    /** Points that were spent; the rest remains. */
    usedPoints: integer('used_points').notNull(),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    check(
      'growth_members_points_counted',
      sql`${table.score} >= 0 and ${table.usedPoints} between 0 and ${table.score}`,
    ),
  ],
);

/** The tasks of level 1 and the points of each. */
export const growthTasks = pgTable(
  'growth_tasks',
  {
    code: text().primaryKey(),
    groupName: text('group_name').notNull(),
    name: text().notNull(),
    points: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [check('growth_tasks_points_positive', sql`${table.points} > 0`)],
);

/** How far a member is with a task: 0 open, 1 under way, 2 done; received once the points are claimed. */
export const growthProgress = pgTable(
  'growth_progress',
  {
    tuid: id()
      .notNull()
      .references(() => growthMembers.tuid),
    taskCode: text('task_code')
      .notNull()
      .references(() => growthTasks.code),
    status: integer().notNull(),
    isReceived: boolean('is_received').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.taskCode] }),
    index('growth_progress_task_code').on(table.taskCode),
    check('growth_progress_status_known', sql`${table.status} between 0 and 2`),
    check('growth_progress_received_when_done', sql`not ${table.isReceived} or ${table.status} = 2`),
  ],
);

/** The pet of a member. */
export const pets = pgTable(
  'pets',
  {
    tuid: id()
      .primaryKey()
      .references(() => growthMembers.tuid),
    isAdopted: boolean('is_adopted').notNull(),
    name: text(),
    level: integer().notNull(),
    /** How often the name was changed. */
    renames: integer().notNull(),
  },
  (table) => [
    check('pets_level_known', sql`${table.level} between 0 and 9`),
    check('pets_renames_counted', sql`${table.renames} >= 0`),
  ],
);

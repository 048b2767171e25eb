import { taskPeriods } from '@tutor/rules/growth/growth-task';
import { growthCauses, growthRuleNames } from '@tutor/rules/growth/growth-values';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

export const growthCause = pgEnum('growth_cause', growthCauses);
export const growthTaskRule = pgEnum('growth_task_rule', growthRuleNames);
export const growthTaskPeriod = pgEnum('growth_task_period', taskPeriods);

/** Members of the growth system. A trigger adds every entry of the ledger to the score, which can never be below 0. */
export const growthMembers = pgTable(
  'growth_members',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    /** Sum of the ledger; decides the level. */
    score: integer().notNull().default(0),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
  },
  (table) => [check('growth_members_score_not_negative', sql`${table.score} >= 0`)],
);

/** Every gain and loss of growth values. An entry is never changed: what is taken back is an entry of its own. */
export const growthEntries = pgTable(
  'growth_entries',
  {
    id: rowId(),
    tuid: id()
      .notNull()
      .references(() => growthMembers.tuid),
    cause: growthCause().notNull(),
    /** What makes it the only one of its cause: a class, a complaint, a day, a task with its week. */
    occasion: text().notNull(),
    /** Growth values, signed. */
    value: integer().notNull(),
    /** What the rule takes, where the tutor had less; null where it was moved in full. */
    ruleValue: integer('rule_value'),
    clid: id().references(() => classes.clid),
    taskCode: text('task_code').references(() => growthTasks.code),
    /** The entry that this one takes back. */
    takesBack: id('takes_back').references((): AnyPgColumn => growthEntries.id),
    note: text(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('growth_entries_occasion_unique').on(table.tuid, table.cause, table.occasion),
    uniqueIndex('growth_entries_takes_back_unique').on(table.takesBack),
    index('growth_entries_tuid_at').on(table.tuid, table.at),
    index('growth_entries_clid').on(table.clid),
    index('growth_entries_task_code').on(table.taskCode),
    check('growth_entries_taken_back_named', sql`(${table.cause} = 'takenBack') = (${table.takesBack} is not null)`),
    check('growth_entries_task_named', sql`(${table.cause} = 'task') = (${table.taskCode} is not null)`),
    check('growth_entries_rule_takes_more', sql`${table.ruleValue} < ${table.value}`),
  ],
);

/** The tasks: each counts entries of one rule, once or anew every week. Those of `once` make up level 1. */
export const growthTasks = pgTable(
  'growth_tasks',
  {
    code: text().primaryKey(),
    groupName: text('group_name').notNull(),
    name: text().notNull(),
    points: integer().notNull(),
    rule: growthTaskRule().notNull(),
    target: integer().notNull(),
    period: growthTaskPeriod().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('growth_tasks_points_positive', sql`${table.points} > 0`),
    check('growth_tasks_target_positive', sql`${table.target} > 0`),
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

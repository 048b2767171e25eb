import { taskPeriods } from '@tutor/rules/growth/growth-task';
import { growthCauses, growthRuleNames } from '@tutor/rules/growth/growth-values';
import { petSlots } from '@tutor/rules/growth/pet-wardrobe';
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
  primaryKey,
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
    /** The highest level that the tutor was told of. A level that is lost and comes back is no news. */
    toldLevel: integer('told_level').notNull().default(0),
    /** How many milestones the tutor has seen; null for members of before it was kept, who are told of none. */
    seenMilestones: integer('seen_milestones').default(0),
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

/** The pet of a member. Its level is that of the tutor at the highest, which the ledger knows. */
export const pets = pgTable(
  'pets',
  {
    tuid: id()
      .primaryKey()
      .references(() => growthMembers.tuid),
    isAdopted: boolean('is_adopted').notNull(),
    /** Null until it is given one. */
    name: text(),
    /** How often the name was changed. */
    renames: integer().notNull(),
  },
  (table) => [
    check('pets_renames_counted', sql`${table.renames} >= 0`),
    check('pets_name_length', sql`char_length(${table.name}) between 1 and 20`),
  ],
);

export const petSlot = pgEnum('pet_slot', petSlots);

/** Clothing and skins that were received. One of each slot is worn. */
export const petClothes = pgTable(
  'pet_clothes',
  {
    tuid: id()
      .notNull()
      .references(() => growthMembers.tuid),
    clothingId: id('clothing_id').notNull(),
    slot: petSlot().notNull(),
    isWorn: boolean('is_worn').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.clothingId] }),
    uniqueIndex('pet_clothes_worn_unique').on(table.tuid, table.slot).where(sql`is_worn`),
  ],
);

/** Medals that were received; whether one is earned, the ledger knows. At most one is worn. */
export const growthMedals = pgTable(
  'growth_medals',
  {
    tuid: id()
      .notNull()
      .references(() => growthMembers.tuid),
    code: text().notNull(),
    isWorn: boolean('is_worn').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.code] }),
    uniqueIndex('growth_medals_worn_unique').on(table.tuid).where(sql`is_worn`),
  ],
);

/** Rights of levels that were received: each brings what it brings once. */
export const growthRightReceipts = pgTable(
  'growth_right_receipts',
  {
    tuid: id()
      .notNull()
      .references(() => growthMembers.tuid),
    code: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tuid, table.code] })],
);

/** Class photos that were shared: one of each class. */
export const growthPhotos = pgTable(
  'growth_photos',
  {
    id: rowId(),
    tuid: id()
      .notNull()
      .references(() => growthMembers.tuid),
    clid: id()
      .notNull()
      .references(() => classes.clid),
    /** Of an upload for the module GroupPhoto. */
    reference: text().notNull(),
    words: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('growth_photos_clid_unique').on(table.clid),
    uniqueIndex('growth_photos_reference_unique').on(table.reference),
    index('growth_photos_tuid_at').on(table.tuid, table.at),
  ],
);

/** When the service was last known to run: one row. */
export const serviceBeats = pgTable(
  'service_beats',
  { id: integer().primaryKey(), at: instant().notNull() },
  (table) => [check('service_beats_one', sql`${table.id} = 1`)],
);

/** When the service was down: deadlines are later by as long. */
export const serviceStops = pgTable(
  'service_stops',
  { id: rowId(), startsAt: instant('starts_at').notNull(), endsAt: instant('ends_at').notNull() },
  (table) => [
    index('service_stops_ends_at').on(table.endsAt),
    check('service_stops_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

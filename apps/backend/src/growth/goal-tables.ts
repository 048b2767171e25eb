import { goalHours } from '@tutor/rules/growth/growth-goal';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, rowId } from '../database/columns.ts';
import { growthMembers } from './tables.ts';

const ofMember = () =>
  id()
    .notNull()
    .references(() => growthMembers.tuid);

/** Hours of teaching that a member aims at: one goal a round. */
export const growthGoals = pgTable(
  'growth_goals',
  {
    id: rowId(),
    tuid: ofMember(),
    /** The company's month, yyyy-MM. */
    round: text().notNull(),
    targetHours: integer('target_hours').notNull(),
    /** Worth of an hour when it was set or synchronised, in whole centavos. */
    hourRateCentavos: integer('hour_rate_centavos').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('growth_goals_tuid_round_unique').on(table.tuid, table.round),
    check('growth_goals_round_known', sql`${table.round} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('growth_goals_target_hours', sql.raw(`target_hours between ${goalHours.least} and ${goalHours.most}`)),
    check('growth_goals_hour_rate_not_negative', sql`${table.hourRateCentavos} >= 0`),
  ],
);

/** Half hours that a member plans to teach; a slot without a row is not planned. */
export const growthPlanSlots = pgTable(
  'growth_plan_slots',
  { tuid: ofMember(), startsAt: instant('starts_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.tuid, table.startsAt] }),
    check('growth_plan_slots_on_grid', sql`mod(extract(epoch from ${table.startsAt}), 1800) = 0`),
  ],
);

/** Days on which a member plans nothing at all: on the wire their slot of 05:30 is busy. */
export const growthBusyDays = pgTable(
  'growth_busy_days',
  {
    tuid: ofMember(),
    /** Calendar day of the member's zone, yyyy-MM-dd. */
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.day] }),
    check('growth_busy_days_day_known', sql`${table.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
);

/** When pages of growth were open, as the portal reports it. */
export const growthVisits = pgTable(
  'growth_visits',
  {
    id: rowId(),
    tuid: ofMember(),
    page: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('growth_visits_tuid_opened_at').on(table.tuid, table.openedAt),
    check('growth_visits_closed_after_opened', sql`${table.closedAt} >= ${table.openedAt}`),
  ],
);

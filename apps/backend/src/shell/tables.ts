import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor, tutors } from '../account/tables.ts';
import { id } from '../database/columns.ts';

/** Menu entries that do not show for a tutor: hidden by the tutor, or by the company, which the tutor cannot undo. */
export const hiddenMenus = pgTable(
  'hidden_menus',
  {
    tuid: ofTutor(),
    name: text().notNull(),
    isByCompany: boolean('is_by_company').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tuid, table.name, table.isByCompany] })],
);

/** What the frame shows a tutor around every page. */
export const shellStates = pgTable(
  'shell_states',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    /** The notice about the desktop client waits for the tutor. */
    isClientNoticeShown: boolean('is_client_notice_shown').notNull().default(false),
    /** The app poster was shown by itself already. */
    isPosterShown: boolean('is_poster_shown').notNull().default(false),
    isOpenClassTeacher: boolean('is_open_class_teacher').notNull().default(false),
    isReferralHidden: boolean('is_referral_hidden').notNull().default(false),
    /** The company's word on the schedule reminder; null leaves it to the tutor's released time. */
    isSelfScheduleRemindDue: boolean('is_self_schedule_remind_due'),
    preloadPageUrl: text('preload_page_url'),
    /** Names the tutor in a referral link without telling the id. */
    referralCode: text('referral_code').notNull(),
    /** Names the tutor's temporary classroom. */
    classroomCode: text('classroom_code').notNull(),
  },
  (table) => [
    uniqueIndex('shell_states_referral_code_unique').on(table.referralCode),
    uniqueIndex('shell_states_classroom_code_unique').on(table.classroomCode),
  ],
);

/** Newest desktop client for each platform. */
export const clientVersions = pgTable(
  'client_versions',
  { label: text().primaryKey(), version: text().notNull() },
  (table) => [check('client_versions_label_known', sql`${table.label} in ('tutor-window', 'tutor-mac')`)],
);

/** Hosts of menus that live elsewhere. */
export const menuHosts = pgTable('menu_hosts', { menu: text().primaryKey(), host: text().notNull() });

/** Domains that /redirect may lead to. */
export const redirectHosts = pgTable(
  'redirect_hosts',
  {
    domain: text().primaryKey(),
    /** Whether the tutor's sign-in may go along. */
    isTokenAllowed: boolean('is_token_allowed').notNull(),
    /** 0: this very host; 1: its subdomains too. */
    level: integer().notNull(),
  },
  (table) => [
    check('redirect_hosts_level_known', sql`${table.level} in (0, 1)`),
    check('redirect_hosts_domain_plain', sql`${table.domain} ~ '^[a-z0-9-]+(\\.[a-z0-9-]+)+$'`),
  ],
);

/** Questions that the help chat answers. */
export const helpTopics = pgTable('help_topics', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  /** Other words for the same thing, searched beside the question and the answer. */
  keywords: text().notNull(),
});

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, rowId } from '../database/columns.ts';

/** A tutor with the profile and the flags that its screens branch on (specification, core §3 'User'). */
export const tutors = pgTable(
  'tutors',
  {
    // Seeded tutors carry fixed ids below this start.
    tuid: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 200_001 }),
    account: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    tutorGroup: text('tutor_group').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Seed template that the tutor was made from; decides what a new day adds. */
    template: text().notNull(),
    isSeeded: boolean('is_seeded').notNull().default(false),
    /** Last calendar day (in the tutor's zone) that has its classes planned. */
    plannedUntil: date('planned_until', { mode: 'string' }),
    integralLevel: text('integral_level'),
    trialCount: integer('trial_count').notNull().default(0),
    isFirstLogin: boolean('is_first_login').notNull().default(false),
    isFirstGrowthSystemLogin: boolean('is_first_growth_system_login').notNull().default(false),
    isNeedRedirectDegree: boolean('is_need_redirect_degree').notNull().default(false),
    isNeedUpdatePhone: boolean('is_need_update_phone').notNull().default(false),
    isNeedToImprovePersonalInformation: boolean('is_need_to_improve_personal_information').notNull().default(false),
    isFranchiseeUser: boolean('is_franchisee_user').notNull().default(false),
    isInternationalOrCustom: boolean('is_international_or_custom').notNull().default(false),
    isCustomized: boolean('is_customized').notNull().default(false),
    isPassedTL: boolean('is_passed_tl').notNull().default(false),
    isTuEyeProtectionMode: boolean('is_tu_eye_protection_mode').notNull().default(false),
    isGrowthSystemTestGroup: boolean('is_growth_system_test_group').notNull().default(false),
    awaitApproval: boolean('await_approval').notNull().default(false),
    limitRefferal: boolean('limit_refferal').notNull().default(false),
    limitCheck: boolean('limit_check').notNull().default(false),
    disableComment: boolean('disable_comment').notNull().default(false),
    openSelfSchedule: boolean('open_self_schedule').notNull().default(true),
    openSelfCancel: boolean('open_self_cancel').notNull().default(true),
    isShowAppFloatingIcon: boolean('is_show_app_floating_icon').notNull().default(false),
    feedBackMsg: boolean('feed_back_msg').notNull().default(false),
    sidebarMenuMini: boolean('sidebar_menu_mini').notNull().default(false),
    isChatAuthorized: boolean('is_chat_authorized').notNull().default(true),
    skypeId: text('skype_id'),
    /** Reference of the profile picture. */
    avatar: text(),
    contractApplies: boolean('contract_applies').notNull().default(false),
    /** -1 not signed, 0 auditing, 1 passed, 2 failed (specification, core §4). */
    contractAuditStatus: integer('contract_audit_status').notNull().default(-1),
  },
  (table) => [
    uniqueIndex('tutors_account_unique').on(sql`lower(${table.account})`),
    // A forgotten password is asked for by e-mail, which must mean one account.
    uniqueIndex('tutors_email_unique').on(sql`lower(${table.email})`),
    check('tutors_trial_count_not_negative', sql`${table.trialCount} >= 0`),
    check('tutors_contract_audit_status_known', sql`${table.contractAuditStatus} between -1 and 2`),
  ],
);

/** Whose a row is. */
export const ofTutor = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);

/** Signed-in sessions. Only the SHA-256 of a token is kept, so the table cannot be used to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    tokenHash: text('token_hash').notNull(),
    tuid: ofTutor(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_unique').on(table.tokenHash),
    index('sessions_tuid').on(table.tuid),
    index('sessions_expires_at').on(table.expiresAt),
    check('sessions_expire_after_creation', sql`${table.expiresAt} >= ${table.createdAt}`),
  ],
);

/** Sign-ins as reported by the portal, for the company. */
export const loginLogs = pgTable(
  'login_logs',
  {
    id: rowId(),
    tuid: ofTutor(),
    sourceType: id('source_type').notNull(),
    clientInfo: text('client_info').notNull(),
    at: instant().notNull(),
  },
  (table) => [index('login_logs_tuid_at').on(table.tuid, table.at)],
);

/** Addresses from which a tutor signed in, as HMAC; an IPv6 address by its network. */
export const knownPlaces = pgTable(
  'known_places',
  {
    tuid: ofTutor(),
    place: text().notNull(),
    /** The last time. */
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tuid, table.place] }), index('known_places_at').on(table.at)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, rowId } from '../database/columns.ts';
import { ofTutor, sessions, tutors } from './tables.ts';

/** One-time codes by which another program of the company signs a tutor in. Only their SHA-256 is kept. */
export const autoLoginCodes = pgTable(
  'auto_login_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    tuid: ofTutor(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('auto_login_codes_expires_at').on(table.expiresAt),
    check('auto_login_codes_short_lived', sql`${table.expiresAt} <= ${table.createdAt} + interval '60 seconds'`),
  ],
);

/** Signs by which the desktop client or another of the company's sites takes over a sign-in, once. Gone with the session that made them. */
export const loginSigns = pgTable(
  'login_signs',
  {
    signHash: text('sign_hash').primaryKey(),
    sessionId: id('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('login_signs_session_id').on(table.sessionId),
    index('login_signs_expires_at').on(table.expiresAt),
    check('login_signs_short_lived', sql`${table.expiresAt} <= ${table.createdAt} + interval '60 seconds'`),
  ],
);

/** Downloads of the desktop client; by nobody in particular where no one was signed in. */
export const clientDownloads = pgTable(
  'client_downloads',
  {
    id: rowId(),
    tuid: id().references(() => tutors.tuid),
    sourceType: id('source_type').notNull(),
    clientInfo: text('client_info').notNull(),
    /** 1 Windows, 2 Mac (specification, core §3). */
    clientType: integer('client_type').notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('client_downloads_tuid').on(table.tuid),
    check('client_downloads_type_known', sql`${table.clientType} in (1, 2)`),
  ],
);

/** Newest version of the desktop client that a tutor used, by platform. */
export const usedClientVersions = pgTable(
  'used_client_versions',
  {
    tuid: ofTutor(),
    label: text().notNull(),
    version: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.label] }),
    check('used_client_versions_label_known', sql`${table.label} in ('tutor-window', 'tutor-mac')`),
  ],
);

/** Presses on entries of the shell, for the company. */
export const modelClicks = pgTable(
  'model_clicks',
  {
    id: rowId(),
    tuid: ofTutor(),
    type: id().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('model_clicks_tuid_at').on(table.tuid, table.at)],
);

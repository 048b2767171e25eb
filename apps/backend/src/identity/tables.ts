import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant } from '../database/columns.ts';

/** What the identity provider keeps: sessions, grants, codes, tokens, sign-ins under way. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    /** SHA-256 of the id, which for tokens and codes is the secret itself. */
    idHash: text('id_hash').notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    /** The provider's own handle of a session. */
    uid: text(),
    tuid: id().references(() => tutors.tuid),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.idHash] }),
    index('oidc_payloads_grant_id').on(table.grantId),
    index('oidc_payloads_uid').on(table.model, table.uid),
    index('oidc_payloads_tuid').on(table.tuid),
    index('oidc_payloads_expires_at').on(table.expiresAt),
  ],
);

/** Keys of the identity provider, made once: all processes of the service sign alike, and restarts change nothing. */
export const oidcKeys = pgTable(
  'oidc_keys',
  {
    id: integer().primaryKey(),
    /** Private signing keys as a JWK Set. */
    signingKeys: jsonb('signing_keys').$type<unknown>().notNull(),
    cookieKeys: jsonb('cookie_keys').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('oidc_keys_single', sql`${table.id} = 1`)],
);

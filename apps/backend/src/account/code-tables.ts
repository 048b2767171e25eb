import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tutors } from './tables.ts';

/** What a verification code is good for. */
export const codePurposes = ['resetPassword', 'changeEmail', 'bindPhone'] as const;
export const codePurpose = pgEnum('code_purpose', codePurposes);

/** Wrong tries after which a code is void. */
export const wrongTriesMax = 5;

/**
 * The last code of each purpose and subject; a new one takes the old one's place. The subject is the e-mail that a reset
 * was asked for, else the tutor. A row stands for unknown e-mails too, so that nothing tells them from known ones.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: codePurpose().notNull(),
    subject: text().notNull(),
    /** The e-mail address or phone number that the code proves. */
    recipient: text().notNull(),
    /** Whose code it is; null where no account has the e-mail. */
    tuid: bigint({ mode: 'number' }).references(() => tutors.tuid),
    /** HMAC-SHA256 under a key of its own: six digits could be guessed from a plain hash. */
    codeHash: text('code_hash').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject] }),
    index('verification_codes_expires_at').on(table.expiresAt),
    check('verification_codes_tries_counted', sql`${table.wrongTries} between 0 and ${sql.raw(String(wrongTriesMax))}`),
    check('verification_codes_short_lived', sql`${table.expiresAt} <= ${table.sentAt} + interval '10 minutes'`),
  ],
);

export const outboxChannel = pgEnum('outbox_channel', ['email', 'sms']);

/** Mail and text messages on their way out. There is no mail or SMS service here: this is where one would take them. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: outboxChannel().notNull(),
    recipient: text().notNull(),
    tuid: bigint({ mode: 'number' }).references(() => tutors.tuid),
    subject: text().notNull(),
    text: text().notNull(),
    /** The code that the text carries, for those who read the outbox in place of a mailbox. */
    code: text(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient, table.id.desc()),
    index('outbox_tuid').on(table.tuid, table.id.desc()),
    index('outbox_sent_at').on(table.sentAt),
  ],
);

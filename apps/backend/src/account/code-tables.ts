import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, rowId } from '../database/columns.ts';
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
    tuid: id().references(() => tutors.tuid),
    /** HMAC-SHA256 under a key of its own: six digits could be guessed from a plain hash. */
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: instant('used_at'),
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
    id: rowId(),
    channel: outboxChannel().notNull(),
    recipient: text().notNull(),
    tuid: id().references(() => tutors.tuid),
    subject: text().notNull(),
    text: text().notNull(),
    /** The code that the text carries, for those who read the outbox in place of a mailbox. */
    code: text(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient, table.id.desc()),
    index('outbox_tuid').on(table.tuid, table.id.desc()),
    index('outbox_sent_at').on(table.sentAt),
  ],
);

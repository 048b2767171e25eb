import { signatureKinds } from '@tutor/rules/contract/signature';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgEnum, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { files } from '../files/tables.ts';

const tuid = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);
export const signatureKind = pgEnum('signature_kind', signatureKinds);

/** Who agreed to which protocol, once each. */
export const protocolAgreements = pgTable(
  'protocol_agreements',
  { tuid: tuid(), isCustom: boolean('is_custom').notNull(), version: integer().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.tuid, table.isCustom, table.version] })],
);

/** Signed contracts, word for word. Of one tutor at most one is being audited or has passed. */
export const signedContracts = pgTable(
  'signed_contracts',
  {
    id: rowId(),
    tuid: tuid(),
    isCustom: boolean('is_custom').notNull(),
    version: integer().notNull(),
    kind: signatureKind().notNull(),
    signedName: text('signed_name').notNull(),
    /** The drawn signature. */
    fileId: id('file_id').references(() => files.id),
    /** Exactly what was signed, and how; plain text. */
    document: text().notNull(),
    /** SHA-256 of the document in UTF-8, hexadecimal. */
    hash: text().notNull(),
    signedAt: instant('signed_at').notNull(),
    /** 0 auditing, 1 passed, 2 failed. */
    auditStatus: smallint('audit_status').notNull().default(0),
    auditRemark: text('audit_remark'),
    auditedAt: instant('audited_at'),
    /** The simulated company leaves it as it is. */
    isHeld: boolean('is_held').notNull().default(false),
  },
  (table) => [
    uniqueIndex('signed_contracts_standing').on(table.tuid).where(sql`audit_status in (0, 1)`),
    check('signed_contracts_status_known', sql`${table.auditStatus} between 0 and 2`),
    check('signed_contracts_audited', sql`(${table.auditStatus} = 0) = (${table.auditedAt} is null)`),
    check('signed_contracts_drawing', sql`(${table.kind} = 'drawn') = (${table.fileId} is not null)`),
    check('signed_contracts_hash', sql`${table.hash} = encode(sha256(convert_to(${table.document}, 'UTF8')), 'hex')`),
  ],
);

import { remarkContentMax, remarkKinds, remarkPartMax } from '@tutor/rules/classes/remark';
import { templateBodyMax, templateNameMax } from '@tutor/rules/classes/remark-template';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { classes, ofClass } from './tables.ts';

export const remarkKind = pgEnum('remark_kind', remarkKinds);

/** Remarks: at most one a class, whoever sends it how often. Parts that a kind does not have are null. */
export const remarks = pgTable(
  'remarks',
  {
    id: rowId(400_001),
    clid: ofClass(),
    tuid: ofTutor(),
    kind: remarkKind().notNull(),
    content: text().notNull(),
    homework: text(),
    strengths: text(),
    improvements: text(),
    nextStep: text('next_step'),
    level: text(),
    pronunciation: smallint(),
    vocabulary: smallint(),
    grammar: smallint(),
    fluency: smallint(),
    /** 1 when it was written, one more with each change: a change must know what it changes. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    uniqueIndex('remarks_clid_unique').on(table.clid),
    index('remarks_tuid_created_at').on(table.tuid, table.createdAt),
    check('remarks_version_positive', sql`${table.version} > 0`),
    check(
      'remarks_length',
      sql.raw(
        `char_length(content) between 1 and ${remarkContentMax} and greatest(char_length(homework), char_length(strengths), char_length(improvements), char_length(next_step)) <= ${remarkPartMax}`,
      ),
    ),
    check(
      'remarks_vip_whole',
      sql`(${table.kind} = 'vip') = (${table.strengths} is not null and ${table.improvements} is not null and ${table.nextStep} is not null)`,
    ),
    check(
      'remarks_trial_whole',
      sql`(${table.kind} = 'trial') = (${table.level} is not null and ${table.pronunciation} is not null and ${table.vocabulary} is not null and ${table.grammar} is not null and ${table.fluency} is not null)`,
    ),
    check(
      'remarks_ratings_known',
      sql`${table.pronunciation} between 1 and 5 and ${table.vocabulary} between 1 and 5 and ${table.grammar} between 1 and 5 and ${table.fluency} between 1 and 5`,
    ),
  ],
);

/** How well each knowledge point of a remark is known: 1 mastered, 2 practising, 3 not yet. */
export const remarkPoints = pgTable(
  'remark_points',
  {
    remarkId: id('remark_id')
      .notNull()
      .references(() => remarks.id),
    sort: smallint().notNull(),
    point: text().notNull(),
    mastery: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remarkId, table.sort] }),
    check('remark_points_mastery_known', sql`${table.mastery} between 1 and 3`),
  ],
);

/** Remarks that a tutor put off: they wait in the queue of remarks due, even while the class is going on. */
export const remarkDelays = pgTable('remark_delays', {
  clid: id()
    .primaryKey()
    .references(() => classes.clid),
  at: instant().notNull(),
});

/** A tutor's own remark templates. */
export const remarkTemplates = pgTable(
  'remark_templates',
  {
    id: rowId(),
    tuid: ofTutor(),
    name: text().notNull(),
    body: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('remark_templates_tuid_name_unique').on(table.tuid, sql`lower(${table.name})`),
    check(
      'remark_templates_length',
      sql.raw(
        `char_length(name) between 1 and ${templateNameMax} and char_length(body) between 1 and ${templateBodyMax}`,
      ),
    ),
  ],
);

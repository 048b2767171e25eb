import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../migrations-folder.ts';
import type { Queries } from './database.ts';

/**
 * The last migration before all of them became one, by its time in drizzle's journal. Its tables are those of the first release
 * (decision 141).
 */
export const lastBeforeRelease = 1_795_914_704_385;

/**
 * Sees to it that the tables of a database are ones from which this program's migrations lead on. Throws in words for tables of a
 * newer version, and for older ones than the first release. Changes nothing but the record of a database that has its tables already.
 */
export async function requireKnownTables(queries: Queries): Promise<void> {
  const [table] = await queries
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as nothing`);
  if (table?.isThere !== true) return;
  const [applied] = await queries
    .select({ newest: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  const newest = Number(applied?.newest ?? 0);
  const known = readMigrationFiles({ migrationsFolder });
  const [release] = known;
  if (newest === 0 || release === undefined) return;
  if (newest > Math.max(...known.map(({ folderMillis }) => folderMillis))) {
    throw new Error(
      'The database belongs to a newer version of this program. Start that version, or give this one another database (DATA_DIR or DATABASE_URL). Nothing was changed.',
    );
  }
  if (newest >= release.folderMillis) return;
  if (newest !== lastBeforeRelease) {
    throw new Error(
      'The database is from before the first release. Give this program another one (DATA_DIR or DATABASE_URL), or carry it over as docs/decisions/0141-one-first-migration.md says. Nothing was changed.',
    );
  }
  await queries.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${release.hash}, ${release.folderMillis})`,
  );
}

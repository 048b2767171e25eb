import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../migrations-folder.ts';
import type { Queries } from './database.ts';

/** Refuses a database that a newer version of this program has brought to its own tables. */
export async function refuseNewer(queries: Queries): Promise<void> {
  const [table] = await queries
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as nothing`);
  if (table?.isThere !== true) return;
  const [applied] = await queries
    .select({ newest: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  const newestKnown = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (Number(applied?.newest ?? 0) <= newestKnown) return;
  throw new Error(
    'The database belongs to a newer version of this program. Start that version, or give this one another database (DATA_DIR or DATABASE_URL). Nothing was changed.',
  );
}

import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Rejects where the database takes no writes, or has no room on its disk for a few hundred kilobytes. Changes nothing. */
export async function checkWritable(queries: Queries): Promise<void> {
  await queries.transaction(async (tx) => {
    // More rows than fit into that much memory go to a file of the database's disk, which goes away with the query.
    await tx.execute(sql`set local work_mem = '64kB'`);
    const [found] = await tx
      .select({ isReadOnly: sql<boolean>`current_setting('transaction_read_only')::boolean`, rows: sql`count(*)` })
      .from(sql`generate_series(1, 10000)`);
    if (found?.isReadOnly !== false) throw new Error('the database takes no writes');
  });
}

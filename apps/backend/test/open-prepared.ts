import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../src/database/database.ts';
import { pgliteDatabase } from '../src/database/open-pglite.ts';

/** A migrated database in memory, a copy of its own for every caller. */
export async function openPrepared(): Promise<Database> {
  const file = process.env.PREPARED_DATABASE;
  if (file === undefined) throw new Error('the prepared database is missing: run the tests by vitest');
  const loadDataDir = new Blob([new Uint8Array(readFileSync(file))]);
  return pgliteDatabase(await PGlite.create({ loadDataDir }));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PasswordCost } from '../src/account/passwords.ts';
import type { Database } from '../src/database/database.ts';
import { engineOptions, pgliteDatabase } from '../src/database/open-pglite.ts';

/** The cheapest hash: what is tested is who gets in, not how long guessing would take. */
export const cheapCost: PasswordCost = { memoryCost: 64, timeCost: 1 };

/** A database in memory, a copy of its own for every caller: only migrated, or seeded as of the run's start. */
export async function openPrepared(state: 'migrated' | 'seeded'): Promise<Database> {
  const folder = process.env.PREPARED_DATABASES;
  if (folder === undefined) throw new Error('the prepared databases are missing: run the tests by vitest');
  const loadDataDir = new Blob([new Uint8Array(readFileSync(path.join(folder, `${state}.tar`)))]);
  return pgliteDatabase(await PGlite.create({ ...engineOptions, loadDataDir }));
}

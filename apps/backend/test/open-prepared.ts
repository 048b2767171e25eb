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
  return pgliteDatabase(await PGlite.create({ ...engineOptions, loadDataDir: prepared(state) }));
}

/** Puts the seeded database into a data folder, as a backend would have left it there. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const engine = await PGlite.create({
    ...engineOptions,
    dataDir: path.join(dataDir, 'pglite'),
    loadDataDir: prepared('seeded'),
  });
  await engine.close();
}

function prepared(state: 'migrated' | 'seeded'): Blob {
  const folder = process.env.PREPARED_DATABASES;
  if (folder === undefined) throw new Error('the prepared databases are missing: run the tests by vitest');
  return new Blob([new Uint8Array(readFileSync(path.join(folder, `${state}.tar`)))]);
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase } from '../src/database/open-pglite.ts';

/** Creates and migrates one database for all test files: making it takes seconds, loading a copy does not. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tutor-backend-'));
  const file = path.join(folder, 'prepared.tar');
  const engine = await PGlite.create();
  const database = pgliteDatabase(engine);
  await database.migrate();
  const dump = await engine.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  // Test files run in processes started after this and inherit it.
  process.env.PREPARED_DATABASE = file;
  return () => rmSync(folder, { recursive: true });
}

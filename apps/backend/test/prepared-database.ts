import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Passwords } from '../src/account/passwords.ts';
import { pgliteDatabase } from '../src/database/open-pglite.ts';
import { seedTutors } from '../src/seeding/seed-tutors.ts';
import { cheapCost } from './open-prepared.ts';

/** Migrates one database for all test files, and seeds one as of now: making them takes seconds, loading a copy does not. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tutor-backend-'));
  const engine = await PGlite.create();
  const database = pgliteDatabase(engine);
  const keep = async (name: string): Promise<void> => {
    const dump = await engine.dumpDataDir('none');
    writeFileSync(path.join(folder, `${name}.tar`), Buffer.from(await dump.arrayBuffer()));
  };
  // Half of the files are of databases that only new databases are copied from: each opening would copy them for nothing.
  await engine.exec("update pg_database set datistemplate = false where datname like 'template%'");
  for (const name of ['template0', 'template1']) await engine.exec(`drop database ${name}`);
  await database.migrate();
  await keep('migrated');
  await seedTutors(database, new Passwords(cheapCost), new Date());
  await keep('seeded');
  await database.close();
  // Test files run in processes started after this and inherit it.
  process.env.PREPARED_DATABASES = folder;
  return () => rmSync(folder, { recursive: true });
}

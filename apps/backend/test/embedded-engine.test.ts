import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPglite } from '../src/database/open-pglite.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tutor-engine-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder whose database has lost the log that it writes before everything else. */
async function loseLog(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, 'pglite', 'pg_wal'), { recursive: true });
}

it('an engine that stops ends the use of its database, with its own last words', async () => {
  const dataDir = path.join(folder, 'stopping');
  const onLost = vi.fn<(error: Error) => void>();
  const { queries } = await openPglite(dataDir, { onLost });
  await loseLog(dataDir);
  for (const write of [sql`select pg_switch_wal()`, sql`create table notes (text text)`]) {
    await queries.execute(write).catch(() => {});
  }
  expect(onLost.mock.calls[0]?.[0].message).toMatch(
    /^the embedded database stopped: .*PANIC: +could not create file "pg_wal\/.*": No such file or directory/,
  );
});

it('a folder whose database is damaged is not opened, and the engine’s own reason is told', async () => {
  const dataDir = path.join(folder, 'damaged');
  await (await openPglite(dataDir)).close();
  await loseLog(dataDir);
  await expect(openPglite(dataDir)).rejects.toThrow(
    /^The embedded database in .*damaged.pglite cannot be opened: .*FATAL: +required WAL directory "pg_wal" does not exist/,
  );
});

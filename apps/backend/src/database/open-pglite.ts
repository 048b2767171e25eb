import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { migrationsFolder } from '../migrations-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Database, noticeChannel } from './database.ts';
import { EngineStream } from './engine-stream.ts';

/**
 * How the embedded engine is started. Its standard buffers are 128 MB of this process's memory, several times what the
 * tables hold; 32 MB keep what is in use.
 */
const engineOptions: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
};

/**
 * The embedded database in a folder that this process alone may open, or in memory without one.
 * Rejects with DataFolderInUse before anything is touched.
 */
export async function openPglite(dataDir?: string, onLockLost: (error: Error) => void = () => {}): Promise<Database> {
  const unlock = dataDir === undefined ? undefined : await lockDataFolder(dataDir, onLockLost);
  let engine: PGlite;
  try {
    engine = await PGlite.create({
      ...engineOptions,
      ...(dataDir === undefined ? {} : { dataDir: path.join(dataDir, 'pglite') }),
    });
  } catch (error) {
    await unlock?.();
    throw error;
  }
  return pgliteDatabase(engine, unlock);
}

/** An open PGlite as a Database; `afterClose` gives back what was taken for it. */
function pgliteDatabase(engine: PGlite, afterClose: () => Promise<void> = async () => {}): Database {
  // The engine has one session: whoever is in a transaction has it alone.
  const pool = new Pool({ max: 1, idleTimeoutMillis: 0, ssl: false, stream: () => new EngineStream(engine) });
  const queries = drizzle({ client: pool });
  let hear: (notice: string) => void = () => {};
  pool.on('connect', (client) => client.on('notification', ({ payload }) => hear(payload ?? '')));
  return {
    queries,
    // No other process can have it open.
    exclusively: (work) => work(queries),
    migrate: () => migrate(queries, { migrationsFolder }),
    listen: async ({ onNotice }) => {
      hear = onNotice;
      await queries.execute(sql.raw(`listen ${noticeChannel}`));
    },
    ping: async () => {
      await queries.execute(sql`select 1`);
    },
    close: async () => {
      await pool.end();
      await engine.close();
      await afterClose();
    },
  };
}

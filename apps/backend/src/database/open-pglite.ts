import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { seconds } from '@tutor/rules/time/durations';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { keepToOwner } from '../files/keep-to-owner.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { checkWritable } from './check-writable.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Database, noticeChannel } from './database.ts';
import { EngineStream } from './engine-stream.ts';
import { requireKnownTables } from './known-tables.ts';

/**
 * How the embedded engine is started. Its standard buffers are 128 MB of this process's memory, several times what the
 * tables hold; 32 MB keep what is in use.
 */
const engineOptions: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
};

/**
 * Room on the disk below which nothing is written. The engine takes its log in files of 16 MB and stops in the middle of a write
 * where there is no room for the next; reading goes on without any.
 */
const roomMinBytes = 64 * 1024 * 1024;
const roomCheckMs = seconds(2);

export interface PgliteOptions {
  /** The engine cannot go on: the folder was lost or the engine stopped. The process must not use it any more. */
  onLost?: (error: Error) => void;
  /** For the log: the disk is nearly full, or has room again. */
  onTrouble?: (error: Error) => void;
  /** Room on the disk of a folder. */
  freeBytes?: (folder: string) => number;
}

/**
 * The embedded database in a folder that this process alone may open, or in memory without one.
 * Rejects with DataFolderInUse, or for a full disk, before anything is touched.
 */
export async function openPglite(dataDir?: string, options: PgliteOptions = {}): Promise<Database> {
  const { onLost = () => {}, freeBytes = freeBytesOf } = options;
  if (dataDir === undefined) return pgliteDatabase(await createEngine(undefined, onLost), () => false, options);
  mkdirSync(dataDir, { recursive: true });
  const isFull = (): boolean => freeBytes(dataDir) < roomMinBytes;
  if (isFull()) {
    throw new Error(
      `The disk of the data folder ${dataDir} is full: the database needs ${megabytes(roomMinBytes)} of room and has ${megabytes(freeBytes(dataDir))}. Free some room, or choose another folder by DATA_DIR. Nothing was changed.`,
    );
  }
  const unlock = await lockDataFolder(dataDir, onLost);
  try {
    const folder = path.join(dataDir, 'pglite');
    const engine = await createEngine(folder, onLost);
    // It unpacks a new database with rights for everybody.
    await keepToOwner(folder);
    return pgliteDatabase(engine, isFull, options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function createEngine(dataDir: string | undefined, onLost: (error: Error) => void): Promise<PGlite> {
  let lastWords = '';
  const onStderr = (line: string): boolean => {
    if (/FATAL|PANIC/.test(line)) lastWords = line;
    return false;
  };
  const reason = (error: unknown) => lastWords || (error instanceof Error ? error.message : String(error));
  try {
    const engine = await PGlite.create({
      ...engineOptions,
      onStderr,
      ...(dataDir === undefined ? {} : { dataDir }),
    });
    // Asked anything after this, the engine would never answer nor give the process back.
    engine.Module.onAbort = (what: unknown) => onLost(new Error(`the embedded database stopped: ${reason(what)}`));
    return engine;
  } catch (error) {
    throw new Error(`The embedded database in ${dataDir ?? 'memory'} cannot be opened: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** An open PGlite as a Database; `afterClose` gives back what was taken for it. */
function pgliteDatabase(
  engine: PGlite,
  isFull: () => boolean,
  { onLost = () => {}, onTrouble = () => {} }: PgliteOptions,
  afterClose: () => Promise<void> = async () => {},
): Database {
  // The engine has one session: whoever is in a transaction has it alone.
  const pool = new Pool({ max: 1, idleTimeoutMillis: 0, ssl: false, stream: () => new EngineStream(engine) });
  pool.on('error', onLost);
  const queries = drizzle({ client: pool });
  let hear: (notice: string) => void = () => {};
  pool.on('connect', (client) => client.on('notification', ({ payload }) => hear(payload ?? '')));
  let isReadOnly = false;
  const heedRoom = async (): Promise<void> => {
    if (isFull() === isReadOnly) return;
    isReadOnly = !isReadOnly;
    const setting = isReadOnly ? 'on' : 'off';
    await queries.execute(sql.raw(`set default_transaction_read_only = ${setting}`));
    onTrouble(new Error(isReadOnly ? 'the disk is full: nothing is written' : 'the disk has room again'));
  };
  const roomCheck = setInterval(() => void heedRoom().catch(onTrouble), roomCheckMs).unref();
  return {
    queries,
    // No other process can have it open.
    exclusively: (work) => work(queries),
    migrate: async () => {
      await requireKnownTables(queries);
      await migrate(queries, { migrationsFolder });
    },
    listen: async ({ onNotice }) => {
      hear = onNotice;
      await queries.execute(sql.raw(`listen ${noticeChannel}`));
    },
    checkWritable: async () => {
      await heedRoom();
      await checkWritable(queries);
    },
    // Nothing of this runs by itself in the engine. Table by table, so that other queries come between.
    tidy: async () => {
      if (isReadOnly) return;
      const tables = await queries
        .select({ name: sql<string>`quote_ident(relname)` })
        .from(sql`pg_stat_user_tables`)
        .where(sql`schemaname = 'public'`);
      for (const { name } of tables) await queries.execute(sql.raw(`vacuum ${name}`));
      await queries.execute(sql`checkpoint`);
    },
    close: async () => {
      clearInterval(roomCheck);
      await pool.end();
      await engine.close();
      await afterClose();
    },
  };
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}

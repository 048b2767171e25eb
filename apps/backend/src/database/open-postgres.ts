import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { plainReason } from '../log.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { checkWritable } from './check-writable.ts';
import { type Database, type NoticeListener, noticeChannel, type Queries } from './database.ts';
import { requireKnownTables } from './known-tables.ts';

const connectTimeoutMs = 5_000;
const relistenDelayMs = 1_000;
const heartbeatMs = 15_000;
// Any number, the same in every process of the service.
const exclusiveLockKey = 7_402_611;

/** A PostgreSQL server that several backends may share. `onTrouble` hears of lost connections, for the log. */
export async function openPostgres(url: string, onTrouble: (error: Error) => void = () => {}): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'tutor-backend',
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', onTrouble);
  const queries = drizzle({ client: pool });
  const exclusively = async <Result>(work: (alone: Queries) => Promise<Result>): Promise<Result> => {
    const connection = await pool.connect();
    try {
      await connection.query('select pg_advisory_lock($1)', [exclusiveLockKey]);
      return await work(drizzle({ client: connection }));
    } finally {
      // Closing the connection gives the lock back even when unlocking could not be sent.
      connection.release(true);
    }
  };
  const ear = new NoticeEar(url, onTrouble);
  return {
    queries,
    exclusively,
    migrate: async () => {
      const connection = await pool.connect().catch((error: unknown) => {
        throw new Error(`DATABASE_URL: the database cannot be opened: ${plainReason(error)}`, { cause: error });
      });
      try {
        await connection.query('select pg_advisory_lock($1)', [exclusiveLockKey]);
        const alone = drizzle({ client: connection });
        await requireKnownTables(alone);
        await migrate(alone, { migrationsFolder });
      } finally {
        connection.release(true);
      }
    },
    listen: (listener) => ear.listen(listener),
    checkWritable: () => checkWritable(queries),
    tidy: async () => {},
    close: async () => {
      await ear.close();
      await pool.end();
    },
  };
}

/** The one connection that LISTENs. Comes back by itself and reports the gap, so nothing stays unseen. */
class NoticeEar {
  readonly #url: string;
  readonly #onTrouble: (error: Error) => void;
  readonly #closing = new AbortController();
  #client: Client | undefined;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  async listen(listener: NoticeListener): Promise<void> {
    await this.#connect(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => {});
  }

  async #connect(listener: NoticeListener): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      keepAlive: true,
      application_name: 'tutor-backend-notices',
    });
    let isListening = false;
    let isLost = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const lost = (error: Error): void => {
      // Until it listens, whoever connects hears of the failure and tries again: two must not.
      if (!isListening || isLost || this.#closing.signal.aborted) return;
      isLost = true;
      clearInterval(heartbeat);
      client.end().catch(() => {});
      this.#onTrouble(error);
      void this.#reconnect(listener);
    };
    client.on('notification', ({ payload }) => listener.onNotice(payload ?? ''));
    client.on('error', lost);
    client.on('end', () => lost(new Error('the notice connection ended')));
    try {
      await client.connect();
      await client.query(`listen ${noticeChannel}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#closing.signal.aborted) {
      await client.end();
      return;
    }
    isListening = true;
    this.#client = client;
    // A peer that vanished without a word is noticed by the query that gets no answer.
    heartbeat = setInterval(() => void client.query('select 1').catch(lost), heartbeatMs).unref();
    this.#closing.signal.addEventListener('abort', () => clearInterval(heartbeat), { once: true });
  }

  async #reconnect(listener: NoticeListener): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await delay(relistenDelayMs, undefined, { signal: this.#closing.signal });
        await this.#connect(listener);
        listener.onGap();
        return;
      } catch (error) {
        if (!this.#closing.signal.aborted && error instanceof Error) this.#onTrouble(error);
      }
    }
  }
}

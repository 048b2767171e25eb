import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { PasswordCost } from '../src/account/passwords.ts';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';

/** The cheapest hash: what is tested is who gets in, not how long guessing would take. */
export const cheapCost: PasswordCost = { memoryCost: 64, timeCost: 1 };

/** A database for every caller alone, dropped when it is closed: without tables, only migrated, or seeded as of the run's start. */
export async function openPrepared(state: 'template0' | 'migrated' | 'seeded'): Promise<Database> {
  const name = `test_${randomUUID()}`;
  const database = await openPostgres(await createDatabase(name, state));
  return {
    ...database,
    close: async () => {
      await database.close();
      await administered((client) => client.query(`drop database "${name}" with (force)`));
    },
  };
}

/** Makes a database on the run's server, empty or a copy, and returns its address. */
export async function createDatabase(name: string, copyOf = 'template0'): Promise<string> {
  await administered((client) => client.query(`create database "${name}" template "${copyOf}" strategy file_copy`));
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

async function administered(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(serverUrl());
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.PREPARED_DATABASES;
  if (url === undefined) throw new Error('the prepared databases are missing: run the tests by vitest');
  return url;
}

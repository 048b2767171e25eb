import { queryObjects } from 'node:v8';
import { messages } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { openPglite } from '../src/database/open-pglite.ts';

describe('the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite();
  });
  afterAll(() => database.close());

  it('keeps no answer once it was read', async () => {
    for (let query = 0; query < 20; query += 1) {
      await database.queries.execute(sql`select * from generate_series(1, 50)`);
    }
    expect(queryObjects(messages.DataRowMessage, { format: 'count' })).toBe(0);
  });

  it('answers whole, however large the answer is', async () => {
    const rows = await database.queries
      .select({ n: sql<number>`n`, text: sql<string>`repeat(n::text, 40)` })
      .from(sql`generate_series(1, 40000) as n`);
    expect(rows).toHaveLength(40_000);
    expect(rows.filter(({ n, text }) => text !== String(n).repeat(40))).toEqual([]);
  });

  it('goes on after a statement that fails', async () => {
    await expect(database.queries.execute(sql`select 1 / 0`)).rejects.toThrow();
    expect(await database.queries.select({ one: sql`1` }).from(sql`(select) as nothing`)).toEqual([{ one: 1 }]);
  });
});

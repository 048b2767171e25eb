import { asc, getTableColumns, sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queries } from '../src/database/database.ts';
import { insertRows } from '../src/database/insert-rows.ts';
import { openPrepared } from './open-prepared.ts';

const mood = pgEnum('mood', ['calm', 'busy']);

/** A column of every kind that the backend's tables have. */
const samples = pgTable('samples', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 501 }),
  name: text().notNull(),
  note: text(),
  kind: text().notNull().default('plain'),
  count: integer().notNull().default(7),
  large: bigint({ mode: 'number' }),
  isOn: boolean('is_on').notNull().default(true),
  isSeen: boolean('is_seen'),
  labels: text().array(),
  mood: mood(),
  day: date({ mode: 'string' }),
  at: timestamp({ withTimezone: true, precision: 3 }),
  madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull().default(new Date(0)),
  payload: jsonb(),
});
type Row = typeof samples.$inferInsert;

describe('many rows at once', () => {
  let database: Database;
  let queries: Queries;

  beforeAll(async () => {
    database = await openPrepared('migrated');
    queries = database.queries;
    await queries.execute(sql`create type mood as enum ('calm', 'busy')`);
    await queries.execute(sql`create table samples (
      id bigint generated always as identity (start with 501) primary key,
      name text not null unique, note text, kind text not null default 'plain', count integer not null default 7,
      large bigint, is_on boolean not null default true, is_seen boolean, labels text[], mood mood, day date,
      at timestamp(3) with time zone, made_at timestamp(3) with time zone not null default 'epoch', payload jsonb)`);
  });
  afterAll(() => database.close());
  beforeEach(() => queries.execute(sql`truncate samples restart identity`));

  // JSON also as the database has it: the driver reads a text of it once more.
  const stored = () =>
    queries
      .select({ ...getTableColumns(samples), json: sql<string | null>`payload::text` })
      .from(samples)
      .orderBy(asc(samples.id));

  const rows: Row[] = [
    { name: 'only what is asked' },
    {
      name: 'every column',
      note: 'two\nlines, "quoted" and \\n, with {braces} and 👩‍🏫',
      kind: 'odd',
      count: -2_147_483_648,
      large: Number.MAX_SAFE_INTEGER,
      isOn: false,
      isSeen: false,
      labels: ['one', 'two, three', '"four"', '', '\\', 'null', '{}'],
      mood: 'busy',
      day: '2024-02-29',
      at: new Date('2026-11-22T03:04:05.678Z'),
      madeAt: new Date('1969-12-31T23:59:59.999Z'),
      payload: { list: [1, 'a', null, { deep: true }], text: 'it’s' },
    },
    {
      name: 'nothing where nothing may be',
      note: null,
      large: null,
      isSeen: null,
      labels: null,
      mood: null,
      day: null,
    },
    { name: 'empty', note: '', count: 0, large: 0, labels: [], payload: [], at: null },
    { name: 'a text as JSON', payload: 'text' },
    { name: 'a number as JSON', payload: 0 },
    { name: 'words that mean something elsewhere', note: 'null', kind: 'true', labels: ['NULL'], payload: 'null' },
  ];

  it('are kept as the driver keeps them one by one', async () => {
    await queries.insert(samples).values(rows);
    const oneByOne = await stored();
    await queries.execute(sql`truncate samples restart identity`);
    await insertRows(queries, samples, rows);
    expect(await stored()).toEqual(oneByOne);
    expect(oneByOne.map(({ json }) => json).slice(4)).toEqual(['"text"', '0', '"null"']);
    expect(oneByOne.map(({ id }) => id)).toEqual([501, 502, 503, 504, 505, 506, 507]);
    expect(oneByOne[1]).toMatchObject({ id: 502, ...rows[1] });
  });

  it('may say their own ids', async () => {
    await insertRows(queries, samples, [{ name: 'own', id: 9 }, { name: 'counted' }] as Row[]);
    expect((await stored()).map(({ id, name }) => [id, name])).toEqual([
      [9, 'own'],
      [501, 'counted'],
    ]);
  });

  it('may be none', async () => {
    await insertRows(queries, samples, []);
    expect(await stored()).toEqual([]);
  });

  it('give back what was made, and leave out those that are there', async () => {
    await insertRows(queries, samples, [{ name: 'first' }]);
    const made = await insertRows(queries, samples, [{ name: 'first' }, { name: 'second' }])
      .onConflictDoNothing()
      .returning({ name: samples.name });
    expect(made).toEqual([{ name: 'second' }]);
  });

  it('stand or fall together', async () => {
    const refused = insertRows(queries, samples, [{ name: 'kept out' }, { name: 'twice' }, { name: 'twice' }]);
    await expect(refused).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });
});

import { days, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { tutorTemplates } from '../demo/account/tutor-templates.ts';
import { planDay } from '../demo/classes/plan-day.ts';
import { topUpTutors } from '../demo/seed-tutors.ts';
import { tutors } from '../src/account/tables.ts';
import { callPeople } from '../src/calls/tables.ts';
import { classes } from '../src/classes/tables.ts';
import type { Database } from '../src/database/database.ts';
import { lastBeforeRelease } from '../src/database/known-tables.ts';
import { migrationsFolder } from '../src/migrations-folder.ts';
import { openPrepared } from './open-prepared.ts';

const tuid = 100_201;

it('a database of a newer version of this program is refused in words, and left as it is', async () => {
  const database = await openPrepared('migrated');
  const { queries } = database;
  await queries.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 99999999999999)`,
  );
  await expect(database.migrate()).rejects.toThrow('The database belongs to a newer version of this program.');
  await database.close();
});

const newest = async ({ queries }: Database): Promise<number> => {
  const [applied] = await queries
    .select({ newest: sql<string>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(applied?.newest);
};
const isFrom = ({ queries }: Database, time: number) =>
  queries.execute(sql`update drizzle.__drizzle_migrations set created_at = ${time}`);

it('a database with the last tables from before the first release is carried over', async () => {
  const database = await openPrepared('template0');
  const { queries } = database;
  const known = readMigrationFiles({ migrationsFolder });
  for (const statement of known[0]?.sql ?? []) await queries.execute(sql.raw(statement));
  await queries.execute(
    sql`create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await queries.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an earlier time', ${lastBeforeRelease})`,
  );
  await database.migrate();
  expect(await newest(database)).toBe(Math.max(...known.map(({ folderMillis }) => folderMillis)));
  await queries.select().from(callPeople);
  await database.close();
});

it.each([lastBeforeRelease - 1, lastBeforeRelease + 1])(
  'a database with other tables from before the first release is refused in words, and left as it is (%i)',
  async (time) => {
    const database = await openPrepared('migrated');
    await isFrom(database, time);
    await expect(database.migrate()).rejects.toThrow('The database is from before the first release.');
    expect(await newest(database)).toBe(time);
    await database.close();
  },
);

it('a plan that comes into reach leaves out what was booked beyond it before', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  // The others' plans take time.
  await queries.update(tutors).set({ isSeeded: false }).where(ne(tutors.tuid, tuid));
  const [template] = tutorTemplates.filter((item) => item.tuid === tuid);
  if (template === undefined) throw new Error('the tutor has no template');
  const inAMonth = new Date(Date.now() + days(30));
  const day = addZonedDays(startOfZonedDay(inAMonth, template.timeZone), 3, template.timeZone);
  const [planned] = planDay(template, day).lessons;
  if (planned === undefined) throw new Error('nothing is planned');
  const startsAt = new Date(planned.getTime() + minutes(10));
  await queries.insert(classes).values({
    tuid,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes(25)),
    status: 'Confirmed',
    studentName: 'Leo',
    subjectName: 'English',
    unitName: 'Booked before',
    classTool: 0,
  });

  await topUpTutors(database, inAMonth);

  const ofDay = and(
    eq(classes.tuid, tuid),
    gte(classes.startsAt, day),
    lt(classes.startsAt, addZonedDays(day, 1, template.timeZone)),
  );
  const lessons = await queries.select().from(classes).where(ofDay).orderBy(asc(classes.startsAt));
  expect(lessons[0]).toMatchObject({ startsAt, unitName: 'Booked before' });
  expect(lessons.length).toBeGreaterThan(2);
  await database.close();
});

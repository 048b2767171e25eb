import { growthLevel } from '@tutor/rules/growth/growth-level';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { count, eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../demo/account/insert-tutor.ts';
import { tutorTemplates } from '../demo/account/tutor-templates.ts';
import { messageContents } from '../demo/messages/message-content.ts';
import { colleagueTemplate, seedColleagues } from '../demo/rankings/colleagues.ts';
import { createTutor, seedOffers, seedTutors, topUpTutors } from '../demo/seed-tutors.ts';
import { Passwords } from '../src/account/passwords.ts';
import { tutors } from '../src/account/tables.ts';
import { clockIn, clockInStatus } from '../src/attendance/clock-in.ts';
import { attendanceRequests } from '../src/attendance/tables.ts';
import { classes } from '../src/classes/tables.ts';
import type { Database } from '../src/database/database.ts';
import { levelOneTotal, tutorTasks } from '../src/growth/read-tasks.ts';
import { growthMembers } from '../src/growth/tables.ts';
import { messages } from '../src/messages/tables.ts';
import { scoreMonths } from '../src/scores/read-ledger.ts';
import { grades, pointsLedger } from '../src/scores/tables.ts';
import { seedCompany } from '../src/seed-company.ts';
import { cheapCost, openPrepared } from './open-prepared.ts';
import { startBackend } from './start-backend.ts';

const cheap = new Passwords(cheapCost);
const firstDay = new Date('2026-11-20T06:10:00Z');

describe('the seeds', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openPrepared('migrated');
    await seedCompany(database, firstDay);
    await seedOffers(database, firstDay);
    await seedTutors(database, cheap, firstDay);
  });

  afterAll(() => database.close());

  const lessonsOf = (tuid: number) =>
    database.queries.select().from(classes).where(eq(classes.tuid, tuid)).orderBy(classes.startsAt);

  async function totals() {
    const of = async (table: typeof classes | typeof messages | typeof tutors | typeof attendanceRequests) =>
      (await database.queries.select({ count: count() }).from(table))[0]?.count;
    return [await of(classes), await of(messages), await of(tutors), await of(attendanceRequests)];
  }

  it('are there once, however often they run', async () => {
    const before = await totals();
    await seedCompany(database, firstDay);
    await seedOffers(database, firstDay);
    await seedTutors(database, cheap, firstDay);
    await seedTutors(database, cheap, new Date(firstDay.getTime() + minutes(20)));
    expect(await totals()).toEqual(before);
    expect(before[2]).toBe(tutorTemplates.length);
  });

  it('leave the work of colleagues as it is when they run again', async () => {
    await seedColleagues(database, firstDay);
    const lessons = () =>
      database.queries
        .select(getTableColumns(classes))
        .from(classes)
        .innerJoin(tutors, eq(tutors.tuid, classes.tuid))
        .where(eq(tutors.template, colleagueTemplate))
        .orderBy(classes.clid);
    const before = await lessons();
    expect(before.length).toBeGreaterThan(1_000);
    await seedTutors(database, cheap, firstDay);
    expect(await lessons()).toEqual(before);
  });

  it('show growth at level 0, 1, in the middle, one value before the next, at the top, and from outside', async () => {
    const { queries } = database;
    const rows = await queries
      .select({ account: tutors.account, score: growthMembers.score, growsIn: tutors.isGrowthSystemTestGroup })
      .from(tutors)
      .leftJoin(growthMembers, eq(growthMembers.tuid, tutors.tuid));
    const standing = async (account: string) => {
      const { score, growsIn } = rows.find((row) => row.account === account) ?? {};
      const total = levelOneTotal(await tutorTasks(queries, { tuid: 0, now: firstDay }));
      return growsIn === true ? [growthLevel(score ?? 0, total), score] : 'outside';
    };
    expect(await standing('jasmine.reyes')).toEqual([0, 0]);
    expect(await standing('jerome.garcia')).toEqual([1, expect.any(Number)]);
    expect([3, 4]).toContain((await standing('maria.santos'))[0]);
    expect(await standing('oliver.bennett')).toEqual([4, 7_999]);
    expect(await standing('noel.castillo')).toEqual([9, 320_450]);
    expect(await standing('katrina.lim')).toBe('outside');
  });

  it('write nothing about taught classes to a tutor who has taught none', async () => {
    const aboutTaught = messageContents.filter((message) => message.needsTaughtClasses).map(({ title }) => title);
    expect(aboutTaught).toContain('Please complete your class remarks');
    const idle = tutorTemplates.filter(({ workload }) => workload === 'none');
    expect(idle.length).toBeGreaterThan(0);
    for (const { tuid } of idle) {
      expect(await lessonsOf(tuid)).toEqual([]);
      const written = await database.queries.select().from(messages).where(eq(messages.tuid, tuid));
      expect(written.length).toBeGreaterThan(0);
      for (const { title } of written) expect(aboutTaught).not.toContain(title);
    }
  });

  it('show every branch: each flag of the architecture has its account', async () => {
    const rows = await database.queries.select().from(tutors);
    const has = (fits: (tutor: (typeof rows)[number]) => boolean): boolean => rows.some(fits);
    expect(has((tutor) => tutor.isFirstLogin)).toBe(true);
    expect(has((tutor) => tutor.isFranchiseeUser)).toBe(true);
    expect(has((tutor) => tutor.isInternationalOrCustom && tutor.isCustomized)).toBe(true);
    expect(has((tutor) => tutor.isNeedUpdatePhone)).toBe(true);
    expect(has((tutor) => tutor.awaitApproval)).toBe(true);
    expect(has((tutor) => tutor.isNeedToImprovePersonalInformation)).toBe(true);
    expect(has((tutor) => !tutor.isGrowthSystemTestGroup)).toBe(true);
    expect(has((tutor) => !tutor.isChatAuthorized)).toBe(true);
    expect(has((tutor) => tutor.skypeId === null)).toBe(true);
    for (const status of [-1, 0, 1, 2]) {
      expect(has((tutor) => tutor.contractApplies && tutor.contractAuditStatus === status)).toBe(true);
    }
  });

  it.each([
    [100_201, 'C'],
    [100_203, 'B'],
    [100_204, 'D'],
    [100_213, 'C'],
    [100_215, 'B'],
  ])('give tutor %i a year to look back on, month by month, which ends in grade %s', async (tuid, grade) => {
    const { queries } = database;
    const months = await scoreMonths(queries, { tuid, count: 12, now: firstDay });
    expect(months.filter(({ ComScore }) => ComScore <= 0)).toEqual([]);
    const gains = months.map(({ ComScore, GoodScore }) => ComScore + GoodScore).toSorted((a, b) => a - b);
    // No month stands like a tower between huts.
    expect(gains.at(-1)).toBeLessThan(8 * (gains[5] ?? 0));
    let balance = 0;
    const rows = await queries.select().from(pointsLedger).where(eq(pointsLedger.tuid, tuid)).orderBy(pointsLedger.id);
    for (const { tenths } of rows) {
      balance += tenths;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(balance).toBe(Math.round((months.at(-1)?.TeachingPoints ?? 0) * 10));
    const held = (await queries.select().from(grades)).find(
      ({ startTenths, endTenths }) => balance >= startTenths && balance <= endTenths,
    );
    expect(held?.name).toBe(grade);
  });

  it('give the ordinary tutor weeks of work: mixed statuses, missing remarks, all kinds of messages', async () => {
    const lessons = await lessonsOf(100_201);
    expect(new Set(lessons.map((lesson) => lesson.status))).toEqual(new Set(['Waited', 'Confirmed', 'Canceled']));
    expect(Math.min(...lessons.map(({ startsAt }) => startsAt.getTime()))).toBeLessThan(firstDay.getTime() - days(20));
    expect(Math.max(...lessons.map(({ startsAt }) => startsAt.getTime()))).toBeGreaterThan(
      firstDay.getTime() + days(20),
    );
    const missing = lessons.filter((lesson) => lesson.endsAt < firstDay && lesson.remarkWrittenAt === null);
    expect(missing.filter((lesson) => lesson.status !== 'Canceled').length).toBeGreaterThan(2);
    const mail = await database.queries.select().from(messages).where(eq(messages.tuid, 100_201));
    expect(mail.length).toBeGreaterThanOrEqual(30);
    expect(new Set(mail.map((message) => message.kind))).toEqual(new Set(['remind', 'warning', 'notice', 'levelUp']));
  });

  it('never book two classes at once', async () => {
    for (const { tuid } of tutorTemplates) {
      const lessons = await lessonsOf(tuid);
      const overlapping = lessons.filter((lesson, index) => {
        const next = lessons[index + 1];
        return next !== undefined && next.startsAt < lesson.endsAt;
      });
      expect(overlapping).toEqual([]);
    }
  });

  it('are the same on every machine for the same moment', async () => {
    const contents: unknown[] = [];
    for (const account of ['same.one', 'same.two']) {
      const template = tutorTemplates[0];
      if (template === undefined) throw new Error('no template');
      const own = { account, passwordHash: 'none' };
      const tuid = await database.queries.transaction((tx) => createTutor(tx, template, own, firstDay));
      const lessons = await lessonsOf(tuid ?? 0);
      contents.push(
        lessons.map(({ startsAt, status, studentName, unitName }) => ({ startsAt, status, studentName, unitName })),
      );
    }
    expect(contents[0]).toEqual(contents[1]);
  });

  it('let the ordinary tutor clock in on time, with a class within the hour and time to confirm, at any hour', async () => {
    const template = tutorTemplates[0];
    if (template === undefined) throw new Error('no template');
    for (let step = 0; step < 15; step += 1) {
      // 16:00Z is midnight in Manila.
      const now = new Date(Date.parse('2026-11-19T16:03:00Z') + step * minutes(100));
      const own = { account: `any.hour.${step}`, passwordHash: 'none' };
      const tuid = (await database.queries.transaction((tx) => createTutor(tx, template, own, now))) ?? 0;
      const coming = (await lessonsOf(tuid)).filter(({ status, startsAt }) => status !== 'Canceled' && startsAt > now);
      const nextAt = Math.min(...coming.map(({ startsAt }) => startsAt.getTime()));
      expect(nextAt - now.getTime()).toBeLessThanOrEqual(hours(1));
      expect(await clockInStatus(database.queries, tuid, now)).toBe(0);
      expect((await clockIn(database.queries, tuid, now)).body).toBe(1);
      const requests = await database.queries
        .select({ startsAt: classes.startsAt })
        .from(attendanceRequests)
        .innerJoin(classes, eq(classes.clid, attendanceRequests.clid))
        .where(eq(attendanceRequests.tuid, tuid));
      expect(requests).toHaveLength(3);
      expect(Math.min(...requests.map(({ startsAt }) => startsAt.getTime())) - now.getTime()).toBeGreaterThan(hours(1));
    }
  }, 60_000);

  it('never go stale: a day, a week and two months later there is a next class within the hour and three weeks of plan', async () => {
    for (const later of [days(1), days(7), days(60)]) {
      const now = new Date(firstDay.getTime() + later + hours(3));
      await topUpTutors(database, now);
      const lessons = await lessonsOf(100_201);
      const soon = lessons.filter(({ status, startsAt }) => status !== 'Canceled' && startsAt > now);
      expect(Math.min(...soon.map(({ startsAt }) => startsAt.getTime())) - now.getTime()).toBeLessThanOrEqual(hours(1));
      expect(Math.max(...soon.map(({ startsAt }) => startsAt.getTime())) - now.getTime()).toBeGreaterThan(days(20));
      const before = await totals();
      await topUpTutors(database, now);
      expect(await totals()).toEqual(before);
    }
  });
});

it('are not there without a demonstration: nobody has a password that everybody knows', async () => {
  const backend = await startBackend({ database: await openPrepared('migrated'), isDemo: false });
  const [seeded] = tutorTemplates;
  const login = backend.client().account.login({ body: { Account: seeded?.account ?? '', Password: demoPassword } });
  await expect(login).rejects.toMatchObject({ message: 'Account or password is incorrect.' });
  expect(await backend.database.queries.$count(tutors)).toBe(0);
  // The company is there all the same, for those who are made.
  expect(await backend.database.queries.$count(grades)).toBeGreaterThan(0);
  await expect(backend.signIn(await backend.createTutor())).resolves.toBeDefined();
  await backend.close();
});

it('let no service start that is none of a demonstration, and are left as they are', async () => {
  const database = await openPrepared('seeded');
  const before = await database.queries.$count(tutors);
  await expect(startBackend({ database, isDemo: false })).rejects.toThrow(
    /^DEMO is off, but the database holds accounts of the demonstration, such as [\w.]+, whose password is published\./,
  );
  expect(await database.queries.$count(tutors)).toBe(before);
  await (await startBackend({ database, isDemo: true })).close();
});

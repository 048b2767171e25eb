import { growthRuleNames, growthRules } from '@tutor/rules/growth/growth-values';
import { days, minutes } from '@tutor/rules/time/durations';
import { eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseEvaluations } from '../src/classes/class-detail-tables.ts';
import { violates } from '../src/database/violation.ts';
import { addEntry, moveByRule, takeBack } from '../src/growth/move-growth.ts';
import { growthEntries, growthMembers, serviceBeats } from '../src/growth/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function member(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { tuid: tutor.tuid, ...(await backend.signIn(tutor)) };
}

const at = new Date();
const queries = () => backend.database.queries;
let occasions = 0;
const move = (tuid: number, rule: (typeof growthRuleNames)[number], occasion = String(++occasions)) =>
  queries().transaction((tx) => moveByRule(tx, { rule, tuid, occasion, at }));
const bring = (tuid: number, value: number) =>
  queries().transaction((tx) =>
    addEntry(tx, { tuid, cause: 'broughtForward', occasion: String(++occasions), value, at }),
  );

async function sumOf(tuid: number): Promise<number> {
  const [row] = await queries()
    .select({ total: sum(growthEntries.value) })
    .from(growthEntries)
    .where(eq(growthEntries.tuid, tuid));
  return Number(row?.total ?? 0);
}

async function scoreOf(tuid: number): Promise<number> {
  const [row] = await queries().select().from(growthMembers).where(eq(growthMembers.tuid, tuid));
  return row?.score ?? Number.NaN;
}

describe('the growth ledger', () => {
  it('is the score at every moment, never below 0, whatever happens and however often it is sent', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), rule: fc.constantFrom(...growthRuleNames), occasion: fc.nat(4) }),
      fc.record({ kind: fc.constant('back' as const), rule: fc.constantFrom(...growthRuleNames), occasion: fc.nat(4) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { tuid } = await backend.createTutor('firstLogin');
        for (const { kind, rule, occasion } of steps) {
          if (kind === 'move') await move(tuid, rule, String(occasion));
          else
            await queries().transaction((tx) =>
              takeBack(tx, { tuid, cause: rule, occasion: String(occasion) }, { note: 'Test', at }),
            );
          const score = await scoreOf(tuid);
          expect(score).toBe(await sumOf(tuid));
          expect(score).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('moves once for an occasion, also where fifty come at once', async () => {
    const { tuid } = await member();
    const moved = await Promise.all(Array.from({ length: 50 }, () => move(tuid, 'fiveStars', 'same')));
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await scoreOf(tuid)).toBe(growthRules.fiveStars.values);
  });

  it('takes no more than is there, and says what the rule would have taken', async () => {
    const { tuid, client } = await member();
    await bring(tuid, 3);
    await move(tuid, 'absence');
    const { body } = await client.growth.detail({ query: { pageIndex: 1, pageSize: 10 } });
    expect(body.Items[0]).toMatchObject({ Cause: 'absence', Values: -3, RuleValues: -8, Before: 3, After: 0 });
    expect(body.Score).toBe(0);
  });

  it('takes back exactly what was given, and once', async () => {
    const { tuid } = await member();
    await bring(tuid, 3);
    await move(tuid, 'complaint', 'c');
    expect(await scoreOf(tuid)).toBe(0);
    const back = () =>
      queries().transaction((tx) =>
        takeBack(tx, { tuid, cause: 'complaint', occasion: 'c' }, { note: 'Withdrawn', at }),
      );
    expect([await back(), await back()]).toEqual([true, false]);
    expect(await scoreOf(tuid)).toBe(3);
  });

  it('keeps every entry as it was written', async () => {
    const { tuid } = await member();
    await bring(tuid, 3);
    await expect(
      queries().update(growthEntries).set({ value: 300 }).where(eq(growthEntries.tuid, tuid)),
    ).rejects.toSatisfy((error) => violates(error, 'growth_entries_unchanged'));
  });

  it('is read page by page, each entry once, with the score before and after', async () => {
    const { client } = await member('ordinary');
    const items = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const { body } = await client.growth.detail({ query: { pageIndex, pageSize: 100 } });
      items.push(...body.Items);
      if (body.Items.length < 100) break;
    }
    expect(new Set(items.map(({ Id }) => Id)).size).toBe(items.length);
    expect(items[0]?.After).toBe((await client.growth.homeTask()).body.Score);
    for (const [index, { Before, After, Values }] of items.entries()) {
      expect(Before + Values).toBe(After);
      expect(Before).toBe(items[index + 1]?.After ?? 0);
    }
  });

  it('has nothing of a tutor outside the growth system', async () => {
    const { tuid, client } = await member('noGrowthGroup');
    expect(await move(tuid, 'fiveStars')).toBe(false);
    expect((await client.growth.detail({ query: { pageIndex: 1, pageSize: 10 } })).body).toEqual({
      Total: 0,
      Score: 0,
      Items: [],
    });
  });
});

describe('the tasks', () => {
  const tasksOf = async ({ client }: Pick<Awaited<ReturnType<typeof member>>, 'client'>) =>
    (await client.growth.homeTask()).body.TaskList.flatMap(({ TaskDataDetail }) => TaskDataDetail);

  it('count what the ledger has of their rule', async () => {
    const tutor = await member();
    const task = async () => (await tasksOf(tutor)).find(({ TaskCode }) => TaskCode === 'TEN_CLASSES');
    expect(await task()).toMatchObject({ Status: 0, Done: 0, Target: 10 });
    await move(tutor.tuid, 'classCompleted', 'first');
    expect(await task()).toMatchObject({ Status: 1, Done: 1 });
    for (let index = 0; index < 9; index += 1) await move(tutor.tuid, 'classCompleted');
    expect(await task()).toMatchObject({ Status: 2, ReceiveStatus: 0, Done: 10 });
    await queries().transaction((tx) =>
      takeBack(tx, { tuid: tutor.tuid, cause: 'classCompleted', occasion: 'first' }, { note: 'Withdrawn', at }),
    );
    expect(await task()).toMatchObject({ Status: 1, Done: 9 });
  });

  it('are claimed once, however often and at once it is sent', async () => {
    const { tuid, client } = await member();
    await move(tuid, 'fiveStars');
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => client.growth.receivePoint({ query: { TaskCode: 'FIVE_STARS' } })),
    );
    expect(new Set(claims.map(({ body: { Points, Score } }) => `${Points} ${Score}`))).toEqual(new Set(['40 44']));
    expect(claims.filter(({ body }) => body.IsNew)).toHaveLength(1);
    expect(await sumOf(tuid)).toBe(44);
    expect((await client.growth.homeTask()).body).toMatchObject({ Score: 44, UnclaimedPoints: 0, Level: 1 });
  });

  it('stay claimed when the step is taken back: the loop brings nothing', async () => {
    const tutor = await member();
    await move(tutor.tuid, 'photoShared', 'photo');
    await tutor.client.growth.receivePoint({ query: { TaskCode: 'CLASS_PHOTO' } });
    await queries().transaction((tx) =>
      takeBack(tx, { tuid: tutor.tuid, cause: 'photoShared', occasion: 'photo' }, { note: 'Withdrawn', at }),
    );
    expect(await move(tutor.tuid, 'photoShared', 'photo')).toBe(false);
    await tutor.client.growth.receivePoint({ query: { TaskCode: 'CLASS_PHOTO' } });
    expect(await scoreOf(tutor.tuid)).toBe(30);
  });

  it.each([
    ['FIRST_CLASS', 'This task is not finished yet.'],
    ['NO_SUCH_TASK', 'This task does not exist.'],
    [
      'WEEK_CLASSES:2020-01-06',
      'The week of the task "Complete ten classes" is over, and with it the time to receive it.',
    ],
  ])('refuse a claim of %s with words, and change nothing', async (TaskCode, words) => {
    const { tuid, client } = await member();
    await expect(client.growth.receivePoint({ query: { TaskCode } })).rejects.toMatchObject({ message: words });
    expect(await scoreOf(tuid)).toBe(0);
  });

  it('refuse a claim outside the test group with words', async () => {
    const { client } = await member('noGrowthGroup');
    await expect(client.growth.receivePoint({ query: { TaskCode: 'FIRST_CLASS' } })).rejects.toMatchObject({
      message: 'The growth center is not open to you yet.',
    });
  });

  it('of a week count that week alone, and what was done of the last one can be claimed all this week', async () => {
    const tutor = await member();
    const weekly = async () => (await tasksOf(tutor)).filter(({ TaskCode }) => TaskCode.startsWith('WEEK_FIVE_STARS'));
    const lastWeek = new Date(at.getTime() - days(7));
    for (const occasion of ['a', 'b', 'c']) {
      await queries().transaction((tx) =>
        moveByRule(tx, { rule: 'fiveStars', tuid: tutor.tuid, occasion, at: lastWeek }),
      );
    }
    const [now, before] = await weekly();
    expect(now).toMatchObject({ Status: 0, Done: 0 });
    expect(before).toMatchObject({ Status: 2, ReceiveStatus: 0, Done: 3 });
    const claim = async () =>
      (await tutor.client.growth.receivePoint({ query: { TaskCode: before?.TaskCode ?? '' } })).body;
    expect(await claim()).toMatchObject({ Points: 150, IsNew: true });
    expect(await weekly()).toEqual([now]);
    // The same press has the same answer, for ever, though its week is no longer listed.
    expect(await claim()).toMatchObject({ Points: 150, IsNew: false });
  });
});

describe('the growth system as the shell shows it', () => {
  async function homeTask(template: string) {
    const { tuid, client } = await member(template);
    return { tuid, client, body: (await client.growth.homeTask()).body };
  }

  it('adds the points to claim up from the tasks that are done and not received', async () => {
    const { body } = await homeTask('ordinary');
    const tasks = body.TaskList.flatMap((group) => group.TaskDataDetail);
    const unclaimed = tasks.filter((task) => task.Status === 2 && task.ReceiveStatus === 0);
    expect(body.IsTestGroup).toBe(true);
    expect(body.UnclaimedPoints).toBeGreaterThan(0);
    expect(body.UnclaimedPoints).toBe(unclaimed.reduce((total, task) => total + task.Score, 0));
    expect(body.JoinDay).toBe(212);
    expect(body.TaskList.map((group) => group.GroupName).slice(0, 4)).toEqual([
      'Getting started',
      'Teaching',
      'Learning',
      'This week',
    ]);
  });

  it.each([
    [0, 0, 1],
    [1, 1, 279],
    [279, 1, 1],
    [280, 2, 120],
    [399, 2, 1],
    [400, 3, 2_100],
    [2_499, 3, 1],
    [2_500, 4, 5_500],
    [319_999, 8, 1],
    [320_000, 9, 0],
  ])('puts a score of %i on level %i, with %i to the next', async (score, level, missing) => {
    const { tuid, client } = await homeTask('firstLogin');
    if (score > 0) await bring(tuid, score);
    expect((await client.growth.homeTask()).body).toMatchObject({ Level: level, RemainingPoints: missing });
  });

  it('counts the days of membership by the calendar', async () => {
    const { tuid, client, body } = await homeTask('firstLogin');
    expect(body.JoinDay).toBe(0);
    const before = new Date(Date.now() - days(3)).toISOString().slice(0, 10);
    await queries().execute(`update growth_members set joined_on = '${before}' where tuid = ${tuid}`);
    expect([2, 3, 4]).toContain((await client.growth.homeTask()).body.JoinDay);
  });

  it('shows nothing outside the test group', async () => {
    const { client, body } = await homeTask('noGrowthGroup');
    expect(body).toMatchObject({ IsTestGroup: false, Level: 0, UnclaimedPoints: 0, TaskList: [] });
    expect((await client.growthPet.petInfo()).body).toMatchObject({ IsAdopt: false, PetLevel: 0 });
  });
});

describe('what a tutor does', () => {
  let clocked: TestBackend;
  const start = new Date('2026-11-20T06:00:00Z');
  let now = start;
  beforeAll(async () => {
    clocked = await startBackend({ now: () => now });
  });
  afterAll(() => clocked.close());

  it('moves the score: clocking in on time, a class, its remark, its stars, a complaint that is upheld and one taken back', async () => {
    now = start;
    const tutor = await clocked.createTutor('firstLogin');
    const { client } = await clocked.signIn(tutor);
    const { clid } = await clocked.control('/classes', {
      tuid: tutor.tuid,
      startsInMinutes: 30,
      status: 'Confirmed',
      lessonKind: 'test',
    });
    await client.attendance.registration();
    now = new Date(start.getTime() + minutes(60));
    await clocked.server.runClockwork();
    const moved = async () =>
      (await client.growth.detail({ query: { pageIndex: 1, pageSize: 20 } })).body.Items.map(({ Cause, Values }) => [
        Cause,
        Values,
      ]);
    expect(await moved()).toEqual([
      ['classCompleted', 1],
      ['clockedIn', 1],
    ]);
    const rating = { clid: Number(clid), labels: [], stars: 5, at: now };
    await clocked.database.queries.insert(courseEvaluations).values(rating);
    await clocked.server.runClockwork();
    await clocked.server.runClockwork();
    await client.classRemarks.addRemark({ body: { CLID: Number(clid), Version: 0, Content: 'Well done today.' } });
    const { comId } = await clocked.control('/complaints', { tuid: tutor.tuid, clid: Number(clid) });
    await clocked.control('/complaints/answer', { comId: Number(comId), state: 'upheld' });
    await clocked.control('/complaints/answer', { comId: Number(comId), state: 'dismissed' });
    expect(await moved()).toEqual([
      ['takenBack', 5],
      ['complaint', -5],
      ['remarkInTime', 1],
      ['fiveStars', 4],
      ['classCompleted', 1],
      ['clockedIn', 1],
    ]);
  });

  it('of a week can be claimed for five minutes after its page has seen it, and no longer', async () => {
    // Sunday 22 November, 23:58 in Shanghai; what was done in the week before can be received until midnight.
    now = new Date('2026-11-22T15:58:00Z');
    const [first, second] = [await clocked.createTutor('firstLogin'), await clocked.createTutor('firstLogin')];
    for (const { tuid } of [first, second]) {
      for (const occasion of ['a', 'b', 'c']) {
        await clocked.database.queries.transaction((tx) =>
          moveByRule(tx, { rule: 'fiveStars', tuid, occasion, at: new Date('2026-11-12T06:00:00Z') }),
        );
      }
    }
    const claim = async (tutor: typeof first) => {
      const { client } = await clocked.signIn(tutor);
      return (await client.growth.receivePoint({ query: { TaskCode: 'WEEK_FIVE_STARS:2026-11-09' } })).body.Points;
    };
    now = new Date('2026-11-22T16:04:59Z');
    expect(await claim(first)).toBe(150);
    now = new Date('2026-11-22T16:05:01Z');
    await expect(claim(second)).rejects.toThrow('is over, and with it the time to receive it');
    expect(await claim(first)).toBe(150);
  });

  it('tells a level once, for the highest ever, on whatever device, and counts what waits', async () => {
    now = start;
    const tutor = await clocked.createTutor('firstLogin');
    const { client } = await clocked.signIn(tutor);
    const { tuid } = tutor;
    const add = (occasion: string, value: number) =>
      clocked.database.queries.transaction((tx) =>
        addEntry(tx, { tuid, cause: 'broughtForward', occasion, value, at: now }),
      );
    const home = async () => (await client.growth.homeTask()).body;
    await add('rise', 2_500);
    expect(await home()).toMatchObject({ NewLevel: 4, HighestLevel: 4 });
    const { RewardCount = 0 } = await home();
    expect(RewardCount).toBeGreaterThanOrEqual(4);
    await client.growthRewards.receiveMedal({ query: { MadalType: 'LEVEL_4' } });
    expect(await home()).toMatchObject({ NewLevel: 4, RewardCount: (RewardCount ?? 0) - 1 });
    await client.growth.levelTold({ query: { level: 4 } });
    expect((await home()).NewLevel ?? null).toBeNull();
    // A level that is lost and comes back is no news.
    await add('fall', -1_000);
    await add('again', 1_000);
    expect((await home()).NewLevel ?? null).toBeNull();
    // What was not reached cannot be told ahead.
    await client.growth.levelTold({ query: { level: 9 } });
    await add('more', 6_000);
    expect((await home()).NewLevel).toBe(5);
  });

  it.each([
    ['at the last moment of the day after it', days(1), 1],
    ['a millisecond later', days(1) + 1, 0],
  ])('a remark %s (%i ms) counts %i times', async (_, afterEndMs, times) => {
    now = start;
    const tutor = await clocked.createTutor('firstLogin');
    const { clid } = await clocked.control('/classes', { tuid: tutor.tuid, startsInMinutes: 30, lessonKind: 'test' });
    now = new Date(start.getTime() + minutes(55) + afterEndMs);
    // The service was never down.
    await clocked.database.queries.delete(serviceBeats);
    // A session of before has ended by then.
    const { client } = await clocked.signIn(tutor);
    await client.classRemarks.addRemark({ body: { CLID: Number(clid), Version: 0, Content: 'Well done today.' } });
    const { Items } = (await client.growth.detail({ query: { pageIndex: 1, pageSize: 20 } })).body;
    expect(Items.filter(({ Cause }) => Cause === 'remarkInTime')).toHaveLength(times);
  });

  it.each([
    ['at the first minute of the shift', 0, 1],
    ['a millisecond later', 1, 0],
  ])('clocking in %s (%i ms) counts %i times', async (_, lateMs, times) => {
    now = start;
    const tutor = await clocked.createTutor('firstLogin');
    const { client } = await clocked.signIn(tutor);
    await clocked.control('/classes', { tuid: tutor.tuid, startsInMinutes: 30, status: 'Confirmed' });
    now = new Date(start.getTime() + minutes(30) + lateMs);
    await client.attendance.registration();
    expect((await client.growth.detail({ query: { pageIndex: 1, pageSize: 20 } })).body.Total).toBe(times);
  });

  it.each([
    [3, []],
    [4, [['fourStars', 2]]],
    [5, [['fiveStars', 4]]],
  ])('%i stars move it by %j', async (stars, moved) => {
    now = start;
    const tutor = await clocked.createTutor('firstLogin');
    const { client } = await clocked.signIn(tutor);
    const { clid } = await clocked.control('/classes', { tuid: tutor.tuid, startsInMinutes: 30 });
    const rating = { clid: Number(clid), labels: [], stars, at: now };
    await clocked.database.queries.insert(courseEvaluations).values(rating);
    await clocked.server.runClockwork();
    const { Items } = (await client.growth.detail({ query: { pageIndex: 1, pageSize: 20 } })).body;
    expect(Items.map(({ Cause, Values }) => [Cause, Values])).toEqual(moved);
  });
});

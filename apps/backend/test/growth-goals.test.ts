import { openRounds } from '@tutor/rules/growth/growth-goal';
import { isBusyMarker } from '@tutor/rules/growth/growth-plan';
import { minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { growthEntries } from '../src/growth/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
const now = new Date('2026-11-20T04:00:00Z');
beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());

async function member(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { tuid: tutor.tuid, ...(await backend.signIn(tutor)) };
}

const [thisMonth, nextMonth] = openRounds(now);

describe('a goal', () => {
  const goalsOf = async (client: TestClient) => (await client.growthGoals.list()).body;

  it('is set for this month and the next, once each; the same again changes nothing', async () => {
    const { client } = await member();
    const add = (Round: string, target: number) => client.growthGoals.add({ body: { Round, target } });
    const { body } = await add(thisMonth, 60);
    expect((await add(thisMonth, 60)).body.id).toBe(body.id);
    await expect(add(thisMonth, 61)).rejects.toThrow('This month has a goal already.');
    await add(nextMonth, 80);
    expect((await goalsOf(client)).map(({ Round, target }) => [Round, target])).toEqual([
      [nextMonth, 80],
      [thisMonth, 60],
    ]);
    await expect(add('2026-10', 60)).rejects.toThrow('That month is over');
    await expect(add('2027-01', 60)).rejects.toThrow('this month and the next');
  });

  it('counts the hours that were taught and that are booked, two classes an hour, and what an hour is worth', async () => {
    const { tuid, client } = await member();
    const lesson = (at: string, fee: number, change: object = {}) => ({
      ...{
        tuid,
        status: 'Confirmed' as const,
        studentName: 'Mia',
        subjectName: 'Free Talk',
        unitName: 'Unit',
        classTool: 0,
      },
      startsAt: new Date(at),
      endsAt: new Date(Date.parse(at) + minutes(25)),
      lessonFeeCentavos: fee,
      closedAt: new Date(at),
      ...change,
    });
    await backend.database.queries
      .insert(classes)
      .values([
        lesson('2026-11-18T02:00:00Z', 9_000),
        lesson('2026-11-18T02:30:00Z', 9_000),
        lesson('2026-11-19T02:00:00Z', 12_000),
        lesson('2026-11-19T02:30:00Z', 99_000, { status: 'Canceled' }),
        lesson('2026-11-22T02:00:00Z', 9_000, { closedAt: null }),
        lesson('2026-10-31T15:00:00Z', 9_000),
      ]);
    await client.growthGoals.add({ body: { Round: thisMonth, target: 60 } });
    const { body } = await client.growthGoals.byRound();
    // Three lessons of this month and the one before: 39,000 over four, twice.
    expect(body).toMatchObject({ HourRate: 19_500, Currency: 'PHP' });
    expect(body.Rounds[0]).toMatchObject({ Round: thisMonth, DoneHours: 1.5, BookedHours: 0.5, Goal: { target: 60 } });
    expect(body.Rounds[1]).toMatchObject({ Round: nextMonth, DoneHours: 0, BookedHours: 0 });
  });

  it('keeps what an hour was worth until it is synchronised', async () => {
    const { tuid, client } = await member();
    const { body } = await client.growthGoals.add({ body: { Round: thisMonth, target: 60 } });
    const rate = async () => (await goalsOf(client))[0]?.HourRate;
    expect(await rate()).toBe(18_000);
    await backend.database.queries.insert(classes).values({
      ...{ tuid, status: 'Confirmed', studentName: 'Mia', subjectName: 'Free Talk', unitName: 'Unit', classTool: 0 },
      ...{ startsAt: new Date('2026-11-18T02:00:00Z'), endsAt: new Date('2026-11-18T02:25:00Z') },
      ...{ lessonFeeCentavos: 12_000, closedAt: now },
    });
    expect(await rate()).toBe(18_000);
    await client.growthGoals.synchronizeBasicWage({ query: { id: body.id } });
    expect(await rate()).toBe(24_000);
  });

  it('is changed and taken away, and comes back by adding it again; none of it brings growth values', async () => {
    const { tuid, client } = await member();
    const { body } = await client.growthGoals.add({ body: { Round: thisMonth, target: 60 } });
    await client.growthGoals.update({ query: { id: body.id, target: 75 } });
    const { body: gone } = await client.growthGoals.remove({ query: { id: body.id } });
    expect(gone).toEqual({ Round: thisMonth, target: 75 });
    expect(await goalsOf(client)).toEqual([]);
    await expect(client.growthGoals.remove({ query: { id: body.id } })).rejects.toThrow('does not exist any more');
    await client.growthGoals.add({ body: gone });
    expect((await goalsOf(client))[0]).toMatchObject({ target: 75 });
    const entries = await backend.database.queries.select().from(growthEntries).where(eq(growthEntries.tuid, tuid));
    expect(entries).toEqual([]);
  });

  it.each([0, -1, 401, 1e12, 1.5])('of %d hours is refused by its name, and nothing is changed', async (target) => {
    const { client } = await member();
    await expect(client.growthGoals.add({ body: { Round: thisMonth, target } })).rejects.toThrow(/target/);
    const { body } = await client.growthGoals.add({ body: { Round: thisMonth, target: 60 } });
    await expect(client.growthGoals.update({ query: { id: body.id, target } })).rejects.toThrow(/target/);
    expect((await goalsOf(client)).map((goal) => goal.target)).toEqual([60]);
  });

  it('is not there outside the growth system', async () => {
    const { client } = await member('noGrowthGroup');
    await expect(client.growthGoals.byRound()).rejects.toThrow('not open to you yet');
    await expect(client.growthSchedule.list()).rejects.toThrow('not open to you yet');
  });
});

describe('the growth schedule', () => {
  const zone = 'Asia/Manila';
  const slot = (TimeStart: string, Status: 0 | 1, IsBusy = false) => ({ TimeStart, Status, IsBusy });
  const submit = (client: TestClient, ...GrowrthScheduleDetail: ReturnType<typeof slot>[]) =>
    client.growthSchedule.submit({ body: { GrowrthScheduleDetail } });
  const planned = async (client: TestClient) =>
    (await client.growthSchedule.list()).body.GrowrthScheduleDetail.filter(({ Status }) => Status === 1).map(
      ({ TimeStart }) => TimeStart,
    );
  // Friday 27 November in Manila, 9:00 and 9:30; its 05:30.
  const nine = '2026-11-27T01:00:00.000Z';
  const halfPast = '2026-11-27T01:30:00.000Z';
  const marker = '2026-11-26T21:30:00.000Z';

  it('has every half hour of next week, one marker a day, and what an hour is worth', async () => {
    const { client } = await member();
    const { body } = await client.growthSchedule.list();
    expect(body.GrowrthScheduleDetail).toHaveLength(7 * 48);
    expect(body.GrowrthScheduleDetail.filter(({ TimeStart }) => isBusyMarker(new Date(TimeStart), zone))).toHaveLength(
      7,
    );
    expect(body).toMatchObject({ HourRate: 18_000, Currency: 'PHP' });
  });

  it('toggles half hours between 0 and 1, and the same again changes nothing', async () => {
    const { client } = await member();
    await submit(client, slot(nine, 1), slot(halfPast, 1));
    await submit(client, slot(nine, 1));
    expect(await planned(client)).toEqual([nine, halfPast]);
    await submit(client, slot(nine, 0));
    expect(await planned(client)).toEqual([halfPast]);
  });

  it('drops a half hour that another zone hides, as soon as a plan is saved there', async () => {
    const { client } = await member();
    const shown = async () => (await client.growthSchedule.list()).body.GrowrthScheduleDetail;
    const half = (await shown()).find(({ TimeStart }) => TimeStart.includes('T22:30'))?.TimeStart ?? '';
    await submit(client, slot(half, 1));
    expect(await planned(client)).toEqual([half]);
    // 06:30 in Manila is 05:30 in Bangkok, which stands for the whole day.
    await client.profile.saveTimeZone({ body: { TimeZone: 'Asia/Bangkok' } });
    expect(await planned(client)).toEqual([]);
    await submit(client, slot(nine, 0));
    await client.profile.saveTimeZone({ body: { TimeZone: 'Asia/Manila' } });
    expect(await planned(client)).toEqual([]);
  });

  it('is busy for a whole day by the slot of 05:30, which keeps nothing planned and lets nothing be', async () => {
    const { client } = await member();
    await submit(client, slot(nine, 1));
    const { body } = await submit(client, slot(marker, 0, true));
    expect(body.GrowrthScheduleDetail.filter(({ IsBusy }) => IsBusy).map(({ TimeStart }) => TimeStart)).toEqual([
      marker,
    ]);
    expect(await planned(client)).toEqual([]);
    await expect(submit(client, slot(nine, 1))).rejects.toThrow('is on a day that is busy');
    await submit(client, slot(marker, 0, false), slot(nine, 1));
    expect(await planned(client)).toEqual([nine]);
  });

  it.each([
    ['off the grid', slot('2026-11-27T01:10:00.000Z', 1), 'must begin a half hour'],
    ['before next week', slot('2026-11-26T15:30:00.000Z', 1), 'is not in next week'],
    ['after next week', slot('2026-12-03T16:00:00.000Z', 1), 'is not in next week'],
    ['planned at 05:30', slot(marker, 1), 'stands for the whole day'],
    ['busy at another time', slot(nine, 0, true), 'cannot stand for a day'],
    ['named twice', slot(halfPast, 0), 'names a half hour twice'],
  ])('refuses all of it for a slot that is %s, and nothing is changed', async (_what, bad, words) => {
    const { client } = await member();
    await submit(client, slot(nine, 1));
    await expect(submit(client, slot(halfPast, 1), bad)).rejects.toThrow(words);
    expect(await planned(client)).toEqual([nine]);
  });
});

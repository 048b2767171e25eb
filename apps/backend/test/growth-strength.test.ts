import { hours, minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockIns } from '../src/attendance/tables.ts';
import { courseEvaluations } from '../src/classes/class-detail-tables.ts';
import { classes } from '../src/classes/tables.ts';
import { didiRequests } from '../src/messages/notice-tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

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

const queries = () => backend.database.queries;

async function lesson(tuid: number, at: string, remarkAfterMs?: number): Promise<number> {
  const startsAt = new Date(at);
  const endsAt = new Date(startsAt.getTime() + minutes(25));
  const [row] = await queries()
    .insert(classes)
    .values({
      ...{ tuid, status: 'Confirmed', studentName: 'Mia', subjectName: 'Free Talk', unitName: 'Unit', classTool: 0 },
      ...{ startsAt, endsAt, closedAt: endsAt },
      remarkWrittenAt: remarkAfterMs === undefined ? null : new Date(endsAt.getTime() + remarkAfterMs),
    })
    .returning();
  return row?.clid ?? 0;
}

it('counts each strength of a month from what happened, and tells it beside the month before', async () => {
  const { tuid, client } = await member();
  const first = await lesson(tuid, '2026-11-10T02:00:00Z', hours(24));
  const second = await lesson(tuid, '2026-11-11T02:00:00Z', hours(24) + 1);
  await lesson(tuid, '2026-11-20T02:00:00Z');
  await lesson(tuid, '2026-10-10T02:00:00Z', hours(1));
  const at = new Date('2026-11-12T02:00:00Z');
  await queries()
    .insert(courseEvaluations)
    .values([
      { clid: first, stars: 5, labels: [], at },
      { clid: second, stars: 4, labels: [], at },
    ]);
  await queries()
    .insert(pointsLedger)
    .values([
      { tuid, cause: 'other', tenths: 1_000, note: 'Brought forward', at },
      { tuid, cause: 'cancellation', tenths: -20, note: 'Cancelled', at },
    ]);
  await queries()
    .insert(clockIns)
    .values([
      { tuid, countsFrom: new Date('2026-11-10'), countsUntil: new Date('2026-11-11'), isLate: false, at },
      { tuid, countsFrom: new Date('2026-11-11'), countsUntil: new Date('2026-11-12'), isLate: true, at },
    ]);
  const order = (seconds: number | undefined) => ({
    ...{ tuid, classId: 90_000_001, studentName: 'Mia', subjectName: 'Free Talk', unitName: 'Trial', dialog: '' },
    ...{ startsAt: at, endsAt: new Date(at.getTime() + minutes(25)), createdAt: at },
    expiresAt: new Date(at.getTime() + minutes(5)),
    ...(seconds === undefined ? {} : { pointType: 4, pointedAt: new Date(at.getTime() + seconds * 1_000) }),
  });
  await queries()
    .insert(didiRequests)
    .values([order(10), order(11), order(undefined)]);

  const { body } = await client.growthStrength.assessment({ query: { isShowCycle: 'true', date: '2026-11-15' } });
  expect([body.CycleStart, body.CycleEnd]).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z']);
  // The remark of today's class may still be written.
  expect(body.Items.map(({ Key, Score, Count }) => [Key, Score, Count])).toEqual([
    ['attendance', 75, 4],
    ['punctuality', 50, 2],
    ['remarks', 50, 2],
    ['ratings', 90, 2],
    ['response', 33, 3],
  ]);
  expect(body.Items.map(({ PreviousScore }) => PreviousScore ?? null)).toEqual([100, null, 100, null, null]);
});

it('counts a week from Monday, and has nothing where nothing happened', async () => {
  const { tuid, client } = await member();
  await lesson(tuid, '2026-11-16T02:00:00Z', hours(1));
  const week = async (date: string) =>
    (await client.growthStrength.assessment({ query: { isShowCycle: 'false', date } })).body;
  expect((await week('2026-11-19')).Items[0]).toMatchObject({ Key: 'attendance', Score: 100, Count: 1 });
  expect((await week('2026-11-15')).Items.map(({ Score }) => Score ?? null)).toEqual([null, null, null, null, null]);
});

it.each(['2026-11-21', '2026-02-30', '9999-12-31', 'today'])('refuses %s by its name', async (date) => {
  const { client } = await member();
  await expect(client.growthStrength.assessment({ query: { isShowCycle: 'true', date } })).rejects.toThrow(/date/);
});

it('is not there outside the growth system', async () => {
  const { client } = await member('noGrowthGroup');
  const query = { isShowCycle: 'true', date: '2026-11-20' } as const;
  await expect(client.growthStrength.assessment({ query })).rejects.toThrow('not open to you yet');
});

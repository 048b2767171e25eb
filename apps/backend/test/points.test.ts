import { type PointsCause, pointsCauses } from '@tutor/rules/scores/points-ledger';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseEvaluations } from '../src/classes/class-detail-tables.ts';
import { violates } from '../src/database/violation.ts';
import { completedTenths } from '../src/scores/completed-points.ts';
import { movePoints } from '../src/scores/move-points.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { addManyClasses } from './many-classes.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function signedIn(template: string) {
  const { tuid, ...tutor } = await backend.createTutor(template);
  return { tuid, ...(await backend.signIn({ tuid, ...tutor })) };
}

const sumOf = async (tuid: number): Promise<number> => {
  const { queries } = backend.database;
  const [row] = await queries
    .select({ tenths: sum(pointsLedger.tenths) })
    .from(pointsLedger)
    .where(eq(pointsLedger.tuid, tuid));
  return Number(row?.tenths ?? 0);
};

const move = (tuid: number, tenths: number) =>
  backend.database.queries.transaction((tx) =>
    movePoints(tx, { tuid, tenths, cause: 'other', note: 'Test', at: new Date() }),
  );

describe('the points ledger', () => {
  it('adds up: each balance is the one before and its movement, the last is the total that every page shows', async () => {
    const { client, tuid } = await signedIn('ordinary');
    const entries = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const { body } = await client.scores.ledger({ query: { pageIndex, pageSize: 100 } });
      expect(body.Balance).toBe((await sumOf(tuid)) / 10);
      entries.push(...body.Items);
      if (body.Items.length < 100) {
        expect(entries).toHaveLength(body.Total);
        break;
      }
    }
    expect(entries[0]?.After).toBe((await client.scores.allScore()).body.TeachingPoints);
    for (const [index, { Before, After, Points }] of entries.entries()) {
      expect(Math.round(Before * 10) + Math.round(Points * 10)).toBe(Math.round(After * 10));
      expect(Before).toBe(entries[index + 1]?.After ?? 0);
      expect(After).toBeGreaterThanOrEqual(0);
    }
    const times = entries.map(({ Time }) => Date.parse(Time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(entries.map(({ Cause }) => Cause))).toEqual(new Set(pointsCauses));
  });

  it('is narrowed by month and direction, and each part holds what belongs to it alone', async () => {
    const { client } = await signedIn('ordinary');
    const page = { pageIndex: 1, pageSize: 100 };
    const { body: all } = await client.scores.ledger({ query: page });
    const { body: loss } = await client.scores.ledger({ query: { ...page, direction: 'loss' } });
    const { body: gain } = await client.scores.ledger({ query: { ...page, direction: 'gain' } });
    expect(loss.Total + gain.Total).toBe(all.Total);
    expect(loss.Items.every(({ Points }) => Points < 0)).toBe(true);
    const { body: months } = await client.scores.months({ query: { count: 12 } });
    expect(months).toHaveLength(12);
    for (const shown of months) {
      const tenths = new Map<string, number>();
      for (let pageIndex = 1; ; pageIndex += 1) {
        const { body } = await client.scores.ledger({ query: { pageIndex, pageSize: 100, month: shown.Month } });
        for (const { Cause, Points } of body.Items) {
          tenths.set(Cause, (tenths.get(Cause) ?? 0) + Math.round(Points * 10));
        }
        if (body.Items.length < 100) break;
      }
      const of = (cause: PointsCause) => (tenths.get(cause) ?? 0) / 10;
      expect(shown).toMatchObject({
        MonthScore: [...tenths.values()].reduce((sum, some) => sum + some, 0) / 10,
        ComScore: of('completed'),
        GoodScore: of('goodRating'),
        AbsentScore: of('absence'),
        BadScore: of('badRating'),
        CancelScore: of('cancellation'),
        OtherScore: of('other'),
      });
    }
    const { Flowers, ...ofThisMonth } = (await client.scores.allScore()).body;
    expect(months.at(-1)).toEqual(ofThisMonth);
    expect(Flowers).toBe((await client.flowers.amount()).body.Flowers);
  });

  it('takes no more than is there, however many losses come at once, and keeps what the rule says', async () => {
    const { client, tuid } = await signedIn('firstLogin');
    await move(tuid, 50);
    await Promise.all([1, 2, 3, 4].map(() => move(tuid, -20)));
    expect(await sumOf(tuid)).toBe(0);
    const { body } = await client.scores.ledger({ query: { pageIndex: 1, pageSize: 10, direction: 'loss' } });
    expect(body.Items.map(({ Points, RulePoints }) => [Points, RulePoints ?? null])).toEqual([
      [0, -2],
      [-1, -2],
      [-2, null],
      [-2, null],
    ]);
  });

  it('refuses in the database what would lead below 0', async () => {
    const { tuid } = await signedIn('firstLogin');
    const { queries } = backend.database;
    const note = { cause: 'other' as const, note: 'Test', at: new Date() };
    const broken: unknown = await queries
      .insert(pointsLedger)
      .values({ tuid, tenths: -1, ...note })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(violates(broken, 'points_ledger_never_negative')).toBe(true);
    await move(tuid, 10);
    await move(tuid, -10);
    const deleted: unknown = await queries
      .delete(pointsLedger)
      .where(eq(pointsLedger.tenths, 10))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(violates(deleted, 'points_ledger_never_negative')).toBe(true);
    expect(await sumOf(tuid)).toBe(0);
  });

  it('takes up the points of four and five stars once they are given, once', async () => {
    const { client, tuid } = await signedIn('firstLogin');
    const [five = 0, four = 0, three = 0, later = 0] = await addManyClasses(backend, tuid, 4);
    const given = { labels: [], at: new Date(Date.now() - 60_000) };
    await backend.database.queries.insert(courseEvaluations).values([
      { ...given, clid: five, stars: 5 },
      { ...given, clid: four, stars: 4 },
      { ...given, clid: three, stars: 3 },
      { ...given, clid: later, stars: 5, at: new Date(Date.now() + 3_600_000) },
    ]);
    await Promise.all([backend.server.runClockwork(), backend.server.runClockwork()]);
    await backend.server.runClockwork();
    const { body } = await client.scores.ledger({ query: { pageIndex: 1, pageSize: 20 } });
    const entries = body.Items.map(({ Cause, Points, ClassId }) => ({ Cause, Points, ClassId }));
    expect(entries.toSorted((a, b) => b.Points - a.Points)).toEqual([
      { Cause: 'goodRating', Points: 2, ClassId: five },
      { Cause: 'goodRating', Points: 1, ClassId: four },
    ]);
    expect(body.Balance).toBe(3);
  });

  it.each([
    ['2026-11-20T15:30:00Z', 2],
    // Saturday and Sunday of Shanghai, wherever the tutor lives.
    ['2026-11-20T16:00:00Z', 3],
    ['2026-11-22T15:30:00Z', 3],
    ['2026-11-22T16:00:00Z', 2],
  ])('brings a completed class of %s %i tenths of a point', (startsAt, tenths) => {
    expect(completedTenths(new Date(startsAt))).toBe(tenths);
  });

  it('pages through ten thousand movements', async () => {
    const { client, tuid } = await signedIn('firstLogin');
    const row = { tuid, cause: 'other' as const, tenths: 1, note: 'Test', at: new Date() };
    for (let batch = 0; batch < 10; batch += 1) {
      await backend.database.queries.insert(pointsLedger).values(Array.from({ length: 1_000 }, () => row));
    }
    const { body } = await client.scores.ledger({ query: { pageIndex: 500, pageSize: 20 } });
    expect(body).toMatchObject({ Total: 10_000, Balance: 1_000 });
    expect(body.Items.map(({ After }) => Math.round(After * 10))).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
  });
});

describe('by the backend’s clock', () => {
  let clocked: TestBackend;
  // An hour before the end of Friday in Shanghai.
  const fridayNight = new Date('2026-11-20T15:00:00Z');
  let now = fridayNight;
  beforeAll(async () => {
    clocked = await startBackend({ now: () => now });
  });
  afterAll(() => clocked.close());

  const days = (count: number): number => count * 1_440;
  const booker =
    (tuid: number) =>
    (startsInMinutes: number, more: object = {}) =>
      clocked.control('/classes', { tuid, lessonFeeCentavos: 9_500, startsInMinutes, ...more });

  it('the facts of the earnings count held and booked classes of the month apart, and what its cancellations cost', async () => {
    now = new Date('2026-11-20T06:00:00Z');
    const tutor = await clocked.createTutor('firstLogin');
    const book = booker(tutor.tuid);
    const { client } = await clocked.signIn(tutor);
    // October and December are other months; the first and the last day of November are not.
    for (const away of [-days(20), -days(19), -60, 60, days(10), days(11)]) await book(away);
    await book(120, { status: 'Canceled' });
    const { clid } = await book(200);
    await client.classDetail.cancel({
      body: { CLID: Number(clid), CancelReason: 1, FeePercent: 100 },
    });
    expect((await client.scores.earningsFacts()).body).toEqual({
      Month: '2026-11',
      HeldLessons: 2,
      HeldCentavos: 19_000,
      BookedLessons: 2,
      BookedCentavos: 19_000,
      PenaltyCentavos: 9_500,
      Enrolments: 0,
      Flowers: 0,
      ExchangedFlowers: 0,
    });
  });

  it('the facts of the earnings tell flowers that were exchanged this month from those that are left', async () => {
    now = new Date('2026-11-30T06:00:00Z');
    const tutor = await clocked.createTutor('firstLogin');
    await clocked.control('/flowers', { tuid: tutor.tuid, add: 240 });
    const { client } = await clocked.signIn(tutor);
    await client.flowers.exchangeCash({ body: { flowersCount: 100, remark: 'Rent' } });
    expect((await client.scores.earningsFacts()).body).toMatchObject({ Flowers: 140, ExchangedFlowers: 100 });
    now = new Date('2026-12-01T06:00:00Z');
    const { client: later } = await clocked.signIn(tutor);
    expect((await later.scores.earningsFacts()).body).toMatchObject({ Flowers: 140, ExchangedFlowers: 0 });
  });

  it('a class that ends brings its points, more from the first minute of the weekend, and a cancelled one none', async () => {
    now = fridayNight;
    const tutor = await clocked.createTutor('firstLogin');
    const book = booker(tutor.tuid);
    await book(30);
    await book(60);
    await book(90, { status: 'Canceled' });
    now = new Date('2026-11-20T17:00:00Z');
    await clocked.server.runClockwork();
    const { client } = await clocked.signIn(tutor);
    const { body } = await client.scores.ledger({ query: { pageIndex: 1, pageSize: 20 } });
    expect(body.Items.map(({ Cause, Points }) => [Cause, Points])).toEqual([
      ['completed', 0.3],
      ['completed', 0.2],
    ]);
  });
});

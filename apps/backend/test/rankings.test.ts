import { rankingBoards, rankingPageSize } from '@tutor/rules/rankings/ranking-board';
import { rankingRefreshMs } from '@tutor/rules/rankings/ranking-period';
import { days, minutes, seconds } from '@tutor/rules/time/durations';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colleagueTemplate, seedColleagues } from '../demo/rankings/colleagues.ts';
import { tutors } from '../src/account/tables.ts';
import { courseEvaluations } from '../src/classes/class-detail-tables.ts';
import { classes } from '../src/classes/tables.ts';
import { growthEntries, growthMedals } from '../src/growth/tables.ts';
import { didiRequests } from '../src/messages/notice-tables.ts';
import { enrolTrialStudent } from '../src/rankings/enrol-trial-student.ts';
import { newestSnapshot, pruneRankings, refreshRankings } from '../src/rankings/ranking-snapshot.ts';
import { rankingPage } from '../src/rankings/read-ranking.ts';
import { rankingRows, rankingSnapshots } from '../src/rankings/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
// One that stands still: a ranking is made anew only where a test says so.
let now = new Date('2026-11-20T04:00:00Z');
beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());

const queries = () => backend.database.queries;
// Later than the last ranking is shown, so that the next reader makes one.
const later = () => {
  now = new Date(now.getTime() + 3 * rankingRefreshMs);
};
const ago = (ms: number) => new Date(now.getTime() - ms);

async function signedIn(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { tuid: tutor.tuid, ...(await backend.signIn(tutor)) };
}

/** An order of a tutor that was grabbed after some seconds; left to end without them. */
async function order(tuid: number, { answeredAfter, at = ago(days(2)) }: { answeredAfter?: number; at?: Date } = {}) {
  await queries()
    .insert(didiRequests)
    .values({
      ...{ tuid, classId: 90_000_001, studentName: 'Mia', subjectName: 'Free Talk', unitName: 'Trial', dialog: '' },
      startsAt: new Date(at.getTime() + days(3)),
      endsAt: new Date(at.getTime() + days(3) + minutes(25)),
      createdAt: at,
      expiresAt: new Date(at.getTime() + minutes(5)),
      ...(answeredAfter === undefined
        ? { isExpired: true }
        : { pointType: 3, pointedAt: new Date(at.getTime() + seconds(answeredAfter)) }),
    });
}

let hour = 0;
async function trial(tuid: number, at = ago(days(3))): Promise<number> {
  hour += 1;
  const startsAt = new Date(at.getTime() - minutes(30 * hour));
  const [row] = await queries()
    .insert(classes)
    .values({
      ...{ tuid, status: 'Confirmed', studentName: 'Mia', subjectName: 'Free Talk', unitName: 'Trial', classTool: 0 },
      lessonKind: 'trial',
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes(25)),
      closedAt: startsAt,
    })
    .returning();
  if (row === undefined) throw new Error('no class');
  return row.clid;
}

const firstPage = { query: { pageIndex: 1, pageSize: rankingPageSize } };

describe('a ranking', () => {
  it('lets equal values share a rank and leaves out the ranks that they take', async () => {
    const counts = [4, 4, 3, 2, 2];
    const people: Awaited<ReturnType<typeof signedIn>>[] = [];
    for (const count of counts) {
      const tutor = await signedIn();
      people.push(tutor);
      for (let index = 0; index < count; index += 1) await order(tutor.tuid, { answeredAfter: 5 });
    }
    later();
    const last = people[4] ?? (await signedIn());
    const { body } = await last.client.rankings.receivedOrders(firstPage);
    const own = new Set(people.map(({ tuid }) => tuid));
    const rows = await queries().select().from(rankingRows).where(eq(rankingRows.snapshotId, body.SnapshotId));
    expect(rows.filter(({ tuid }) => own.has(tuid)).map(({ rank }) => rank)).toEqual([1, 1, 3, 4, 4]);
    expect(body.Own).toMatchObject({ Rank: 4, Position: 5, Value: 2 });
    const summary = await last.client.rankings.summary();
    expect(summary.body.find(({ Board }) => Board === 'receivedOrders')).toMatchObject({ Rank: 4, Value: 2 });
  });

  it('counts what was answered within ten seconds, the tenth among them, of all requests that are over', async () => {
    const { tuid, client } = await signedIn();
    await order(tuid, { answeredAfter: 10 });
    await order(tuid, { answeredAfter: 11 });
    later();
    expect((await client.rankings.responseRate(firstPage)).body).toMatchObject({ Own: null, OwnCount: 2 });
    await order(tuid);
    later();
    const { body } = await client.rankings.responseRate(firstPage);
    expect(body.Own).toMatchObject({ Value: 333, Done: 1, OutOf: 3 });
  });

  it('counts a trial student who enrolled once, and only of a trial lesson that was held', async () => {
    const { tuid, client } = await signedIn();
    const [first] = [await trial(tuid), await trial(tuid), await trial(tuid)];
    const enrol = (clid: number) => queries().transaction((tx) => enrolTrialStudent(tx, clid, now));
    expect([await enrol(first), await enrol(first)]).toEqual([true, false]);
    const normal = await trial(tuid);
    await queries().update(classes).set({ lessonKind: 'normal' }).where(eq(classes.clid, normal));
    expect(await enrol(normal)).toBe(false);
    later();
    expect((await client.rankings.conversion(firstPage)).body.Own).toMatchObject({ Value: 333, Done: 1, OutOf: 3 });
    expect((await client.rankings.topTutorRank()).body).toMatchObject({ Enrolments: 1, Level: 0, NextLevelAt: 30 });
  });

  it('tells the change of conversion since the thirty days before', async () => {
    const { tuid, client } = await signedIn();
    const before = [0, 1, 2].map(() => trial(tuid, ago(days(40))));
    await Promise.all(before);
    for (let index = 0; index < 3; index += 1) {
      const clid = await trial(tuid);
      await queries().transaction((tx) => enrolTrialStudent(tx, clid, now));
    }
    later();
    expect((await client.rankings.conversionProgress(firstPage)).body.Own).toMatchObject({ Value: 1_000 });
  });

  it('averages the stars of how classes felt', async () => {
    const { tuid, client } = await signedIn();
    for (const stars of [5, 4, 4]) {
      const clid = await trial(tuid);
      await queries()
        .insert(courseEvaluations)
        .values({ clid, stars, labels: [], at: ago(days(1)) });
    }
    later();
    expect((await client.rankings.courseFeel(firstPage)).body.Own).toMatchObject({ Value: 433, OutOf: 3 });
  });

  it('of growth goes by the score, and says where one was thirty days ago', async () => {
    const first = await signedIn();
    const second = await signedIn();
    const gain = (tuid: number, value: number, at: Date) =>
      queries()
        .insert(growthEntries)
        .values({ tuid, cause: 'broughtForward', occasion: `${value}`, value, at });
    await gain(first.tuid, 9_000_100, ago(days(40)));
    await gain(second.tuid, 9_000_000, ago(days(40)));
    await gain(second.tuid, 500, ago(days(1)));
    later();
    const { body } = await second.client.rankings.growth(firstPage);
    expect(body.Own).toMatchObject({ Rank: 1, PreviousRank: 2, Value: 9_000_500 });
    expect((await second.client.rankings.growthRank()).body).toMatchObject({ Rank: 1, Score: 9_000_500 });
  });

  it('is not open to who is outside the growth system, whose summary leaves it out', async () => {
    const { client } = await signedIn('noGrowthGroup');
    await expect(client.rankings.growth(firstPage)).rejects.toThrow('not open to you yet');
    expect((await client.rankings.summary()).body.map(({ Board }) => Board)).toEqual(
      rankingBoards.filter((board) => board !== 'growth'),
    );
  });

  it('says what it is made of: thirty days of the company, when it was made, and the own value week by week', async () => {
    const { tuid, client } = await signedIn();
    await order(tuid, { answeredAfter: 5, at: ago(days(1)) });
    await order(tuid, { answeredAfter: 5, at: ago(days(15)) });
    later();
    const { body } = await client.rankings.receivedOrders(firstPage);
    expect([body.RefreshedAt, body.PeriodStart, body.PeriodEnd]).toEqual([
      now.toISOString(),
      '2026-10-21T16:00:00.000Z',
      now.toISOString(),
    ]);
    expect(body.Trend.map(({ Value }) => Value ?? 0)).toEqual([0, 0, 0, 0, 0, 1, 0, 1]);
  });

  it.each([0, -1, 1_000_000_000, 1.5])('refuses page %d by its name', async (pageIndex) => {
    const { client } = await signedIn();
    await expect(client.rankings.receivedOrders({ query: { pageIndex, pageSize: 50 } })).rejects.toThrow(/pageIndex/);
  });
});

describe('a visit', () => {
  it('reads every tutor once over all its pages, and every rank as it stood, while values change', async () => {
    await seedColleagues(backend.database, now);
    later();
    const { tuid } = await signedIn();
    const read = (pageIndex: number, snapshotId?: number) =>
      rankingPage(queries(), { board: 'receivedOrders', tuid, pageIndex, pageSize: 50, snapshotId, now });
    const first = await read(1);
    const pages = [first.Items];
    const colleagues = await queries()
      .select({ tuid: tutors.tuid })
      .from(tutors)
      .where(eq(tutors.template, colleagueTemplate));
    for (let page = 2; pages.flat().length < first.Total; page += 1) {
      // In between others go past each other, and the ranking is made anew.
      for (const one of colleagues.slice(page * 10, page * 10 + 10)) await order(one.tuid, { answeredAfter: 3 });
      later();
      await newestSnapshot(queries(), 'receivedOrders', now);
      pages.push((await read(page, first.SnapshotId)).Items);
    }
    const rows = pages.flat();
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.map(({ Position }) => Position)).toEqual(rows.map((_, index) => index + 1));
    for (const [index, { Rank, Value }] of rows.entries()) {
      const above = rows[index - 1];
      expect(Rank).toBe(above !== undefined && above.Value === Value ? above.Rank : index + 1);
    }
    const kept = await queries().select().from(rankingRows).where(eq(rankingRows.snapshotId, first.SnapshotId));
    expect(new Set(kept.map((row) => row.tuid)).size).toBe(first.Total);
  });

  it('waits for no ranking: the last one is shown until the clock has made the next', async () => {
    later();
    const first = await newestSnapshot(queries(), 'growth', now);
    // The backend's own clock stands still meanwhile.
    const at = new Date(now.getTime() + rankingRefreshMs);
    expect((await newestSnapshot(queries(), 'growth', at)).id).toBe(first.id);
    await refreshRankings(queries(), at);
    const next = await newestSnapshot(queries(), 'growth', at);
    expect(next.id).not.toBe(first.id);
    expect(next.takenAt).toEqual(at);
  });

  it('shares one ranking with all others of the same ten minutes, also where many ask at once', async () => {
    later();
    const made = await Promise.all(Array.from({ length: 20 }, () => newestSnapshot(queries(), 'growth', now)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('that comes back after its ranking was thrown away is told to open it again', async () => {
    const { client } = await signedIn();
    const { body } = await client.rankings.receivedOrders(firstPage);
    now = new Date(now.getTime() + days(1));
    await pruneRankings(queries(), now);
    expect(await queries().select().from(rankingSnapshots)).toEqual([]);
    const again = { query: { ...firstPage.query, snapshotId: body.SnapshotId } };
    const { client: anew } = await signedIn();
    await expect(anew.rankings.receivedOrders(again)).rejects.toThrow('made anew since');
  });
});

describe('a tutor who is hidden', () => {
  it('keeps the place and loses the name for everybody else at once, until shown again', async () => {
    const hidden = await signedIn();
    const other = await signedIn();
    for (let index = 0; index < 30; index += 1) await order(hidden.tuid, { answeredAfter: 3 });
    later();
    const top = async (who: typeof other) => {
      const { body } = await who.client.rankings.receivedOrders(firstPage);
      return body.Items.find(({ Value }) => Value === 30);
    };
    expect(await top(other)).toMatchObject({ Name: 'Jasmine R.' });
    const hide = (IsHidden: boolean) => hidden.client.rankings.setHidden({ body: { IsHidden } });
    await hide(true);
    await hide(true);
    expect((await top(other))?.Name).toBeUndefined();
    expect(await top(hidden)).toMatchObject({ Name: 'Jasmine R.' });
    expect((await hidden.client.rankings.receivedOrders(firstPage)).body.IsHidden).toBe(true);
    await hide(false);
    expect(await top(other)).toMatchObject({ Name: 'Jasmine R.' });
  });

  it('shows others the medal that is worn as long as it shows the name', async () => {
    const tutor = await signedIn();
    const other = await signedIn();
    for (let index = 0; index < 31; index += 1) await order(tutor.tuid, { answeredAfter: 3 });
    const [code, worn] = ['CERT_TESOL', 'MONTH_2026_10'];
    await queries()
      .insert(growthMedals)
      .values([code, worn].map((of) => ({ tuid: tutor.tuid, code: of, receivedAt: now, isWorn: of === worn })));
    later();
    const medal = async (who: typeof other) => {
      const { body } = await who.client.rankings.receivedOrders(firstPage);
      return body.Items.find(({ Value }) => Value === 31)?.Medal;
    };
    expect(await medal(other)).toBe('October 2026');
    await tutor.client.rankings.setHidden({ body: { IsHidden: true } });
    expect([await medal(tutor), await medal(other)]).toEqual(['October 2026', undefined]);
  });
});

it('ten thousand colleagues come by a few statements, and the own place among them by one', async () => {
  await backend.control('/colleagues', { count: 10_000, orders: 3 });
  const { tuid, client } = await signedIn();
  await order(tuid, { answeredAfter: 3 });
  later();
  const { body } = await client.rankings.receivedOrders(firstPage);
  expect(body.Total).toBeGreaterThan(8_000);
  expect(body.Own?.Position).toBeGreaterThan(1);
  const { rows } = (await queries().execute(
    sql`select count(distinct tuid)::int as people, count(*)::int as rows from ${rankingRows} where snapshot_id = ${body.SnapshotId}`,
  )) as { rows: { people: number; rows: number }[] };
  expect(rows).toEqual([{ people: body.Total, rows: body.Total }]);
});

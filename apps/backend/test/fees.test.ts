import { hours, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { feeBonuses, feePayments } from '../src/fees/tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { earnPoints } from './earn-points.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

// 20 November 2026, 2 PM in Manila and Shanghai.
const start = Date.parse('2026-11-20T06:00:00.000Z');
const page = { PageIndex: 1, PageSize: 25 };

describe('the service fee', () => {
  let backend: TestBackend;
  let clock = start;
  let tutor: CreatedTutor;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ isDemo: true, now: () => new Date(clock) });
  });

  beforeEach(async () => {
    clock = start;
    tutor = await backend.createTutor('firstLogin');
    await earnPoints(backend, tutor.tuid);
    client = (await backend.signIn(tutor)).client;
  });

  afterAll(() => backend.close());

  /** Moves the clock; a session does not live that long. */
  async function moveTo(at: string): Promise<void> {
    clock = Date.parse(at);
    client = (await backend.signIn(tutor)).client;
  }
  const accounting = async (Month: string, of = client) => (await of.fees.accounting({ body: { Month } })).body;
  const payments = async () => (await client.fees.paymentRecord({ body: page })).body;
  async function hold(at: string, lesson: Record<string, unknown> = {}): Promise<number> {
    const startsInMinutes = (Date.parse(at) - clock) / minutes(1);
    const { clid } = await backend.control('/classes', {
      tuid: tutor.tuid,
      startsInMinutes,
      lessonFeeCentavos: 9_000,
      lessonKind: 'normal',
      ...lesson,
    });
    return Number(clid);
  }
  const charge = (clid: number, feeCentavos: number, at: string) =>
    backend.database.queries.insert(pointsLedger).values({
      tuid: tutor.tuid,
      clid,
      cause: 'cancellation',
      tenths: -20,
      feePercent: 300,
      feeCentavos,
      penaltyRule: 'noConfirmation',
      note: 'Not confirmed',
      at: new Date(at),
    });

  it('is the sum of completed lessons × fee, bonuses and deductions, and of nothing else', async () => {
    await hold('2026-11-18T01:00:00Z');
    await hold('2026-11-18T02:00:00Z');
    await hold('2026-11-18T03:00:00Z', { lessonKind: 'vip', lessonFeeCentavos: 12_050 });
    // Neither paid nor to be paid: cancelled, still to come, of the month before.
    const cancelled = await hold('2026-11-18T04:00:00Z', { status: 'Canceled' });
    await hold('2026-11-21T01:00:00Z');
    await hold('2026-10-31T15:00:00Z');
    await charge(cancelled, 27_000, '2026-11-18T03:30:00Z');
    await backend.database.queries.insert(feeBonuses).values({
      tuid: tutor.tuid,
      kind: 'enrolment',
      centavos: 5_000,
      note: 'T1 reached',
      at: new Date('2026-11-01T00:00:00Z'),
    });
    const month = await accounting('2026-11');
    expect(month).toMatchObject({
      FirstMonth: '2026-10',
      IsClosed: false,
      Lessons: [
        { Kind: 'normal', FeeCentavos: 9_000, Count: 2 },
        { Kind: 'vip', FeeCentavos: 12_050, Count: 1 },
      ],
      Bonuses: [{ Kind: 'enrolment', Centavos: 5_000 }],
      Deductions: [{ CLID: cancelled, Rule: 'noConfirmation', Centavos: 27_000 }],
      CarriedCentavos: 0,
      TotalCentavos: 2 * 9_000 + 12_050 + 5_000 - 27_000,
    });
  });

  it('counts a class in the month of the company in which it ends', async () => {
    // 25 minutes from 23:50 in Shanghai end in November.
    await hold('2026-10-31T15:50:00Z');
    await hold('2026-10-31T15:20:00Z');
    expect((await accounting('2026-11')).Lessons).toMatchObject([{ Count: 1 }]);
    expect((await accounting('2026-10')).Lessons).toMatchObject([{ Count: 1 }]);
  });

  it('grows by a class when it has ended and was credited', async () => {
    await hold('2026-11-20T06:30:00Z');
    expect((await accounting('2026-11')).TotalCentavos).toBe(0);
    clock += hours(1);
    await backend.server.runClockwork();
    expect((await accounting('2026-11')).TotalCentavos).toBe(9_000);
  });

  it('is paid once a month is over: made out once, by however many calls, and paid on the 5th', async () => {
    await hold('2026-11-18T01:00:00Z');
    await moveTo('2026-12-01T00:00:00Z');
    await Promise.all([payments(), payments(), accounting('2026-12')]);
    const { Items } = await payments();
    expect(Items).toMatchObject([
      {
        Month: '2026-11',
        Status: 'Processing',
        EarnedCentavos: 9_000,
        PaidCentavos: 9_000,
        Account: 'PayPal j***@tutors.example',
      },
    ]);
    expect(await accounting('2026-11')).toMatchObject({ IsClosed: true, TotalCentavos: 9_000 });
    await moveTo('2026-12-04T15:59:59.999Z');
    expect((await payments()).Items).toMatchObject([{ Status: 'Processing' }]);
    clock += 1;
    expect((await payments()).Items).toMatchObject([{ Status: 'Paid', PayTime: '2026-12-04T16:00:00.000Z' }]);
  });

  it('carries what a month cannot pay off into the next, and from there', async () => {
    const cancelled = await hold('2026-11-18T04:00:00Z', { status: 'Canceled' });
    await charge(cancelled, 27_000, '2026-11-18T03:30:00Z');
    await moveTo('2026-12-10T00:00:00Z');
    await hold('2026-12-02T01:00:00Z');
    expect(await accounting('2026-12')).toMatchObject({ CarriedCentavos: -27_000, TotalCentavos: -18_000 });
    await moveTo('2027-01-10T00:00:00Z');
    for (const hour of [1, 2, 3]) await hold(`2027-01-02T0${hour}:00:00Z`);
    expect(await accounting('2027-01')).toMatchObject({ CarriedCentavos: -18_000, TotalCentavos: 9_000 });
    expect((await payments()).Items).toMatchObject([
      { Month: '2026-12', Status: 'CarriedOver', EarnedCentavos: 9_000, CarriedCentavos: -27_000, PaidCentavos: 0 },
      { Month: '2026-11', Status: 'CarriedOver', EarnedCentavos: -27_000, PaidCentavos: 0 },
    ]);
  });

  it('waits with a payment while a class of the month is still to be credited', async () => {
    await hold('2026-11-20T07:00:00Z');
    await moveTo('2026-12-02T00:00:00Z');
    expect((await payments()).Items).toEqual([]);
    await backend.server.runClockwork();
    expect((await payments()).Items).toMatchObject([{ PaidCentavos: 9_000 }]);
  });

  it('can be made out by no row that does not add up', async () => {
    const row = { tuid: tutor.tuid, month: '2026-09', carriedCentavos: 0, createdAt: new Date(), payAt: new Date() };
    const insert = (values: Partial<typeof feePayments.$inferInsert>) =>
      backend.database.queries
        .insert(feePayments)
        .values({ ...row, status: 'Paid', earnedCentavos: 100, paidCentavos: 100, ...values });
    await expect(insert({ paidCentavos: 99 })).rejects.toThrow();
    await expect(insert({ status: 'CarriedOver' })).rejects.toThrow();
    await expect(insert({ month: '2026-13' })).rejects.toThrow();
    await insert({});
    await expect(insert({})).rejects.toThrow();
  });

  it('lists what each class paid page by page, without gaps or doubles', async () => {
    const held: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      held.push(await hold(`2026-11-1${index}T01:00:00Z`, { missingRemark: index === 0 }));
    }
    const pageOf = async (PageIndex: number) =>
      (await client.fees.completedClasses({ body: { Month: '2026-11', PageIndex, PageSize: 3 } })).body;
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
    expect(pages.map(({ Items }) => Items.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flatMap(({ Items }) => Items.map(({ CLID }) => CLID))).toEqual(held.reverse());
    expect(pages[0]).toMatchObject({ Total: 7, TotalCentavos: 63_000 });
    expect(pages[2]?.Items).toMatchObject([{ FeeCentavos: 9_000, MissingComment: true }]);
  });

  it('finds remarks by every word in remark, lesson or name; signs mean nothing else', async () => {
    const clid = await hold('2026-11-18T01:00:00Z', { studentName: 'Li Wei', missingRemark: true });
    await hold('2026-11-18T02:00:00Z', { studentName: 'Ana Gomez' });
    const [lesson] = await backend.database.queries.select().from(classes).where(eq(classes.clid, clid));
    await client.classRemarks
      .addRemark({ body: { CLID: clid, Version: 0, Content: 'Scored 100% and_more' } })
      .catch(async () => {
        const { body } = await client.classRemarks.remark({ body: { CLID: clid } });
        await client.classRemarks.addKnowledgePointsRemark({
          body: {
            CLID: clid,
            Version: 0,
            Content: 'Scored 100% and_more',
            Points: body.KnowledgePoints.map((Point) => ({ Point, Mastery: 1 })),
          },
        });
      });
    const find = async (Keyword?: string) =>
      (await client.fees.historyRemarks({ body: { ...page, ...(Keyword === undefined ? {} : { Keyword }) } })).body;
    expect((await find()).Total).toBe(2);
    expect((await find('li WEI scored')).Items).toMatchObject([{ CLID: clid, StuName: lesson?.studentName }]);
    expect((await find('100%')).Total).toBe(1);
    expect((await find('%')).Total).toBe(1);
    expect((await find('_more')).Total).toBe(1);
    expect((await find('1.0')).Total).toBe(0);
  });

  it('gives remarks back whole, and finds them by any part of theirs', async () => {
    const vip = await hold('2026-11-18T03:00:00Z', { missingRemark: true, lessonKind: 'vip' });
    const parts = {
      Content: 'Well done, Jos\u00E9.',
      Strengths: 'Asks',
      Improvements: 'Irregular verbs',
      NextStep: 'A story',
    };
    await client.classRemarks.addVipRemark({ body: { CLID: vip, Version: 0, ...parts } });
    const judged = await hold('2026-11-18T04:00:00Z', { missingRemark: true, studentName: 'Wang Haoran' });
    await client.classDetail.setMaterials({ body: { CLID: judged, SID: 202, RowNum: 2 } });
    const { KnowledgePoints } = (await client.classRemarks.remark({ body: { CLID: judged } })).body;
    const Points = KnowledgePoints.map((Point) => ({ Point, Mastery: 2 }));
    expect(Points.length).toBeGreaterThan(1);
    await client.classRemarks.addKnowledgePointsRemark({ body: { CLID: judged, Version: 0, Content: 'c', Points } });
    const find = async (Keyword: string) =>
      (await client.fees.historyRemarks({ body: { ...page, Keyword } })).body.Items;
    expect(await find('irregular')).toMatchObject([{ CLID: vip, Remark: { Kind: 'vip', ...parts, Points: [] } }]);
    expect(await find('JOSE\u0301')).toMatchObject([{ CLID: vip }]);
    expect(await find(KnowledgePoints[1] ?? '')).toMatchObject([{ CLID: judged, Remark: { Points } }]);
  });

  it('shows nothing of other tutors', async () => {
    await hold('2026-11-18T01:00:00Z');
    const other = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
    expect((await accounting('2026-11', other)).Lessons).toEqual([]);
    expect((await other.fees.completedClasses({ body: { Month: '2026-11', ...page } })).body.Total).toBe(0);
    expect((await other.fees.historyRemarks({ body: page })).body.Total).toBe(0);
  });

  it('is not kept for franchisees', async () => {
    const franchisee = (await backend.signIn(await backend.createTutor('franchisee'))).client;
    await expect(accounting('2026-11', franchisee)).rejects.toMatchObject({ kind: 'refused', code: 105 });
    await expect(franchisee.fees.paymentRecord({ body: page })).rejects.toMatchObject({ code: 105 });
    await expect(franchisee.fees.completedClasses({ body: { Month: '2026-11', ...page } })).rejects.toMatchObject({
      code: 105,
    });
    await expect(franchisee.fees.historyRemarks({ body: page })).rejects.toMatchObject({ code: 105 });
  });

  it.each(['2026-12', '1999-12', '2026-13', 'November', ''])('does not know the month %j', async (month) => {
    await expect(accounting(month)).rejects.toMatchObject({ kind: 'refused', code: 100 });
  });

  it.each([
    { PageIndex: 0, PageSize: 25 },
    { PageIndex: 1, PageSize: 101 },
    { PageIndex: 1.5, PageSize: 25 },
  ])('does not know the page %j', async (asked) => {
    await expect(client.fees.paymentRecord({ body: asked })).rejects.toMatchObject({ code: 100 });
  });

  it('has been paid for months already where the seeded tutor with a full day is concerned', async () => {
    const { client: maria } = await backend.signIn({ account: 'maria.santos', password: tutor.password, tuid: 0 });
    const { Items } = (await maria.fees.paymentRecord({ body: page })).body;
    expect(Items.map(({ Month, Status }) => [Month, Status])).toEqual([
      ['2026-10', 'Paid'],
      ['2026-09', 'Returned'],
      ['2026-08', 'Paid'],
    ]);
    for (const { Month, PaidCentavos } of Items) {
      expect(await accounting(Month, maria)).toMatchObject({ IsClosed: true, TotalCentavos: PaidCentavos });
      expect(PaidCentavos).toBeGreaterThan(100_000);
    }
    expect((await accounting('2026-11', maria)).Deductions.length).toBeGreaterThan(0);
  });
});

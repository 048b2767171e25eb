import { ApiError } from '@tutor/api/core/api-error';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violates } from '../src/database/violation.ts';
import { writeExchanges } from '../src/scores/exchange-flowers.ts';
import { flowerAccounts } from '../src/scores/flower-tables.ts';
import { flowersLedger } from '../src/scores/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const refusal = async (call: Promise<unknown>): Promise<string | undefined> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.message : undefined;
};

/** A tutor with so many flowers and nothing exchanged yet. */
async function tutorWith(flowers: number): Promise<{ tuid: number; client: TestClient }> {
  const tutor = await backend.createTutor('firstLogin');
  if (flowers > 0) await backend.control('/flowers', { tuid: tutor.tuid, add: flowers });
  return { tuid: tutor.tuid, client: (await backend.signIn(tutor)).client };
}

const asked = (flowersCount: number, more: { Key?: string; remark?: string } = {}) => ({
  body: { flowersCount, remark: 'Rent', ...more },
});

describe('an exchange of flowers', () => {
  it.each([
    [340, 0, 'Please re-enter the valid number of flowers'],
    [340, 100, undefined],
    [340, 101, 'Exceeding the quota, please re-enter!'],
    [40, 40, undefined],
    [40, 41, 'Exceeding the quota, please re-enter!'],
    [0, 1, 'Exceeding the quota, please re-enter!'],
  ])('of %i flowers, %i: %s', async (flowers, count, message) => {
    const { client } = await tutorWith(flowers);
    expect(await refusal(client.flowers.exchangeCash(asked(count)))).toBe(message);
    const taken = message === undefined ? count : 0;
    expect((await client.flowers.amount()).body).toMatchObject({
      Flowers: flowers - taken,
      ExchangedThisMonth: taken,
      IsExchangeOpen: true,
    });
  });

  it.each([
    ['', 'Required!'],
    ['   ', 'Required!'],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'Remark must be less than 200 characters'],
  ])('with a remark (case %#) is answered as the form is', async (remark, message) => {
    const { client } = await tutorWith(10);
    expect(await refusal(client.flowers.exchangeCash(asked(1, { remark })))).toBe(message);
  });

  it('keeps the quota however many ask at once', async () => {
    const { tuid, client } = await tutorWith(1_000);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refusal(client.flowers.exchangeCash(asked(30)))),
    );
    expect(answers.filter((message) => message === undefined)).toHaveLength(3);
    expect(new Set(answers.filter((message) => message !== undefined))).toEqual(
      new Set(['Exceeding the quota, please re-enter!']),
    );
    expect((await client.flowers.amount()).body).toMatchObject({ Flowers: 910, ExchangedThisMonth: 90 });
    // Ninety and eleven are refused by the database too, whoever writes them.
    const behind = backend.database.queries.transaction((tx) =>
      writeExchanges(tx, tuid, [{ flowers: 11, pesos: 55, remark: 'Rent', at: new Date() }]),
    );
    await expect(behind).rejects.toSatisfy((error) => violates(error, 'flower_months_quota'));
  });

  it('has one effect for one key, and none with other words', async () => {
    const { client } = await tutorWith(50);
    const first = asked(5, { Key: 'one-submission' });
    await Promise.all([1, 2, 3].map(() => client.flowers.exchangeCash(first)));
    expect(await refusal(client.flowers.exchangeCash(asked(6, { Key: 'one-submission' })))).toContain(
      'has arrived, without your changes',
    );
    expect((await client.flowers.amount()).body.Flowers).toBe(45);
    const { body } = await client.flowers.list({ body: { Type: 2, PageIndex: 1, PageSize: 20 } });
    expect(body).toMatchObject({ Total: 1, Items: [{ Flowers: 5, Note: 'Rent', Exchange: { Pesos: 25 } }] });
  });

  it('is refused with the message of the upgrade while it is closed', async () => {
    const { tuid, client } = await tutorWith(50);
    await backend.control('/flowers', { tuid, isExchangeOpen: false });
    expect(await refusal(client.flowers.exchangeCash(asked(1)))).toBe(
      'The system is being upgraded. You will be notified once it is done.',
    );
    expect((await client.flowers.amount()).body).toMatchObject({ Flowers: 50, IsExchangeOpen: false });
  });
});

it('a month of the company brings a new quota of a hundred', async () => {
  let now = new Date('2026-10-31T15:59:59.999Z');
  const atMonthEnd = await startBackend({ now: () => now });
  try {
    const tutor = await atMonthEnd.createTutor('firstLogin');
    await atMonthEnd.control('/flowers', { tuid: tutor.tuid, add: 300 });
    const { client } = await atMonthEnd.signIn(tutor);
    await client.flowers.exchangeCash(asked(100));
    expect(await refusal(client.flowers.exchangeCash(asked(1)))).toBe('Exceeding the quota, please re-enter!');
    now = new Date('2026-10-31T16:00:00Z');
    await client.flowers.exchangeCash(asked(100));
    const { body } = await client.flowers.amount();
    expect(body).toMatchObject({ Flowers: 100, ExchangedThisMonth: 100 });
    expect(body.Months.slice(-2)).toEqual([
      { Month: '2026-10', Obtained: 300, Used: 100 },
      { Month: '2026-11', Obtained: 0, Used: 100 },
    ]);
  } finally {
    await atMonthEnd.close();
  }
});

describe('the balance', () => {
  it('is the sum of the ledger, and no entry may take it below zero', async () => {
    const { tuid } = await tutorWith(7);
    const { queries } = backend.database;
    const take = (flowers: number) =>
      queries.insert(flowersLedger).values({ tuid, flowers, note: 'x', at: new Date() });
    await take(-3);
    await expect(take(-5)).rejects.toThrow();
    const [account] = await queries.select().from(flowerAccounts).where(eq(flowerAccounts.tuid, tuid));
    expect(account?.balance).toBe(4);
    const [entries] = await queries
      .select({ total: sum(flowersLedger.flowers) })
      .from(flowersLedger)
      .where(eq(flowersLedger.tuid, tuid));
    expect(Number(entries?.total)).toBe(4);
  });
});

it('flowers come page by page, newest first, and only the own ones', async () => {
  const { tuid, client } = await tutorWith(0);
  await backend.control('/flowers', { tuid, add: 2, entries: 45 });
  const page = async (PageIndex: number) =>
    (await client.flowers.list({ body: { Type: 1, PageIndex, PageSize: 20 } })).body;
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ Items }) => Items.length)).toEqual([20, 20, 5, 0]);
  expect(pages.map(({ Total }) => Total)).toEqual([45, 45, 45, 45]);
  const times = pages.flatMap(({ Items }) => Items.map(({ Time }) => Time));
  expect(times).toEqual([...times].sort().reverse());
  const { Months } = (await client.flowers.amount()).body;
  // In the first minutes of a month some of them lie in the last one.
  expect(Months.reduce((total, { Obtained }) => total + Obtained, 0)).toBe(90);
});

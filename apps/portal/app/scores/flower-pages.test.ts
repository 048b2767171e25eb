import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as dialog from './exchange-flowers.ts';
import * as flowers from './flowers.tsx';
import * as forCash from './flowers-for-cash.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    { 'flowers/forCash': forCash, 'flowers/:child?': flowers, 'scores/exchange-flowers': dialog },
    backend.url,
  );
});
afterAll(() => backend.close());

const answer = (path: string, Body: unknown, Msg = '') => backend.answers.set(path, { ErrorCode: 0, Msg, Body });
const refuse = (path: string, Msg: string) => backend.answers.set(path, { ErrorCode: 101, Msg });

const amountCall = '/api/tutordata/getflowersamount';
const listCall = '/api/tutordata/getflowerslist';
const exchangeCall = '/api/teachinfo/exchangecash';
const amount = {
  Flowers: 1_240,
  ExchangedThisMonth: 40,
  IsExchangeOpen: true,
  Months: [
    { Month: '2026-10', Obtained: 11, Used: 0 },
    { Month: '2026-11', Obtained: 23, Used: 40 },
  ],
};
const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
const closedText = 'The system is being upgraded. You will be notified once it is done.';

beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  backend.asked.clear();
  answer(amountCall, amount);
  answer(listCall, {
    Total: 45,
    Items: [
      {
        Id: 1,
        Flowers: 12,
        Note: 'Rent of November',
        Time: '2026-11-18T06:00:00Z',
        Exchange: { Pesos: 60, IsPaid: false },
      },
    ],
  });
  answer(exchangeCall, { Flowers: 1_228, Pesos: 60 });
});

test.each([
  ['/flowers', '/flowers/obtainedFlowers'],
  ['/flowers/nonsense', '/404'],
])('%s leads to %s', async (path, location) => {
  expect((await pages.open(path)).location).toBe(location);
});

describe('the lists of flowers', () => {
  test('used ones come with what became of them, beside what the tutor has', async () => {
    const { title, heading, text, links } = await pages.open('/flowers/usedFlowers?page=2');
    expect(heading).toBe('Flowers');
    expect(title).toBe('Flowers · Tutor Portal');
    expect(backend.asked.get(listCall)).toEqual({ Type: 2, PageIndex: 2, PageSize: 20 });
    for (const part of [
      'What students gave you for lessons that they liked.',
      'Rent of November Wed 18 Nov 2026, 2:00 PM −12 PHP 60 On its way',
      '21 to 40 of 45 entries',
      'My flowers 1,240 worth PHP 6,200 Exchanged this month 40 of 100',
    ]) {
      expect(text).toContain(part);
    }
    // Of those that were used the list above tells: the drawing is of what came in, and says so.
    expect(text).toMatch(/Obtained by month .*Oct 11 Nov 23/);
    expect(links).toMatchObject({
      Obtained: '/flowers/obtainedFlowers',
      Used: '/flowers/usedFlowers',
      'Flowers For Cash': '/flowers/forCash',
      Previous: '/flowers/usedFlowers',
      Next: '/flowers/usedFlowers?page=3',
    });
  });

  test('obtained ones say what for', async () => {
    answer(listCall, {
      Total: 1,
      Items: [{ Id: 1, Flowers: 3, Note: 'From Mia', Time: '2026-11-18T06:00:00Z', Exchange: null }],
    });
    const { text, document } = await pages.open('/flowers/obtainedFlowers');
    expect(backend.asked.get(listCall)).toEqual({ Type: 1, PageIndex: 1, PageSize: 20 });
    expect(text).toContain('What for Flowers From Mia Wed 18 Nov 2026, 2:00 PM +3');
    const shown = document.querySelector('nav[aria-label="Flowers"] [aria-current="page"]');
    expect(shown?.textContent).toBe('Obtained');
  });

  test.each([
    ['obtained', 'No flowers here Students give flowers for lessons that they liked. Each one is listed here.'],
    ['used', 'No flowers used Flowers that you exchange for cash are listed here, with what became of them.'],
  ])('%s ones, when there are none', async (list, words) => {
    answer(listCall, { Total: 0, Items: [] });
    answer(amountCall, { ...amount, Flowers: 0 });
    const { text } = await pages.open(`/flowers/${list}Flowers`);
    expect(text).toContain(words);
    expect(text).toContain('Each flower a student gives is worth PHP 5.');
  });

  test('lead from a page beyond the last to the last', async () => {
    expect((await pages.open('/flowers/usedFlowers?page=99')).location).toBe('/flowers/usedFlowers?page=3');
  });

  test('one that was paid says so; one that was no exchange has no cash', async () => {
    const row = { Id: 1, Flowers: 1_200, Note: 'Rent', Time: '2026-11-18T06:00:00Z' };
    answer(listCall, {
      Total: 2,
      Items: [
        { ...row, Exchange: { Pesos: 6_000, IsPaid: true } },
        { ...row, Id: 2, Note: 'Taken back', Exchange: null },
      ],
    });
    const { text } = await pages.open('/flowers/usedFlowers');
    expect(text).toContain('−1,200 PHP 6,000 Paid');
    expect(text).toContain('Taken back Wed 18 Nov 2026, 2:00 PM −1,200 – ');
  });
});

describe('flowers for cash', () => {
  test('are sent with their key, by what is left of the month, and told in the words of the service or ours', async () => {
    const { title, heading, fields, links, text } = await pages.open('/flowers/forCash');
    expect(heading).toBe('Flowers For Cash');
    expect(title).toBe('Flowers For Cash · Tutor Portal');
    expect(text).toContain('Exchanged this month 40 of 100');
    expect(text).toContain('You can exchange up to 60 now. = PHP 0');
    expect(fields('Exchange flowers')).toEqual({
      form: ['flowers-for-cash'],
      key: [expect.stringMatching(/^[\da-f-]{36}$/)],
      flowersCount: [expect.any(String)],
      remark: [''],
    });
    expect(links).toMatchObject({ Flowers: '/flowers/obtainedFlowers', 'All flowers': '/flowers' });
    const sent = { form: 'flowers-for-cash', key, flowersCount: '12', remark: 'Rent' };
    expect(await pages.send('/flowers/forCash', sent)).toMatchObject({
      location: '/flowers/usedFlowers',
      said: 'Your flowers were exchanged for PHP 60.',
    });
    expect(backend.asked.get(exchangeCall)).toEqual({ flowersCount: 12, remark: 'Rent', Key: key });
    await pages.send('/flowers/forCash', { ...sent, key: '' });
    expect(backend.asked.get(exchangeCall)).toEqual({ flowersCount: 12, remark: 'Rent' });
    answer(exchangeCall, { Flowers: 1_228, Pesos: 60 }, 'Done.');
    expect((await pages.send('/flowers/forCash', sent)).said).toBe('Done.');
    refuse(exchangeCall, 'Not now.');
    const refused = await pages.send('/flowers/forCash', sent);
    expect(refused.text).toContain('Not now.');
    expect(refused.text).toContain('= PHP 60');
    expect(refused.fields('Exchange flowers')).toMatchObject({ key: [key], flowersCount: ['12'], remark: ['Rent'] });
    const tooMany = await pages.send('/flowers/forCash', { ...sent, flowersCount: '101', remark: '' });
    expect(tooMany.submits('Exchange flowers')).toEqual(['/flowers/forCash', 'Confirm']);
    expect(tooMany.summarized).toEqual(['flowersCount', 'remark']);
    expect(tooMany.wrong('flowersCount')).toBe('Exceeding the quota, please re-enter!');
    expect(tooMany.text).toContain('Flowers: Exceeding the quota, please re-enter!');
    expect(tooMany.text).toContain('Remark: Required!');
  });

  test.each(['/flowers/forCash', '/scores/exchange-flowers'])(
    'sent to %s again after an answer that was lost, they reach the service with their key, though the quota is gone',
    async (path) => {
      answer(amountCall, { ...amount, ExchangedThisMonth: 100 });
      await pages.send(path, { form: 'flowers-for-cash', key, flowersCount: '60', remark: 'Rent' });
      expect(backend.asked.get(exchangeCall)).toEqual({ flowersCount: 60, remark: 'Rent', Key: key });
    },
  );

  test('that the service does not take so soon stay as typed; its words stand at the form and in the limit-flow dialog', async () => {
    backend.answers.set(exchangeCall, { status: 229, text: 'Too many requests.' });
    const sent = { form: 'flowers-for-cash', key, flowersCount: '12', remark: 'Rent' };
    const { status, text, fields } = await pages.send('/flowers/forCash', sent);
    expect([status, fields('Exchange flowers').remark]).toEqual([429, ['Rent']]);
    expect(text).toContain('Too many requests.');
    const { text: data } = await pages.send('/flowers/forCash?_data=flowers%2FforCash', sent);
    expect(JSON.parse(data)).toMatchObject({ error: 'Too many requests.', isLimit: true, values: sent });
  });

  test('closed, or with none left, there is no form but the way back', async () => {
    for (const [change, words] of [
      [{ IsExchangeOpen: false }, closedText],
      [
        { ExchangedThisMonth: 100 },
        'You have exchanged 100 flowers this month. You can exchange more from the first of next month.',
      ],
      [{ Flowers: 0 }, 'You have no flowers to exchange yet.'],
    ] as const) {
      answer(amountCall, { ...amount, ...change });
      const { text, links, document } = await pages.open('/flowers/forCash');
      expect(text).toContain(words);
      expect(links).toMatchObject({ 'Back to flowers': '/flowers/usedFlowers' });
      expect(document.querySelector('form')).toBeNull();
      expect(text.includes(closedText)).toBe('IsExchangeOpen' in change);
    }
  });

  test('the dialog gets what there is, or why not, and sends by the same rules', async () => {
    const path = '/scores/exchange-flowers?_data=scores%2Fexchange-flowers';
    const read = async () => JSON.parse((await pages.open(path)).text);
    const send = async (fields: Record<string, string>) => {
      const { status, text } = await pages.send(path, fields);
      return { status, ...JSON.parse(text) };
    };
    expect(await read()).toMatchObject({
      amount: { value: { flowers: 1_240, exchangedThisMonth: 40, isClosed: false } },
    });
    const sent = { flowersCount: '12', remark: 'Rent', key };
    expect(await send(sent)).toMatchObject({
      isDone: true,
      intent: 'exchange',
      flash: { message: 'Your flowers were exchanged for PHP 60.' },
    });
    expect(backend.asked.get(exchangeCall)).toEqual({ flowersCount: 12, remark: 'Rent', Key: key });
    expect(await send({ ...sent, flowersCount: '101' })).toMatchObject({
      isDone: false,
      fieldErrors: { flowersCount: 'Exceeding the quota, please re-enter!' },
    });
    refuse(exchangeCall, 'Exceeding the quota, please re-enter!');
    expect(await send({ ...sent, flowersCount: '61' })).toMatchObject({
      status: 400,
      isDone: false,
      intent: 'exchange',
      error: 'Exceeding the quota, please re-enter!',
    });
    refuse(amountCall, 'Not now.');
    expect(await read()).toMatchObject({ amount: { problem: 'Not now.', isFinal: true } });
    backend.answers.set(amountCall, { ErrorCode: 3 });
    expect((await pages.open('/scores/exchange-flowers')).location).toBe('/login');
    backend.answers.set(exchangeCall, { ErrorCode: 3 });
    // Remix says a redirect of fetched data so.
    expect((await pages.send(path, sent)).status).toBe(204);
  });
});

test('a call that fails is told by the page that cannot do without it, and costs another one its card', async () => {
  refuse(amountCall, 'Closed for the night.');
  const form = await pages.open('/flowers/forCash');
  expect(form.status).toBeGreaterThanOrEqual(400);
  const list = await pages.open('/flowers/usedFlowers');
  expect([list.status, list.heading]).toEqual([200, 'Flowers']);
  for (const { text } of [form, list]) expect(text).toContain('Closed for the night.');
});

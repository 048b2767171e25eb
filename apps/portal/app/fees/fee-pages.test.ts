import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { flashOf, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import * as accounting from './accounting.tsx';
import * as completed from './completed-classes.tsx';
import * as remarks from './history-remarks.tsx';
import { loader as monthFile } from './month-file.ts';
import * as payments from './payment-record.tsx';
import * as layout from './service-fee.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      'serviceFee/accounting': accounting,
      'serviceFee/completedClasses': completed,
      'serviceFee/historyRemarks': remarks,
      'serviceFee/paymentRecord': payments,
    },
    backend.url,
    { layouts: { serviceFee: layout } },
  );
});
afterAll(() => backend.close());

describe('a tutor whose fee the company does not keep', () => {
  test.each(['accounting', 'completedClasses', 'historyRemarks', 'paymentRecord'])(
    'is told at /serviceFee/%s who does, under one heading, and not to try again',
    async (page) => {
      for (const call of ['getaccounting', 'getcompletedclasses', 'gethistoryremarks', 'getpaymentrecord']) {
        backend.answers.set(`/api/servicefee/${call}`, {
          ErrorCode: 404,
          Msg: 'Your franchise pays your service fee.',
        });
      }
      const { document, heading, links, text } = await pages.open(`/serviceFee/${page}`);
      expect(text).toContain('Your franchise pays your service fee.');
      expect([document.querySelectorAll('h1').length, heading]).toEqual([1, 'This is not available']);
      expect(links['Go to Dashboard']).toBe('/home');
      expect(links['Try again']).toBeUndefined();
    },
  );
});

describe('the file of a month', () => {
  const call = '/api/servicefee/getaccounting';
  const load = async (dest: string, signedIn: string[] = []) => {
    const zone = await rememberZone('Asia/Manila');
    return monthFile({
      request: testRequest('/serviceFee/file/2026-10.csv', [...signedIn, zone], {
        headers: { 'sec-fetch-dest': dest },
      }),
      params: { file: '2026-10.csv' },
      context: testContext(backend.url, '/serviceFee/file/2026-10.csv'),
    });
  };
  const session = async () => [
    await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) }),
  ];
  const page = '/serviceFee/accounting?month=2026-10';

  test('that is refused leads back whoever opened it, with the reason; a download only fails', async () => {
    backend.answers.set(call, { ErrorCode: 105, Msg: 'This month has not begun yet.' });
    const response = await load('document', await session());
    expect([response.status, response.headers.get('location')]).toEqual([302, page]);
    expect(await flashOf(response)).toEqual({ tone: 'error', message: 'This month has not begun yet.' });
    const saved = await load('empty', await session());
    expect([saved.status, await saved.text()]).toEqual([404, 'This month has not begun yet.']);
  });

  test('leads whoever is signed out to the way in and from there to its page; a download only fails', async () => {
    const opened = (signedIn?: string[]) => load('document', signedIn).then(({ headers }) => headers.get('location'));
    const wayBack = new URLSearchParams({ returnTo: page });
    expect(await opened()).toBe(`/welcome?${wayBack}`);
    backend.answers.set(call, { ErrorCode: 3, Msg: '未授权访问,请重新登录!' });
    expect(await opened(await session())).toBe(`/login?${wayBack}`);
    for (const saved of [await load('empty'), await load('empty', await session())]) {
      expect([saved.status, await saved.text()]).toEqual([401, 'Please sign in.']);
    }
  });

  test('that cannot be asked for says so in plain words: the page would not be there either', async () => {
    backend.answers.set(call, { status: 503, text: 'down' });
    const response = await load('document', await session());
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      502,
      'Links seem to get inaccessible.',
      'text/plain; charset=utf-8',
    ]);
  });
});

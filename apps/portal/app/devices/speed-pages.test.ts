import { noFigures } from '@tutor/rules/devices/network-figures';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import { action as attach } from './attach-network-test.ts';
import { action as keep } from './keep-network-test.ts';
import { loader } from './speed.tsx';

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 60_000) });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
});

const at = '2026-11-26T01:12:03.000Z';
const wire = {
  ...{ ID: 9, Time: at, LatencyMs: 21, JitterMs: 2, DownMbps: 18, UpMbps: 9, DownLatencyMs: 60, UpLatencyMs: 80 },
  ...{ LossPercent: null, DownStalls: 0, DownStallMs: 0, UpStalls: 0, UpStallMs: 0, Failed: [], UsedBytes: 100 },
};
const list = '/api/devices/getnetworktestlist';

const load = async (cookies: readonly string[]) => {
  const request = testRequest('/speed', cookies);
  return (await loader({ request, context: testContext(backend.url), params: {} })).json();
};
const send = async (action: typeof keep, fields: Record<string, string>, cookies: readonly string[] = [session]) => {
  const request = testRequest('/devices/x', cookies, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ request, context: testContext(backend.url), params: {} });
  return { status: answer.status, reply: await answer.json() };
};

describe('/speed', () => {
  test('has no history for a visitor, and asks the service for nothing', async () => {
    expect(await load([])).toBeNull();
    expect(backend.asked.size).toBe(0);
  });

  test('has the tests of a signed-in tutor, in the tutor’s zone', async () => {
    backend.answers.set(list, { ErrorCode: 0, Body: [wire] });
    expect(await load([session, await rememberZone('Asia/Manila')])).toMatchObject({
      zone: 'Asia/Manila',
      runs: [{ id: 9, at, figures: { downMbps: 18, lossPercent: null, upStalls: { count: 0 } } }],
    });
  });

  test('is there when the history is not', async () => {
    backend.answers.set(list, { ErrorCode: 101, Msg: 'The history rests.' });
    expect(await load([session])).toMatchObject({ problem: 'The history rests.' });
  });

  test('is there for somebody whose session is over, as for a visitor', async () => {
    backend.answers.set(list, { ErrorCode: 3, Msg: 'gone' });
    expect(await load([session])).toBeNull();
  });

  test('is drawn by the server, and says that the test needs JavaScript', async () => {
    const pages = await servePages({ speed: await import('./speed.tsx') }, backend.url);
    backend.answers.set(list, { ErrorCode: 0, Body: [] });
    const page = await pages.open('/speed');
    expect(page.heading).toBe('Network test');
    expect(page.document.querySelector('noscript')?.textContent).toContain('needs JavaScript');
  });
});

describe('a finished test', () => {
  const figures = JSON.stringify({ ...noFigures, downMbps: 18, failed: ['upload'] });
  const key = 'a-key-of-a-test';

  test('is kept as its tutor’s', async () => {
    backend.answers.set('/api/devices/addnetworktest', { ErrorCode: 0, Body: { ID: 9, Time: at } });
    expect(await send(keep, { key, figures })).toEqual({ status: 200, reply: { isDone: true, body: { id: 9, at } } });
  });

  test('of somebody who was signed out meanwhile is told as such', async () => {
    expect(await send(keep, { key, figures }, [])).toMatchObject({ status: 401, reply: { kind: 'signedOut' } });
    backend.answers.set('/api/devices/addnetworktest', { ErrorCode: 3, Msg: 'gone' });
    expect(await send(keep, { key, figures })).toMatchObject({ status: 401, reply: { kind: 'signedOut' } });
  });

  test('that is refused says why', async () => {
    backend.answers.set('/api/devices/addnetworktest', { ErrorCode: 106, Msg: 'At most 60 tests.' });
    expect((await send(keep, { key, figures })).reply).toMatchObject({ kind: 'refused', message: 'At most 60 tests.' });
  });

  test.each<string>([
    '',
    'null',
    '{',
    '[]',
    '{"downMbps":"18"}',
    JSON.stringify({ ...noFigures, downMbps: -1 }),
    JSON.stringify({ ...noFigures, failed: Array.from({ length: 9 }, () => 'upload') }),
    'x'.repeat(5_000),
  ])('whose figures are %j never reaches the service', async (hostile) => {
    expect((await send(keep, { key, figures: hostile })).reply).toMatchObject({ kind: 'refused' });
    expect(backend.asked.size).toBe(0);
  });
});

test('the statement of a test comes as a file for the form that asks', async () => {
  const file = {
    FilePath: `AppealFile/${'a'.repeat(22)}.pdf`,
    FileName: 'n.pdf',
    FileSize: 9,
    FileHash: 'f'.repeat(64),
  };
  backend.answers.set('/api/devices/addnetworktestfile', { ErrorCode: 0, Body: file });
  expect((await send(attach, { id: '9', module: 'AppealFile' })).reply).toEqual({
    isDone: true,
    body: { reference: file.FilePath, name: 'n.pdf', size: 9 },
  });
  for (const wrong of [
    { id: '0', module: 'Absent' },
    { id: '9', module: 'UserFace' },
    { id: 'x', module: 'Absent' },
  ]) {
    expect((await send(attach, wrong)).reply).toMatchObject({ kind: 'refused' });
  }
});

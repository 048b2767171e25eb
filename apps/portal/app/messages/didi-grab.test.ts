import { derivedKey } from '@tutor/api/core/derived-key';
import { readDidiGrab } from '@tutor/api/messages/didi-grab';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as grab from './didi-grab.tsx';

const path = '/messages/didi-grab';
const read = '/api/message/readdidipoint';
const order = 'https://training.tutors.example/orders';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ 'messages/didi-grab': grab }, backend.url);
  const Hosts = { WhiteList: [{ domain: 'training.tutors.example', redirect: true, level: 0 }] };
  const bodies = {
    '/api/account/userinfo': { tuid: 7, account: 'a', fullName: 'A' },
    '/api/system/setting': { DidiGrabUrl: order, Hosts },
    '/api/system/gettimestamp': { Now: new Date().toISOString() },
  };
  for (const [call, Body] of Object.entries(bodies)) backend.answers.set(call, { ErrorCode: 0, Body });
});
afterAll(() => backend.close());
beforeEach(() => backend.answers.set(read, { ErrorCode: 0, Body: true }));

const press = (fields: Record<string, string> = { id: '5', classId: '90000123' }) => pages.send(path, fields);

test('leads to the signed order page of what was pressed', async () => {
  const page = await press();
  const address = new URL(page.links['Go to the order page'] ?? '');
  expect(address.origin + address.pathname).toBe(order);
  const grab = readDidiGrab(address, Date.now(), derivedKey(testSecrets.ROOT_SECRET, 'didi grab'));
  expect(grab).toMatchObject({ tuid: 7, id: 5, classID: 90_000_123 });
});

test.each([
  ['is lost', { status: 500, text: '' }],
  ['cannot be read', { status: 200, text: 'hello' }],
  ['comes too often', { status: 229, text: 'Slow down.' }],
] as const)('an answer that %s offers the same again, which leads to the order page', async (_case, answer) => {
  backend.answers.set(read, answer);
  const lost = await press();
  expect(lost.heading).toBe('The order page did not open');
  expect(lost.submits('Grab this class')).toEqual([path, 'Try again']);
  const fields = lost.fields('Grab this class');
  backend.answers.set(read, { ErrorCode: 0, Body: true });
  const page = await pages.send(path, fields);
  expect(backend.asked.get(read)).toEqual({ ID: 5, ClassID: 90_000_123, PointType: 3 });
  expect(page.links['Go to the order page']).toContain(order);
});

test('what the service refuses is not offered again', async () => {
  backend.answers.set(read, { ErrorCode: 101, Msg: 'This class is no longer there to be grabbed.' });
  const page = await press();
  expect([page.heading, page.submits('Grab this class')[0]]).toEqual(['This class cannot be grabbed', undefined]);
  expect(page.text).toContain('This class is no longer there to be grabbed.');
  expect((await press({ id: 'x' })).text).toContain('This request does not exist.');
});

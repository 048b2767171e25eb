import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import { action } from './accent.ts';
import * as deviceTest from './device-test.tsx';

let backend: ScriptedBackend;
let cookies: string[];
const reference = `TutorAudio/${'a'.repeat(22)}.wav`;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  cookies = [
    await startSession({ token: 'b'.repeat(43), expiresAt: new Date(Date.now() + 3_600_000) }),
    await rememberZone('Asia/Manila'),
  ];
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.answers.set('/api/accenttest/list', {
    ErrorCode: 0,
    Body: [{ ID: 1, PassageId: 'rain', FilePath: reference, Time: '2026-11-20T01:00:00Z' }],
  });
  backend.answers.set('/api/accenttest/add', { ErrorCode: 0, Body: { ID: 2 } });
});

const load = (from: string[] = cookies) =>
  deviceTest.loader({ request: testRequest('/test', from), params: {}, context: testContext(backend.url) });

describe('the device test', () => {
  test('says without JavaScript what it does, and that it needs JavaScript', async () => {
    const pages = await servePages({ test: deviceTest }, backend.url);
    const page = await pages.open('/test');
    expect(page.heading).toBe('Device test');
    expect(page.text).toContain('Picture and sound stay on this computer.');
    expect(page.document.querySelector('noscript')?.textContent).toContain('needs JavaScript');
    expect(page.text).not.toContain('Start the test');
  });

  test('knows no recordings of a visitor, and lists those of a tutor', async () => {
    expect(await (await load([])).json()).toEqual({ accents: null });
    expect(await (await load()).json()).toEqual({
      accents: {
        zone: 'Asia/Manila',
        sent: [
          {
            id: 1,
            passageTitle: 'Rain before the lesson',
            sentAt: '2026-11-20T01:00:00.000Z',
            href: `/uploads/file/${reference}`,
          },
        ],
      },
    });
  });

  test('is there for a tutor whose session is over, and while the service fails', async () => {
    backend.answers.set('/api/accenttest/list', { ErrorCode: 3 });
    expect(await (await load()).json()).toEqual({ accents: null });
    backend.answers.set('/api/accenttest/list', { status: 503, text: 'down' });
    expect(await (await load()).json()).toMatchObject({ accents: { sent: [] } });
  });
});

describe('sending an accent recording', () => {
  const send = (fields: Record<string, string>, from = cookies) =>
    action({
      request: testRequest('/devices/accent', from, { method: 'POST', body: new URLSearchParams(fields) }),
      params: {},
      context: testContext(backend.url),
    });

  test('keeps it and answers with all that were sent', async () => {
    const answer = await send({ reference, passage: 'rain' });
    expect(backend.asked.get('/api/accenttest/add')).toMatchObject({ FilePath: reference, PassageId: 'rain' });
    expect(await answer.json()).toMatchObject({ isDone: true, body: [{ id: 1 }] });
  });

  test('is refused without a session, without a known text, and by the service, in words', async () => {
    expect((await send({ reference, passage: 'rain' }, [])).status).toBe(401);
    expect(await (await send({ reference, passage: 'poem' })).json()).toMatchObject({ kind: 'refused' });
    backend.answers.set('/api/accenttest/add', { ErrorCode: 101, Msg: 'FilePath: the file is not there.' });
    const refused = await send({ reference, passage: 'rain' });
    expect(await refused.json()).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('the file is not there'),
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelopeOf, rawCall } from './raw-call.ts';
import { type CreatedTutor, controlKey, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

describe('the control API', () => {
  let backend: TestBackend;
  let tutor: CreatedTutor;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend();
    tutor = await backend.createTutor('firstLogin');
    ({ client } = await backend.signIn(tutor));
  });

  afterAll(() => backend.close());

  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${backend.url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('is as unknown as any other path without its key or with a wrong one', async () => {
    const unknown = await (await fetch(`${backend.url}/nowhere`)).text();
    for (const headers of [{}, { 'x-control-key': 'wrong' }, { 'x-control-key': `${controlKey}x` }]) {
      const response = await post('/tutors', {}, headers);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(unknown);
    }
  });

  it('does not exist when the process has no key', async () => {
    const own = await startBackend({ hasControl: false });
    const response = await fetch(`${own.url}/control/tutors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-key': controlKey },
      body: '{}',
    });
    expect(response.status).toBe(404);
    await own.close();
  });

  it('names what is wrong with an order', async () => {
    const response = await post('/messages', { tuid: 1, kind: 'spam' }, { 'x-control-key': controlKey });
    expect(response.status).toBe(400);
    expect((await envelopeOf(response)).Msg).toMatch(/^kind: /);
    const nobody = await post('/messages', { tuid: 1 }, { 'x-control-key': controlKey });
    expect((await envelopeOf(nobody)).Msg).toBe('tuid: is not a tutor');
  });

  it('makes a tutor of every template, each its own', async () => {
    const { accounts } = (await (await fetch(`${backend.url}/demo/accounts`)).json()) as {
      accounts: { key: string }[];
    };
    expect(accounts.length).toBeGreaterThanOrEqual(15);
    for (const { key } of accounts) {
      const created = await backend.createTutor(key);
      const { client: theirs } = await backend.signIn(created);
      expect((await theirs.account.userInfo()).body.tuid).toBe(created.tuid);
    }
  }, 60_000);

  const userPath = '/API/account/userinfo';
  const kinds = {
    errorCode: 'refused',
    status: 'unreachable',
    malformed: 'malformed',
    html: 'malformed',
    rateLimit: 'rateLimited',
  };

  it.each(Object.entries(kinds))(
    'stands in with a fault of kind %s, which the client takes for %s, as often as asked',
    async (kind, taken) => {
      await backend.control('/faults', {
        path: userPath,
        kind,
        code: kind === 'status' ? 503 : 42,
        message: kind === 'malformed' || kind === 'html' ? undefined : 'As asked',
        count: 2,
      });
      await expect(client.account.userInfo()).rejects.toMatchObject({ kind: taken });
      await client.messages.unreadCount();
      await expect(client.account.userInfo()).rejects.toMatchObject({ kind: taken });
      expect((await client.account.userInfo()).body.tuid).toBe(tutor.tuid);
    },
  );

  it('stands in for one tutor alone, and clears what is left', async () => {
    const other = await backend.signIn(await backend.createTutor('firstLogin'));
    await backend.control('/faults', { path: userPath, tuid: tutor.tuid, kind: 'errorCode', code: 3, count: 100 });
    await other.client.account.userInfo();
    await expect(client.account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
    await backend.control('/faults/clear', {});
    await client.account.userInfo();
  });

  it('lets an answer come late', async () => {
    await backend.control('/faults', { path: userPath, kind: 'delay', delayMs: 300 });
    const startedAt = performance.now();
    expect((await client.account.userInfo()).body.tuid).toBe(tutor.tuid);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295);
  });

  it('books past classes with and without their remark', async () => {
    const done = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: -120 });
    const due = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: -60, missingRemark: true });
    const now = Date.now();
    const { body } = await client.classes.classTable({
      body: { StartTime: new Date(now - 86_400_000).toISOString(), EndTime: new Date(now).toISOString() },
    });
    const missing = new Map(body.map((event) => [event.Course?.CLID, event.Course?.MissingComment]));
    expect(missing.get(Number(done.clid))).toBe(false);
    expect(missing.get(Number(due.clid))).toBe(true);
  });
});

describe('health', () => {
  it('is live and ready while it serves', async () => {
    const backend = await startBackend();
    expect(await (await fetch(`${backend.url}/health/live`)).json()).toEqual({ status: 'live' });
    expect(await (await fetch(`${backend.url}/health/ready`)).json()).toEqual({ status: 'ready' });
    await backend.close();
  });

  it('is not ready while the database does not answer, and a call then fails with its request id and no detail', async () => {
    const backend = await startBackend();
    const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
    await backend.database.close();
    expect((await fetch(`${backend.url}/health/ready`)).status).toBe(503);
    const response = await rawCall(backend.url, '/api/Account/UserInfo', {
      method: 'GET',
      token,
      headers: { 'x-request-id': 'broken-1' },
    });
    expect(response.status).toBe(500);
    expect(await envelopeOf(response)).toEqual({
      ErrorCode: 500,
      Msg: 'The service failed. Please try again later. (broken-1)',
      Body: null,
    });
    const failure = backend.logLines.find((line) => line.includes('request failed')) ?? '';
    expect(failure).toContain('"requestId":"broken-1"');
    expect(failure).not.toContain(token);
    await backend.server.close().catch(() => {});
  });
});

import { isApiError } from '@tutor/api/core/api-error';
import { sign, signedParameters } from '@tutor/api/core/sign';
import { hours } from '@tutor/rules/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelopeOf, type RawCall, rawCall } from './raw-call.ts';
import { appSecret, type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const loginPath = '/api/Account/Login';
const userPath = '/api/Account/UserInfo';
const tablePath = '/api/ClassTable/GetClassTable';
const listPath = '/api/Message/GetMessageList';
const refusePath = '/api/tutorcomm/NoticeSendRefuse';

describe('every call', () => {
  let backend: TestBackend;
  let tutor: CreatedTutor;
  let token: string;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend();
    tutor = await backend.createTutor('firstLogin');
    ({ token, client } = await backend.signIn(tutor));
  });

  afterAll(() => backend.close());

  async function answer(path: string, call: RawCall = {}) {
    const response = await rawCall(backend.url, path, call);
    return { status: response.status, headers: response.headers, ...(await envelopeOf(response)) };
  }

  const signatureFailed = { status: 200, ErrorCode: 8, Msg: 'Signature verification failed!', Body: null };
  const sessionGone = { status: 200, ErrorCode: 3, Msg: 'Unauthorized access, please login again!', Body: null };

  describe('checks its signature', () => {
    it.each<[string, RawCall]>([
      ['no sign', { headers: { sign: undefined } }],
      ['an empty sign', { headers: { sign: '' } }],
      ['a wrong sign', { headers: { sign: '0'.repeat(32) } }],
      ['a lower-case sign', { headers: { sign: sign([], appSecret).toLowerCase() } }],
      ['the sign of another secret', { headers: { sign: sign([], 'another secret') } }],
      ['no appid', { headers: { appid: undefined } }],
      ['another appid', { headers: { appid: 'another-app' } }],
    ])('refuses %s', async (_name, call) => {
      expect(await answer(userPath, { method: 'GET', token, ...call })).toMatchObject(signatureFailed);
    });

    it.each(['0'.repeat(31), 'z'.repeat(32), undefined])(
      'refuses a call that %j signs without reading it',
      async (sign) => {
        expect(await answer(loginPath, { text: endless(), headers: { sign } })).toMatchObject(signatureFailed);
      },
    );

    it('refuses a parameter that was changed, added or taken away after signing', async () => {
      const body = { Account: 'someone', Password: 'something' };
      const original = sign(signedParameters({}, body), appSecret);
      for (const tampered of [{ ...body, Account: 'another' }, { ...body, Extra: 1 }, { Account: 'someone' }]) {
        expect(await answer(loginPath, { body: tampered, headers: { sign: original } })).toMatchObject(signatureFailed);
      }
      expect(await answer(loginPath, { body, query: { extra: '1' }, headers: { sign: original } })).toMatchObject(
        signatureFailed,
      );
    });

    it('before anything else: an unsigned call learns neither of tokens nor of parameters', async () => {
      expect(await answer(tablePath, { body: { StartTime: 7 }, headers: { sign: 'x' } })).toMatchObject(
        signatureFailed,
      );
    });

    it('without writing secrets, signs, tokens, passwords or parameters into the log', async () => {
      const secrets = { Account: 'account-in-the-log', Password: 'password-in-the-log' };
      const given = sign(signedParameters({}, secrets), appSecret);
      await answer(loginPath, { body: secrets });
      await answer(loginPath, { body: secrets, headers: { sign: 'SIGN-IN-THE-LOG' } });
      await answer(userPath, { method: 'GET', token, query: { parameter: 'query-in-the-log' } });
      await answer(userPath, { method: 'GET', token: 'token-in-the-log-0123456789' });
      const log = backend.logLines.join('');
      expect(log).toContain('"path":"/api/Account/Login"');
      expect(log).toContain('"code":8');
      for (const secret of [appSecret, given, token, tutor.password, '-in-the-log', 'SIGN-IN-THE-LOG']) {
        expect(log).not.toContain(secret);
      }
    });
  });

  describe('checks its bearer', () => {
    it.each<[string, RawCall]>([
      ['without a token', {}],
      ['with an unknown token', { token: 'A'.repeat(43) }],
      ['with a token too short to be one', { token: 'short' }],
      ['with a token of another scheme', { headers: { authorization: 'Basic dHV0b3I6c2VjcmV0c2VjcmV0' } }],
      ['with a token that is no token', { headers: { authorization: 'Bearer ../../etc/passwd "; drop table' } }],
      ['with an endless token', { token: 'A'.repeat(4_000) }],
    ])('answers ErrorCode 3 %s', async (_name, call) => {
      expect(await answer(userPath, { method: 'GET', ...call })).toMatchObject(sessionGone);
    });

    it('answers ErrorCode 3 once signed out, and leaves the tutor’s other sessions alone', async () => {
      const other = await backend.signIn(tutor);
      const leaving = await backend.signIn(tutor);
      await leaving.client.account.logout();
      expect(await answer(userPath, { method: 'GET', token: leaving.token })).toMatchObject(sessionGone);
      expect((await other.client.account.userInfo()).body.tuid).toBe(tutor.tuid);
    });

    it('answers ErrorCode 3 once the sessions were let run out', async () => {
      const leaving = await backend.createTutor('firstLogin');
      const { token: theirs, client: asThem } = await backend.signIn(leaving);
      await asThem.account.userInfo();
      expect(await backend.control('/expire-sessions', { tuid: leaving.tuid })).toEqual({ expired: 1 });
      expect(await answer(userPath, { method: 'GET', token: theirs })).toMatchObject(sessionGone);
    });

    it('keeps no token in the database', async () => {
      const { rows } = (await backend.database.queries.execute('select token_hash from sessions')) as {
        rows: { token_hash: string }[];
      };
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map((row) => row.token_hash)).not.toContain(token);
    });
  });

  describe('signing in', () => {
    it('takes the account without regard to case and spaces around it', async () => {
      const body = { Account: `  ${tutor.account.toUpperCase()} `, Password: tutor.password };
      expect(await answer(loginPath, { body })).toMatchObject({ ErrorCode: 0, Body: { Tuid: tutor.tuid } });
    });

    it('answers a wrong password and an unknown account alike', async () => {
      const wrong = await answer(loginPath, { body: { Account: tutor.account, Password: 'wrong' } });
      const unknown = await answer(loginPath, { body: { Account: 'nobody.at.all', Password: 'wrong' } });
      expect(wrong).toMatchObject({
        status: 200,
        ErrorCode: 102,
        Msg: 'Account or password is incorrect.',
        Body: null,
      });
      expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined });
    });

    it('minds the case and the spaces of a password', async () => {
      for (const Password of [tutor.password.toLowerCase(), ` ${tutor.password}`]) {
        expect(await answer(loginPath, { body: { Account: tutor.account, Password } })).toMatchObject({
          ErrorCode: 102,
        });
      }
    });
  });

  describe('takes only what the contract says', () => {
    const day = { StartTime: '2026-11-20T00:00:00Z', EndTime: '2026-11-21T00:00:00Z' };

    it.each<[string, string, RawCall, string]>([
      ['a missing body', loginPath, {}, 'Parameters: '],
      ['a body that is a list', loginPath, { body: [] }, 'Parameters: '],
      ['a missing field', loginPath, { body: { Account: 'a' } }, 'Password: '],
      ['a field of another type', loginPath, { body: { Account: 1, Password: 'p' } }, 'Account: '],
      ['a blank field', loginPath, { body: { Account: '   ', Password: 'p' } }, 'Account: '],
      ['a field too long', loginPath, { body: { Account: 'a'.repeat(101), Password: 'p' } }, 'Account: '],
      ['an instant that is none', tablePath, { body: { ...day, StartTime: 'yesterday' } }, 'StartTime: '],
      ['a range that ends before it starts', tablePath, { body: { ...day, EndTime: day.StartTime } }, 'EndTime: '],
      ['a range above 62 days', tablePath, { body: { ...day, EndTime: '2027-01-22T00:00:00Z' } }, 'EndTime: '],
      ['the year 1998', tablePath, { body: { ...day, StartTime: '1998-12-31T23:59:59Z' } }, 'StartTime: '],
      [
        'the year 2102',
        tablePath,
        { body: { StartTime: '2101-12-31T00:00:00Z', EndTime: '2102-01-01T00:00:01Z' } },
        'EndTime: Days after 2101 cannot be shown.',
      ],
      ['the year 0', tablePath, { body: { ...day, StartTime: '0000-01-01T00:00:00Z' } }, 'StartTime: '],
      ['a page of no size', listPath, { query: { pageSize: '0' } }, 'pageSize: '],
      ['a page of 101', listPath, { query: { pageSize: '101' } }, 'pageSize: '],
      ['a kind that is none', listPath, { query: { kind: 'spam', pageSize: '1' } }, 'kind: '],
      ['a source that is none', listPath, { query: { source: 'fax', pageSize: '1' } }, 'source: '],
      ['a search of 101 letters', listPath, { query: { search: 'x'.repeat(101), pageSize: '1' } }, 'search: '],
      ['a place in the list that is half', listPath, { query: { beforeMid: '1', pageSize: '1' } }, 'beforeMid: '],
      ['a watermark below 0', '/api/Message/ReadAllMessages', { body: { UpTo: -1 } }, 'UpTo: '],
      [
        'an empty reason',
        refusePath,
        { query: { mid: '1', reason: '  ' } },
        'reason: pls give the reason why u Refuse',
      ],
      ['a reason too long', refusePath, { query: { mid: '1', reason: 'x'.repeat(501) } }, 'reason: Max 500 characters'],
      [
        'a point that is none',
        '/api/Message/ReadDidiPoint',
        { body: { ID: 1, ClassID: 1, PointType: 2 } },
        'PointType: ',
      ],
      ['a volume above 100', '/api/Account/SaveNoticeSetting', { body: { volume: 101 } }, 'volume: '],
      ['an id that is text', '/api/Message/GetMessageById', { query: { mid: 'one' } }, 'mid: '],
      ['an id that is missing', '/api/Message/GetMessageById', {}, 'mid: '],
      ['a fraction for an id', '/api/tutorcomm/ReadSysMsg', { query: { Mid: '1.5' } }, 'Mid: '],
      ['a cursor below 0', '/api/Message/GetMessagesSince', { query: { seq: '-1' } }, 'seq: '],
      [
        'a reason that is none',
        '/api/TutorComm/AbsentNoticeOperate',
        { body: { Id: 1, IsICan: false, CancelReason: 7 } },
        'CancelReason: ',
      ],
    ])('and names field and reason of %s', async (_name, path, call, start) => {
      const reply = await answer(path, { token, ...call });
      expect(reply).toMatchObject({ status: 200, ErrorCode: 100, Body: null });
      expect(reply.Msg.startsWith(start)).toBe(true);
      expect(reply.Msg.length).toBeGreaterThanOrEqual(start.length);
    });

    it.each([
      ['the first week that the portal shows in Manila', '1999-12-26T16:00:00Z', '2000-01-02T16:00:00Z'],
      ['its first month there', '1999-12-31T16:00:00Z', '2000-01-31T16:00:00Z'],
      ['the last week that it shows in New York', '2100-12-27T05:00:00Z', '2101-01-03T05:00:00Z'],
    ])('and answers %s', async (_name, StartTime, EndTime) => {
      for (const path of [tablePath, '/api/TeachInfo/GetLeaveTable']) {
        expect(await answer(path, { token, body: { StartTime, EndTime } })).toMatchObject({ ErrorCode: 0, Body: [] });
      }
    });

    it('and answers the largest numbers that pass as unknown or empty, not with a failure', async () => {
      const mid = String(Number.MAX_SAFE_INTEGER);
      expect(await answer('/api/Message/GetMessageById', { token, query: { mid } })).toMatchObject({ ErrorCode: 101 });
      const page = { beforeTime: '0001-01-01T00:00:00Z', beforeMid: mid, pageSize: '100' };
      expect(await answer(listPath, { token, query: page })).toMatchObject({
        ErrorCode: 0,
        Body: { items: [], hasOlder: false },
      });
      expect(await answer('/api/Message/GetMessagesSince', { token, query: { seq: mid } })).toMatchObject({
        ErrorCode: 0,
      });
    });

    it.each<[string, RawCall, number, number]>([
      ['text that is not JSON', { text: '{"Account":' }, 400, 100],
      ['bytes that are not UTF-8', { text: new Uint8Array([0x22, 0xff, 0x22]) }, 400, 100],
      ['JSON nested 10,000 deep', { text: '['.repeat(10_000) + ']'.repeat(10_000) }, 400, 100],
      ['JSON nested 33 deep', { body: nested(33) }, 400, 100],
      ['JSON of 10,001 values', { body: { a: Array.from({ length: 10_001 }, () => 1) } }, 400, 100],
      [
        'an object of 10,001 members',
        { body: Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [n, 1])) },
        400,
        100,
      ],
      ['a NUL in a name', { body: { 'Acc\u0000ount': 'a', Password: 'p' } }, 200, 100],
      ['a parameter given twice', { query: { a: '1' }, text: '{}' }, 400, 100],
      ['another content type', { text: 'Account=a', headers: { 'content-type': 'text/plain' } }, 415, 415],
      ['a body a byte above 1 MiB', { text: ' '.repeat(1024 * 1024 + 1) }, 413, 413],
      ['an endless stream', { text: endless() }, 413, 413],
      ['another method', { method: 'PUT', text: '{}' }, 405, 405],
    ])('and refuses %s with its HTTP status', async (name, call, status, code) => {
      const path = name === 'a parameter given twice' ? `${loginPath}?a=2` : loginPath;
      expect(await answer(path, call)).toMatchObject({ status, ErrorCode: code, Body: null });
    });

    it.each<[string, unknown]>([
      ['nested 32 deep', nested(32)],
      ['of 10,000 values', { a: Array.from({ length: 10_000 }, () => 1) }],
      ['with brackets, commas and quotes in its texts', { Account: '[{,"\\'.repeat(20_000), Password: 'p' }],
    ])('and reads JSON %s', async (_name, body) => {
      expect(await answer(loginPath, { body })).toMatchObject({ status: 200, ErrorCode: 100 });
    });

    it('and reads a body of exactly 1 MiB', async () => {
      const body = { Account: 'a', Password: '' };
      const padding = 1024 * 1024 - JSON.stringify(body).length;
      const full = { ...body, Password: 'p'.repeat(padding) };
      expect(JSON.stringify(full)).toHaveLength(1024 * 1024);
      expect(await answer(loginPath, { body: full })).toMatchObject({ status: 200, ErrorCode: 100 });
    });

    it('under its path in any case, and under no other', async () => {
      expect(await answer('/API/account/USERINFO', { method: 'GET', token })).toMatchObject({ ErrorCode: 0 });
      for (const path of [
        '/',
        '/api/Account/UserInfo/',
        '/api/Account/Nothing',
        '/api//Account/UserInfo',
        '/%2e%2e/x',
      ]) {
        expect(await answer(path, { method: 'GET', token })).toMatchObject({ status: 404, ErrorCode: 404 });
      }
    });
  });

  it.each([
    '/files/Absent/%00.png',
    '/files/%00/a.png',
    '/demo/outbox?to=%00',
    '/classroom/class/1/%00',
    '/oidc/interaction/%00',
  ])('a NUL in %s is answered as a path that never was', async (path) => {
    expect(await answer(path, { method: 'GET', token })).toMatchObject({ status: 404, ErrorCode: 404 });
  });

  describe('keeps tutors apart', () => {
    it('by answering another tutor’s ids as those that never were, and changing nothing', async () => {
      const other = await backend.createTutor('noChat');
      const { client: theirs } = await backend.signIn(other);
      const mine = (await client.messages.systemMessages()).body[0];
      const foreign = await theirs.messages.byId({ query: { mid: mine?.mid ?? 0 } }).catch((error: unknown) => error);
      const unknown = await theirs.messages.byId({ query: { mid: 999_999_999 } }).catch((error: unknown) => error);
      expect(foreign).toMatchObject({ kind: 'refused', code: 101, message: 'The message does not exist.' });
      expect(unknown).toMatchObject({ kind: 'refused', code: 101, message: 'The message does not exist.' });
      await expect(theirs.messages.readSystemMessage({ query: { Mid: mine?.mid ?? 0 } })).rejects.toMatchObject({
        code: 101,
      });
      await expect(theirs.scores.trail({ query: { tuid: tutor.tuid } })).rejects.toMatchObject({ code: 101 });
      expect((await client.messages.byId({ query: { mid: mine?.mid ?? 0 } })).body).toEqual(mine);
    });
  });

  describe('tells apart its requests', () => {
    it('by the caller’s request id, passed on to the log and back', async () => {
      const { headers } = await answer(userPath, { method: 'GET', token, headers: { 'x-request-id': 'morning-7' } });
      expect(headers.get('x-request-id')).toBe('morning-7');
      expect(backend.logLines.some((line) => line.includes('"requestId":"morning-7"'))).toBe(true);
      const refused = await answer('/nowhere', { headers: { 'x-request-id': 'morning-8' } });
      expect(refused.headers.get('x-request-id')).toBe('morning-8');
    });

    it('by an id of its own where the caller’s is none or unfit for a log', async () => {
      const { headers } = await answer(userPath, { method: 'GET', token, headers: { 'x-request-id': 'a "b"\t{c}' } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    });
  });
});

describe('the limits of signing in', () => {
  const startedAt = Date.now();
  let backend: TestBackend;
  const login = (account: string, address: string, password = 'wrong') =>
    backend.portal(address).account.login({ body: { Account: account, Password: password } });
  const statusOf = (account: string, address: string) =>
    login(account, address).then(
      () => 'in',
      (error: unknown) => (isApiError(error) && error.kind === 'rateLimited' ? 'limited' : 'wrong'),
    );
  const limited = { kind: 'rateLimited' };
  const wrong = { code: 102 };

  beforeEach(async () => {
    // The limits count by the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt });
    backend = await startBackend({ loginAttemptsPerMinute: 3 });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  it('answer HTTP 229 with a plain text after so many tries of an address on an account, for the minute', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const raw = (Account: string, Password = 'wrong') =>
      rawCall(backend.url, loginPath, { body: { Account, Password }, visitor: '10.0.0.1' });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await raw(tutor.account)).status).toBe(200);
    const answer = await raw(tutor.account.toUpperCase(), tutor.password);
    expect(answer.status).toBe(229);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('Too many sign-in attempts. Please wait a minute and try again.');

    await expect(login(tutor.account, '10.0.0.2')).rejects.toMatchObject(wrong);
    await expect(login('another.account', '10.0.0.1')).rejects.toMatchObject(wrong);
    vi.setSystemTime(startedAt + 59_999);
    expect((await raw(tutor.account)).status).toBe(229);
    vi.setSystemTime(startedAt + 60_000);
    expect(await envelopeOf(await raw(tutor.account, tutor.password))).toMatchObject({ ErrorCode: 0 });
  });

  it('count the accounts that an address tries, an IPv6 address by its /64', async () => {
    for (const [address, sameNetwork, another] of [
      ['198.51.100.1', '198.51.100.1', '198.51.100.2'],
      ['2001:db8:0:1::1', '2001:0db8::1:ffff:0:0:2', '2001:db8:0:2::1'],
    ] as const) {
      for (let account = 1; account <= 18; account += 1) {
        await expect(login(`sprayed.${account}`, account % 2 === 0 ? address : sameNetwork)).rejects.toMatchObject(
          wrong,
        );
      }
      await expect(login('sprayed.19', address)).rejects.toMatchObject(limited);
      await expect(login('sprayed.20', sameNetwork)).rejects.toMatchObject(limited);
      await expect(login('sprayed.21', another)).rejects.toMatchObject(wrong);
    }
  });

  it('count the addresses that try an account, be it there or not, and never keep its tutor out', async () => {
    const tutor = await backend.createTutor('firstLogin');
    await login(tutor.account, '192.0.2.1', tutor.password);
    for (const account of [tutor.account, 'nobody.at.all']) {
      const outcomes: string[] = [];
      for (let last = 1; last <= 19; last += 1) outcomes.push(await statusOf(account, `203.0.113.${last}`));
      expect(outcomes).toEqual([...Array.from({ length: 18 }, () => 'wrong'), 'limited']);
    }
    await expect(login(tutor.account, '203.0.113.20', tutor.password)).rejects.toMatchObject({
      ...limited,
      message: 'Too many sign-in attempts. Please wait 60 minutes and try again.',
    });
    await login(tutor.account, '192.0.2.1', tutor.password);
    vi.setSystemTime(startedAt + hours(1));
    await login(tutor.account, '203.0.113.20', tutor.password);
  });

  it('are not used up by an address that is refused', async () => {
    const tutor = await backend.createTutor('firstLogin');
    for (let attempt = 1; attempt <= 40; attempt += 1) await statusOf(tutor.account, '203.0.113.1');
    await login(tutor.account, '203.0.113.2', tutor.password);
  });

  it('do not count what was right', async () => {
    const tutor = await backend.createTutor('firstLogin');
    for (let time = 1; time <= 20; time += 1) await login(tutor.account, '203.0.113.1', tutor.password);
    await login(tutor.account, '203.0.113.2', tutor.password);
  });

  it('count all wrong tries together, but not where an account is known', async () => {
    const tutor = await backend.createTutor('firstLogin');
    await login(tutor.account, '192.0.2.1', tutor.password);
    const outcomes: string[] = [];
    for (let each = 0; each < 600; each += 20) {
      const tries = Array.from({ length: 20 }, (_, index) =>
        statusOf(`nobody.${each + index}`, `10.1.${Math.floor((each + index) / 250)}.${(each + index) % 250}`),
      );
      outcomes.push(...(await Promise.all(tries)));
    }
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(600);
    await expect(login('nobody.more', '10.2.0.1')).rejects.toMatchObject(limited);
    await login(tutor.account, '192.0.2.1', tutor.password);
  });
});

function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) });
}

/** An object whose member is a list in a list and so on, so many levels in all. */
function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 2; level < levels; level += 1) value = [value];
  return { a: value };
}

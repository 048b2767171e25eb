import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type LocalServer, startLocalServer } from '../../testing/local-server.ts';
import { ApiError, isApiError } from './api-error.ts';
import { type CallRecord, type ClientOptions, createClient } from './client.ts';
import { derivedKey } from './derived-key.ts';
import { area, get, post, type TimeoutClass, timeouts } from './endpoint.ts';
import { isPortalProof, portalProofHeader } from './portal-proof.ts';
import { isSignValid, signedParameters } from './sign.ts';

const secret = 'the-secret-of-the-test';
const token = 'the-token-of-the-tutor';

const areas = {
  desk: area('/api/Desk', {
    read: get('Read', {
      summary: 'Reads.',
      query: z.object({ Id: z.int(), Note: z.string().optional() }),
      reply: z.string(),
    }),
    write: post('Write', {
      summary: 'Writes.',
      query: z.object({ Mode: z.string() }),
      body: z.object({ Text: z.string(), List: z.array(z.int()).optional() }),
      reply: z.object({ Id: z.int(), Tags: z.array(z.object({ Name: z.string() })) }),
    }),
    ping: post('Ping', { summary: 'Pings.', reply: z.unknown() }),
    count: post('Count', { summary: 'Counts.', reply: z.int() }),
    minute: post('Minute', { summary: 'Waits.', reply: z.int(), timeout: 'minute' }),
    twoMinutes: post('TwoMinutes', { summary: 'Waits.', reply: z.int(), timeout: 'twoMinutes' }),
    account: post('Account', { summary: 'Waits.', reply: z.int(), timeout: 'account' }),
    upload: post('Upload', { summary: 'Waits.', reply: z.int(), timeout: 'upload' }),
    report: post('Report', { summary: 'Waits.', reply: z.int(), timeout: 'report' }),
    none: post('None', { summary: 'Waits.', reply: z.int(), timeout: 'none' }),
  }),
};

let server: LocalServer;
let records: CallRecord[];

beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  records = [];
  answerJson({ ErrorCode: 0, Msg: '', Body: 1 });
});

function makeClient(options: Partial<ClientOptions> = {}) {
  return createClient(areas, {
    baseUrl: server.baseUrl,
    appId: 'portal',
    secret,
    token,
    requestId: 'request-1',
    onCall: (record) => records.push(record),
    ...options,
  });
}

function answerText(text: string, status = 200, headers: Record<string, string> = {}): void {
  server.answer((response) => response.writeHead(status, headers).end(text));
}

function answerJson(value: unknown, status = 200): void {
  answerText(JSON.stringify(value), status, { 'content-type': 'application/json' });
}

/** The error that a call rejects with; fails the test when it does not, or with anything else. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('the call went well'),
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw error;
  return error;
}

describe('what is sent', () => {
  it('has method, path, query, JSON body, and a sign that the other end can check', async () => {
    answerJson({ ErrorCode: 0, Msg: null, Body: { Id: 1, Tags: [] } });
    await makeClient().desk.write({ query: { Mode: 'A&b=c d' }, body: { Text: 'Grüße, 老师', List: [3, 1] } });
    const [request] = server.received;
    expect(request?.method).toBe('POST');
    const url = new URL(request?.url ?? '', server.baseUrl);
    expect(url.pathname).toBe('/api/Desk/Write');
    const query = Object.fromEntries(url.searchParams);
    expect(query).toEqual({ Mode: 'A&b=c d' });
    const body: unknown = JSON.parse(request?.body ?? '');
    expect(body).toEqual({ Text: 'Grüße, 老师', List: [3, 1] });
    expect(request?.headers).toMatchObject({ appid: 'portal', 'content-type': 'application/json' });
    expect(isSignValid(request?.headers.sign?.toString(), signedParameters(query, body), secret)).toBe(true);
    expect(isSignValid(request?.headers.sign?.toString(), signedParameters(query, body), 'another')).toBe(false);
  });

  it('leaves out a body that is not declared and values that are undefined', async () => {
    answerJson({ ErrorCode: 0, Body: 'text' });
    await makeClient().desk.read({ query: { Id: 7, Note: undefined } });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'GET', url: '/api/Desk/Read?Id=7', body: '' });
    expect(request?.headers['content-type']).toBeUndefined();
    expect(isSignValid(request?.headers.sign?.toString(), signedParameters({ Id: '7' }, undefined), secret)).toBe(true);
  });

  it('carries the bearer token of a signed-in tutor, and none without one', async () => {
    await makeClient().desk.ping();
    await makeClient({ token: undefined }).desk.ping();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, undefined]);
  });

  it('passes the request id on, and errors name it', async () => {
    answerJson({ ErrorCode: 5, Msg: 'No.' });
    const error = await failure(makeClient({ requestId: 'abc-123' }).desk.ping());
    expect(server.received[0]?.headers['x-request-id']).toBe('abc-123');
    expect(error.requestId).toBe('abc-123');
    expect(records[0]?.requestId).toBe('abc-123');
  });

  it('proves that the portal calls, and for which visitor, where it has the key for it', async () => {
    const portalKey = derivedKey('a-root-secret-of-thirty-two-characters', 'portal call');
    await makeClient({ portalKey, clientAddress: '192.0.2.7' }).desk.ping();
    await makeClient().desk.ping();
    const [asPortal, asProgram] = server.received.map(({ headers }) => headers[portalProofHeader]);
    const call = { method: 'POST', path: '/api/Desk/Ping', requestId: 'request-1', clientAddress: '192.0.2.7' };
    expect(isPortalProof(String(asPortal), call, portalKey)).toBe(true);
    for (const other of [{ clientAddress: '192.0.2.8' }, { path: '/api/Desk/Count' }, { method: 'GET' }]) {
      expect(isPortalProof(String(asPortal), { ...call, ...other }, portalKey)).toBe(false);
    }
    expect(asProgram).toBeUndefined();
  });

  it('never contains the secret', async () => {
    await makeClient().desk.ping();
    expect(JSON.stringify(server.received)).not.toContain(secret);
  });
});

describe('a reply', () => {
  it('gives the parsed Body and the message', async () => {
    answerJson({
      ErrorCode: 0,
      Msg: 'Saved.',
      Body: { Id: 1, Tags: [{ Name: 'x', Added: 'later' }], Added: 'later' },
      Added: 1,
    });
    const result = await makeClient().desk.write({ query: { Mode: 'a' }, body: { Text: '' } });
    expect(result).toEqual({ body: { Id: 1, Tags: [{ Name: 'x' }] }, message: 'Saved.' });
  });

  it('without its list has an empty one, and without anything is a list without rows', async () => {
    answerJson({ ErrorCode: 0, Body: { Id: 1, Tags: null } });
    const { body } = await makeClient().desk.write({ query: { Mode: 'a' }, body: { Text: '' } });
    expect(body).toEqual({ Id: 1, Tags: [] });
    expect(records).toEqual([expect.not.objectContaining({ leftOut: expect.anything() })]);
  });

  it('leaves out rows that cannot be read, and the record says how many and where', async () => {
    const odd = Array.from({ length: 8 }, (_, index) => ({ Name: index }));
    answerJson({ ErrorCode: 0, Msg: 'Saved.', Body: { Id: 1, Tags: [{ Name: 'x' }, ...odd, null, { Name: 'y' }] } });
    const result = await makeClient().desk.write({ query: { Mode: 'a' }, body: { Text: '' } });
    expect(result).toEqual({ body: { Id: 1, Tags: [{ Name: 'x' }, { Name: 'y' }] }, message: 'Saved.' });
    expect(records).toMatchObject([{ outcome: 'ok', endpoint: 'POST /api/Desk/Write', leftOut: { count: 9 } }]);
    expect(records[0]?.leftOut?.first).toHaveLength(5);
    expect(records[0]?.leftOut?.first[0]).toBe('Tags.1.Name: Invalid input: expected string, received number');
  });

  it.each([undefined, null, ''])('with the message %j gives an empty one', async (Msg) => {
    answerJson({ ErrorCode: 0, Msg, Body: 1 });
    expect((await makeClient().desk.count()).message).toBe('');
  });

  it('with a known Chinese message gives it in English', async () => {
    answerJson({ ErrorCode: 0, Msg: '数据验证失败', Body: 1 });
    expect((await makeClient().desk.count()).message).toBe('Data verification failed');
  });

  it.each(['text/html', 'application/octet-stream', 'text/plain; charset=gb2312'])(
    'is read as JSON in UTF-8 whatever its type says (%s)',
    async (type) => {
      answerText(JSON.stringify({ ErrorCode: 0, Msg: '操作成功', Body: 1 }), 200, { 'content-type': type });
      expect((await makeClient().desk.count()).message).toBe('操作成功');
    },
  );

  it('may begin with a byte order mark', async () => {
    answerText(`\ufeff${JSON.stringify({ ErrorCode: 0, Body: 1 })}`);
    expect((await makeClient().desk.count()).body).toBe(1);
  });

  it('may come in pieces that cut characters', async () => {
    const bytes = Buffer.from(JSON.stringify({ ErrorCode: 0, Msg: '程序访问异常', Body: 1 }));
    server.answer((response) => {
      response.writeHead(200);
      for (const byte of bytes) response.write(Uint8Array.of(byte));
      response.end();
    });
    expect((await makeClient().desk.count()).message).toBe('程序访问异常');
  });

  it('with a Body where none is expected is as good as one without', async () => {
    for (const reply of [{ ErrorCode: 0 }, { ErrorCode: 0, Body: null }, { ErrorCode: 0, Body: { any: 'thing' } }]) {
      answerJson(reply);
      await expect(makeClient().desk.ping()).resolves.toBeDefined();
    }
  });
});

describe('an error of the service', () => {
  it.each([
    [3, '未授权访问，请重新登录！', 'sessionGone', 'Unauthorized access, please login again!'],
    [3, null, 'sessionGone', ''],
    [8, '签名验证失败!', 'signature', 'Signature verification failed!'],
    [1, '签名验证失败！', 'signature', 'Signature verification failed!'],
    [-1, 'Signature verification failed!', 'signature', 'Signature verification failed!'],
    [1, 'Wrong account or password!', 'refused', 'Wrong account or password!'],
    [2, '数据验证失败', 'refused', 'Data verification failed'],
    [500, '程序访问异常，请稍后再试！', 'refused', 'Program access is abnormal, please try again later!'],
    [-1, '操作失败', 'refused', '操作失败'],
  ])('with code %i and message %j is %s', async (ErrorCode, Msg, kind, message) => {
    answerJson({ ErrorCode, Msg, Body: null });
    const error = await failure(makeClient().desk.count());
    expect(error).toMatchObject({ kind, message, code: ErrorCode, endpoint: 'POST /api/Desk/Count' });
    expect(records).toMatchObject([{ outcome: kind, code: ErrorCode }]);
  });

  it('does not care for the shape of its Body', async () => {
    answerJson({ ErrorCode: 1, Msg: 'No.', Body: { not: 'a number' } });
    expect((await failure(makeClient().desk.count())).kind).toBe('refused');
  });
});

describe('HTTP 229', () => {
  const fallback = 'Too many requests. Please try again in a moment.';

  it.each([
    ['Please slow down.', 'Please slow down.'],
    ['  Please slow down.\n', 'Please slow down.'],
    ['程序访问异常，请稍后再试！', 'Program access is abnormal, please try again later!'],
    ['{"ErrorCode":0,"Msg":"Slow down.","Body":1}', 'Slow down.'],
    ['{"Msg":"数据验证失败"}', 'Data verification failed'],
    ['"Slow down."', 'Slow down.'],
    ['{}', fallback],
    ['{"Msg":7}', fallback],
    ['[]', fallback],
    ['null', fallback],
    ['7', fallback],
    ['', fallback],
    ['  \n', fallback],
    ['<html><body>Slow down</body></html>', fallback],
    ['<!doctype html><script>alert(1)</script>', fallback],
    ['{"Msg":', '{"Msg":'],
  ])('with the body %j is rateLimited, saying %j', async (text, message) => {
    answerText(text, 229);
    expect(await failure(makeClient().desk.count())).toMatchObject({
      kind: 'rateLimited',
      message,
      detail: 'HTTP 229',
    });
  });

  it('with a very long text says the beginning of it', async () => {
    answerText('x'.repeat(100_000), 229);
    expect((await failure(makeClient().desk.count())).message).toHaveLength(500);
  });

  it('fifty times in a row is fifty calls, none of them repeated', async () => {
    answerText('Slow down.', 229);
    const client = makeClient();
    for (let index = 0; index < 50; index += 1) await failure(client.desk.count());
    expect(server.received).toHaveLength(50);
  });
});

describe('what is unreachable', () => {
  it.each([201 + 99, 301, 302, 307, 400, 401, 403, 404, 418, 429, 500, 502, 503])('is HTTP %i', async (status) => {
    answerText('{"ErrorCode":0,"Msg":"","Body":1}', status, { location: '/api/Desk/Ping' });
    expect(await failure(makeClient().desk.count())).toMatchObject({
      kind: 'unreachable',
      message: 'Links seem to get inaccessible.',
      detail: expect.stringContaining(String(status)),
      status,
    });
    expect(server.received).toHaveLength(1);
  });

  it('is a closed port', async () => {
    const closed = await startLocalServer();
    await closed.close();
    expect(await failure(makeClient({ baseUrl: closed.baseUrl }).desk.count())).toMatchObject({
      kind: 'unreachable',
      message: 'Links seem to get inaccessible.',
    });
  });

  it.each([
    ['before the answer', (): void => server.answer((response) => void response.socket?.destroy())],
    [
      'in the middle of the answer',
      (): void =>
        server.answer((response) => {
          response.writeHead(200, { 'content-length': '1000' });
          response.write('{"ErrorCode":0,');
          response.socket?.end();
        }),
    ],
  ])('is a connection that breaks %s, and the call is not repeated', async (_, arrange) => {
    arrange();
    expect((await failure(makeClient().desk.count())).kind).toBe('unreachable');
    expect(server.received).toHaveLength(1);
  });

  it('is an answer that is not HTTP', async () => {
    server.answer((response) => void response.socket?.end('SSH-2.0-OpenSSH\r\n\r\n'));
    expect((await failure(makeClient().desk.count())).kind).toBe('unreachable');
  });

  it('is a call that its own caller cancelled', async () => {
    const controller = new AbortController();
    server.answer(() => {});
    const arrived = server.nextRequest();
    const failed = failure(makeClient({ signal: controller.signal }).desk.none());
    await arrived;
    controller.abort();
    expect((await failed).kind).toBe('unreachable');
    expect((await failure(makeClient({ signal: controller.signal }).desk.none())).kind).toBe('unreachable');
    expect(server.received).toHaveLength(1);
  });
});

describe('time', () => {
  it('is up at an injected limit, in the words for what is unreachable', async () => {
    server.answer(() => {});
    expect(await failure(makeClient({ standardTimeoutMs: 30 }).desk.count())).toMatchObject({
      kind: 'timeout',
      message: 'Links seem to get inaccessible.',
      detail: 'no answer in 30 ms',
    });
    expect(records).toMatchObject([{ outcome: 'timeout' }]);
  });

  it('is up also when the answer has begun and does not end, and a late end changes nothing', async () => {
    let end = (): void => {};
    server.answer((response) => {
      response.writeHead(200);
      response.write('{"ErrorCode":0,');
      end = () => void response.end('"Body":1}');
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const arrived = server.nextRequest();
      const failed = failure(makeClient({ standardTimeoutMs: 4_900 }).desk.count());
      await arrived;
      await vi.advanceTimersByTimeAsync(4_900);
      end();
      expect((await failed).kind).toBe('timeout');
      expect(records).toMatchObject([{ outcome: 'timeout' }]);
      expect(server.received).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  const classes: [TimeoutClass, keyof typeof areas.desk][] = [
    ['standard', 'count'],
    ['minute', 'minute'],
    ['twoMinutes', 'twoMinutes'],
    ['account', 'account'],
    ['upload', 'upload'],
    ['report', 'report'],
  ];

  it.each(classes)('of class %s is up exactly at its limit', async (timeoutClass, name) => {
    const limitMs = timeouts[timeoutClass] ?? 0;
    server.answer(() => {});
    const client = makeClient();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let isOver = false;
      const arrived = server.nextRequest();
      const calls: Record<string, () => Promise<unknown>> = client.desk as never;
      const failed = failure(calls[name]?.() ?? Promise.resolve());
      void failed.then(() => {
        isOver = true;
      });
      await arrived;
      await vi.advanceTimersByTimeAsync(limitMs - 1);
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await failed).kind).toBe('timeout');
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves no timer and no listener behind when the call is over', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const started = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    try {
      const client = makeClient({ signal, baseUrl: server.baseUrl });
      await client.desk.count();
      answerText('not JSON');
      await failure(client.desk.count());
      // The connection pool has timers of its own; ours are known by their time.
      const limits = started.mock.results.filter((_, call) => started.mock.calls[call]?.[1] === timeouts.standard);
      expect(limits).toHaveLength(2);
      for (const { value } of limits) expect(cleared).toHaveBeenCalledWith(value);
      expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    } finally {
      started.mockRestore();
      cleared.mockRestore();
    }
  });

  it('of class none is never up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let answer = (): void => {};
      server.answer((response) => {
        answer = () => void response.end('{"ErrorCode":0,"Body":5}');
      });
      const arrived = server.nextRequest();
      const call = makeClient().desk.none();
      await arrived;
      await vi.advanceTimersByTimeAsync(24 * 3_600_000);
      answer();
      expect((await call).body).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });
});

const tags = (text: string): string => `{"ErrorCode":0,"Msg":"","Body":{"Id":1,"Tags":${text}}}`;

/** What a reply of 'write' may not be, with what the log is told. */
const malformed: [text: string, detail: RegExp][] = [
  ['', /not JSON/],
  [' ', /not JSON/],
  ['\n\n', /not JSON/],
  ['<html><body>502</body></html>', /not JSON/],
  ['<!DOCTYPE html>', /not JSON/],
  ['OK', /not JSON/],
  ['undefined', /not JSON/],
  ['NaN', /not JSON/],
  ["{'ErrorCode':0}", /not JSON/],
  ['{ErrorCode:0}', /not JSON/],
  ['{"ErrorCode":0', /not JSON/],
  ['{"ErrorCode":0,"Msg":"","Body":{"Id":1,"Tags":[]}', /not JSON/],
  ['{"ErrorCode":0,"Msg":"","Body":{"Id":1,"Tags":[]}}x', /not JSON/],
  ['{"ErrorCode":0,"Msg":"","Body":{"Id":1,"Tags":[]}}{"ErrorCode":0}', /not JSON/],
  ['{"ErrorCode":0,"Msg":"","Body":{"Id":NaN,"Tags":[]}}', /not JSON/],
  ['{"ErrorCode":0,"Msg":"\u0000","Body":1}', /not JSON/],
  [')]}\',\n{"ErrorCode":0}', /not JSON/],
  ['\ufeff\ufeff{"ErrorCode":0}', /not JSON/],
  ['null', /envelope/],
  ['true', /envelope/],
  ['0', /envelope/],
  ['"text"', /envelope/],
  ['[]', /envelope/],
  ['[{"ErrorCode":0}]', /envelope/],
  ['{}', /envelope: ErrorCode/],
  ['{"errorcode":0,"msg":"","body":{}}', /envelope: ErrorCode/],
  ['{"ErrorCode":"0","Msg":"","Body":{"Id":1,"Tags":[]}}', /envelope: ErrorCode/],
  ['{"ErrorCode":null,"Msg":"","Body":{"Id":1,"Tags":[]}}', /envelope: ErrorCode/],
  ['{"ErrorCode":false,"Msg":"","Body":{"Id":1,"Tags":[]}}', /envelope: ErrorCode/],
  ['{"ErrorCode":0.5,"Msg":"","Body":{"Id":1,"Tags":[]}}', /envelope: ErrorCode/],
  ['{"ErrorCode":1e999,"Msg":"","Body":{"Id":1,"Tags":[]}}', /envelope: ErrorCode/],
  ['{"ErrorCode":0,"ErrorCode":"0","Msg":"","Body":{"Id":1,"Tags":[]}}', /envelope: ErrorCode/],
  ['{"__proto__":{"ErrorCode":0,"Msg":"","Body":{"Id":1,"Tags":[]}}}', /envelope: ErrorCode/],
  ['{"ErrorCode":0,"Msg":7,"Body":{"Id":1,"Tags":[]}}', /envelope: Msg/],
  ['{"ErrorCode":0,"Msg":{},"Body":{"Id":1,"Tags":[]}}', /envelope: Msg/],
  ['{"ErrorCode":0,"Msg":["a"],"Body":{"Id":1,"Tags":[]}}', /envelope: Msg/],
  ['{"ErrorCode":0,"Msg":""}', /Body: Id/],
  ['{"ErrorCode":0,"Msg":"","Body":null}', /Body: Id/],
  ['{"ErrorCode":0,"Msg":"","Body":[]}', /Body: \(root\)/],
  ['{"ErrorCode":0,"Msg":"","Body":"{}"}', /Body: \(root\)/],
  ['{"ErrorCode":0,"Msg":"","Body":{}}', /Body: Id/],
  ['{"ErrorCode":0,"Msg":"","Body":{"Id":"1","Tags":[]}}', /Body: Id/],
  ['{"ErrorCode":0,"Msg":"","Body":{"Id":9007199254740993,"Tags":[]}}', /Body: Id/],
  ['{"ErrorCode":0,"Msg":"","Body":{"id":1,"tags":[]}}', /Body: Id/],
  ['{"ErrorCode":0,"Msg":"","Body":{"__proto__":{"Id":1,"Tags":[]}}}', /Body: Id/],
  [tags('{}'), /Body: Tags/],
  [tags('"[]"'), /Body: Tags/],
];

describe('a malformed reply', () => {
  it('is tried in at least 40 forms', () => {
    expect(new Set(malformed.map(([text]) => text)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(malformed)(
    '%j is told as such, with the field for the log and a sentence for the tutor',
    async (text, detail) => {
      answerText(text);
      const error = await failure(makeClient().desk.write({ query: { Mode: 'a' }, body: { Text: '' } }));
      expect(error).toMatchObject({
        kind: 'malformed',
        endpoint: 'POST /api/Desk/Write',
        message: 'The answer could not be read. Please try again in a moment.',
        detail: expect.stringMatching(detail),
      });
      expect(server.received).toHaveLength(1);
    },
  );

  it('of 10 MB is not read to its end', async () => {
    answerText(`{"ErrorCode":0,"Msg":"${'x'.repeat(10 * 1024 * 1024)}","Body":1}`);
    expect(await failure(makeClient().desk.count())).toMatchObject({
      kind: 'malformed',
      detail: expect.stringContaining('8388608 bytes'),
    });
  });

  it('in the wrong charset is one, not a wrong text that passes', async () => {
    server.answer((response) => response.end(Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])));
    expect((await failure(makeClient().desk.count())).kind).toBe('malformed');
  });

  it('nested a hundred thousand deep does no harm', async () => {
    answerText(`{"ErrorCode":0,"Msg":"","Body":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect((await failure(makeClient().desk.count())).kind).toBe('malformed');
  });

  it("does not tell the log what the tutor's data were", async () => {
    answerText(tags('{"private":"Anna Reyes"}'));
    const error = await failure(makeClient().desk.write({ query: { Mode: 'a' }, body: { Text: '' } }));
    answerText(tags('[{"Name":{"private":"Anna Reyes"}}]'));
    await makeClient().desk.write({ query: { Mode: 'a' }, body: { Text: '' } });
    expect(records).toHaveLength(2);
    expect(JSON.stringify([error.detail, records])).not.toContain('Anna');
  });
});

const key = fc.constantFrom(
  'ErrorCode',
  'Msg',
  'Body',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'errorcode',
  '',
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(0, '0', 1, 3, 8, -1, null, true, false, '', [], {}, 1e21, '数据验证失败'),
  fc.jsonValue(),
);
const envelopeText = fc
  .array(fc.tuple(key, leaf), { maxLength: 6 })
  // Written out by hand, so that names may double and __proto__ is a name like any other.
  .map(
    (members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
  );
const likelyEnvelope = fc.record({
  ErrorCode: fc.constantFrom<unknown>(0, 0, 0, 0, 3, 8, 1, '0'),
  Msg: fc.option(fc.string()),
  Body: fc.oneof(fc.integer(), fc.double(), leaf),
});
const anyReply = fc.oneof(
  { weight: 3, arbitrary: likelyEnvelope.map((envelope) => JSON.stringify(envelope)) },
  { weight: 4, arbitrary: envelopeText },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.tuple(envelopeText, fc.nat(60)).map(([text, at]) => text.slice(0, at)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(envelopeText, fc.nat(60), fc.string())
      .map(([text, at, more]) => text.slice(0, at) + more + text.slice(at)),
  },
);

describe('of 3,000 generated replies', () => {
  it('each ends in a parsed Body or in an ApiError, and none pollutes a prototype', async () => {
    const client = makeClient();
    const before = Object.getOwnPropertyNames(Object.prototype);
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyReply, async (text) => {
        answerText(text);
        const outcome = await client.desk.count().then(
          ({ body }) => {
            // Only what JSON itself reads as success with a whole number may pass.
            expect(JSON.parse(text.replace(/^\ufeff/, ''))).toMatchObject({ ErrorCode: 0, Body: body });
            expect(Number.isInteger(body)).toBe(true);
            return 'ok';
          },
          (error: unknown) => (isApiError(error) ? error.kind : `not an ApiError: ${String(error)}`),
        );
        outcomes.add(outcome);
        expect(['ok', 'refused', 'malformed', 'sessionGone', 'signature']).toContain(outcome);
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
      }),
      { numRuns: 3_000 },
    );
    expect(outcomes).toEqual(new Set(['ok', 'refused', 'malformed', 'sessionGone', 'signature']));
  }, 60_000);
});

describe('the record of a call', () => {
  it('is made once, whether it went well or not, and names neither token, secret, parameter nor reply', async () => {
    const client = makeClient();
    const input = { query: { Mode: 'mode-value' }, body: { Text: 'text-value' } };
    const replies: (() => void)[] = [
      () => answerJson({ ErrorCode: 0, Msg: 'message-value', Body: { Id: 424_242, Tags: [{ Name: 'reply-value' }] } }),
      () => answerJson({ ErrorCode: 3, Msg: 'message-value' }),
      () => answerJson({ ErrorCode: 8, Msg: 'message-value' }),
      () => answerJson({ ErrorCode: 1, Msg: 'message-value' }),
      () => answerText('message-value', 229),
      () => answerText('message-value', 500),
      () => answerText('message-value'),
      () => answerJson({ ErrorCode: 0, Body: { Id: 'reply-value', Tags: [] } }),
      () => server.answer((response) => void response.socket?.destroy()),
    ];
    for (const arrange of replies) {
      arrange();
      await client.desk.write(input).catch(() => {});
    }
    expect(records.map(({ outcome }) => outcome)).toEqual([
      'ok',
      'sessionGone',
      'signature',
      'refused',
      'rateLimited',
      'unreachable',
      'malformed',
      'malformed',
      'unreachable',
    ]);
    for (const record of records) {
      expect(record.endpoint).toBe('POST /api/Desk/Write');
      expect(Number.isInteger(record.durationMs)).toBe(true);
    }
    for (const hidden of [token, secret, 'mode-value', 'text-value', 'message-value', 'reply-value', '424242']) {
      expect(JSON.stringify(records)).not.toContain(hidden);
    }
    expect(server.received).toHaveLength(replies.length);
  });

  it('of a timeout or an error has no stack of secrets: the error itself carries none either', async () => {
    answerText('', 500);
    const error = await failure(
      makeClient().desk.write({ query: { Mode: 'mode-value' }, body: { Text: 'text-value' } }),
    );
    const text = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: String(error.cause) });
    for (const hidden of [token, secret, 'mode-value', 'text-value']) expect(text).not.toContain(hidden);
  });

  it('is optional', async () => {
    const client = createClient(areas, { baseUrl: server.baseUrl, appId: 'a', secret: 's', requestId: 'r' });
    await expect(client.desk.count()).resolves.toEqual({ body: 1, message: '' });
  });
});

describe('an ApiError', () => {
  it('is told apart from any other', () => {
    expect(isApiError(new ApiError('timeout', '', { endpoint: 'GET /' }))).toBe(true);
    for (const other of [new Error('timeout'), { kind: 'timeout' }, null, undefined, 'timeout'])
      expect(isApiError(other)).toBe(false);
  });
});

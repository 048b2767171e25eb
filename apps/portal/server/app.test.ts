import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import routes from '../app/routes.ts';
import { serverBuild } from '../testing/server-build.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

const origin = 'https://portal.example';
const host = 'portal.example';
const environment = {
  APP_ID: 'portal',
  APP_SECRET: 'a-secret-of-sixteen-or-more',
  ROOT_SECRET: 'a-root-secret-of-thirty-two-characters',
  SESSION_SECRET: 'a-session-secret-of-thirty-two-characters',
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: 'silent',
};
const config = readConfig(environment);

let actions = 0;
let askedFrom: string | undefined;
const build = serverBuild(
  { default: (_request, status, headers) => new Response('<p>page</p>', { status, headers }) },
  {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => null,
        loader: ({ context }) => {
          askedFrom = context.clientAddress;
          return new Response('null', { headers: { 'content-type': 'application/json' } });
        },
        action: () => {
          actions += 1;
          return new Response('null', { headers: { 'content-type': 'application/json' } });
        },
      },
    },
  },
);
const app = createApp({ config, log: createLog(config), publicOrigin: () => origin, build });

/** Every address that a form could send to: each page and resource, as document and as data request, and the server's own. */
const everyPath: readonly string[] = [
  ...new Set([
    '/',
    '/?_data=root',
    ...pathsOf(await routes, '').flatMap(({ path, id }) => [path, `${path}?_data=${encodeURIComponent(id)}`]),
    ...app.routes.map(({ path }) => addressOf(path)),
  ]),
];

type Routes = Awaited<typeof routes>;

function pathsOf(entries: Routes, parent: string): { path: string; id: string }[] {
  return entries.flatMap(({ path, id, file, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const page = { path: addressOf(own === '' ? '/' : own), id: id ?? file.replace(/\.tsx?$/, '') };
    return [page, ...pathsOf(children, own)];
  });
}

/** An address that a pattern matches: each parameter and each rest filled in. */
function addressOf(pattern: string): string {
  return pattern.replaceAll(/:[a-z]+\??(?:\{[^}]*\})?/gi, '1').replaceAll('*', 'some/page');
}

describe('a request that may change something', () => {
  const post = (headers: Record<string, string>, path = '/', method = 'POST') =>
    app.request(path, { method, headers, ...(method === 'POST' ? { body: new URLSearchParams({ a: '1' }) } : {}) });

  const strangers: [string, Record<string, string>][] = [
    ['a foreign origin', { origin: 'https://evil.example' }],
    [
      'a foreign origin with our host as X-Forwarded-Host',
      { origin: 'https://evil.example', 'x-forwarded-host': 'portal.example' },
    ],
    ['our host on another scheme', { origin: 'http://portal.example' }],
    ['our host as a prefix', { origin: 'https://portal.example.evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site', { 'sec-fetch-site': 'same-site' }],
    ['no origin at all', {}],
  ];

  test.each(strangers)('is refused from %s, on every path and method', async (_name, headers) => {
    const before = actions;
    const letIn: string[] = [];
    for (const path of everyPath) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'LINK']) {
        const { status } = await post(headers, path, method);
        if (status !== 403) letIn.push(`${method} ${path} → ${status}`);
      }
    }
    expect(letIn).toEqual([]);
    expect(actions).toBe(before);
  });

  test('is looked for on every route that there is', () => {
    expect(everyPath.length).toBeGreaterThan(100);
    for (const path of [
      '/login',
      '/attendance/clock-in?_data=attendance%2Fclock-in',
      '/classDetail/1',
      '/hubs/tutor/negotiate',
      '/uploads/chunk',
    ]) {
      expect(
        everyPath.some((known) => known.toLowerCase() === path.toLowerCase()),
        path,
      ).toBe(true);
    }
  });

  test('is taken from our own pages', async () => {
    const before = actions;
    expect((await post({ origin, host })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin', host })).status).toBe(200);
    expect(actions).toBe(before + 2);
  });

  test('is taken from our own pages behind a proxy that names its own host', async () => {
    const before = actions;
    expect((await post({ origin, host: '127.0.0.1:3000' })).status).toBe(200);
    expect((await post({ origin, host, 'x-forwarded-host': 'inner.example' })).status).toBe(200);
    expect(actions).toBe(before + 2);
  });

  test('has the type of a form, or no body', async () => {
    const before = actions;
    const send = async (body: BodyInit, type?: string) =>
      (
        await app.request('/', {
          method: 'POST',
          headers: { origin, host, ...(type && { 'content-type': type }) },
          body,
        })
      ).status;
    expect(await send('{"a":1}', 'application/json')).toBe(415);
    expect(await send('a=1', 'text/plain')).toBe(415);
    expect(await send(new Uint8Array([1]))).toBe(415);
    expect(await send('a=1', 'multipart/form-data')).toBe(400);
    expect(await send('--x\r\nnothing', 'multipart/form-data; boundary=x')).toBe(400);
    expect(actions).toBe(before);
    const form = new FormData();
    form.append('a', '1');
    expect(await send(form)).toBe(200);
    expect((await app.request('/', { method: 'POST', headers: { origin, host } })).status).toBe(200);
    expect(actions).toBe(before + 2);
  });

  test('has at most 2,000 fields, however it is sent', async () => {
    const before = actions;
    const send = async (body: URLSearchParams | FormData, fields: number) => {
      for (let field = 0; field < fields; field += 1) body.append('account', '');
      return (await app.request('/', { method: 'POST', headers: { origin, host }, body })).status;
    };
    expect(await send(new URLSearchParams(), 2_001)).toBe(400);
    expect(await send(new FormData(), 2_001)).toBe(400);
    expect(actions).toBe(before);
    expect(await send(new URLSearchParams(), 2_000)).toBe(200);
    expect(await send(new FormData(), 2_000)).toBe(200);
    expect(actions).toBe(before + 2);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(250_000)],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(16_000)],
  ])('of %s with far too many fields is refused before it is parsed', async (type, body) => {
    const parse = vi.spyOn(Response.prototype, 'formData');
    const read = vi.spyOn(Request.prototype, 'formData');
    const answer = await app.request('/', { method: 'POST', headers: { origin, host, 'content-type': type }, body });
    expect([answer.status, parse.mock.calls.length, read.mock.calls.length]).toEqual([400, 0, 0]);
    vi.restoreAllMocks();
  });

  test.each([
    ['an index of four digits', 'times[9999]', 200],
    ['an index of five digits', 'times[10000]', 400],
    ['200 characters', `a${'.b'.repeat(99)}c`, 200],
    ['201 characters', `a${'.b'.repeat(100)}`, 400],
    ['a nest of 20,000', `a${'[0]'.repeat(20_000)}`, 400],
  ])('has no field whose name makes a huge list or nest: with %s', async (_what, name, status) => {
    const body = new URLSearchParams({ [name]: '1' });
    expect((await app.request('/', { method: 'POST', headers: { origin, host }, body })).status).toBe(status);
  });

  test.each([
    ['/', 'application/x-www-form-urlencoded', 413],
    ['/', 'multipart/form-data; boundary=x', 413],
    ['/newPersonalData', 'application/x-www-form-urlencoded', 413],
    // There is no such page in this build: it has passed.
    ['/newPersonalData', 'multipart/form-data; boundary=x', 404],
  ])('of more than 1 MiB, at %s as %s, is answered by %i', async (path, type, status) => {
    const headers = { origin, host, 'content-type': type };
    const answer = await app.request(path, { method: 'POST', headers, body: 'x'.repeat(1024 * 1024 + 1) });
    expect(answer.status).toBe(status);
  });
});

describe('every answer', () => {
  test('enforces a content security policy with a nonce of its own', async () => {
    const policies = await Promise.all([app.request('/'), app.request('/')]).then((answers) =>
      answers.map((answer) => answer.headers.get('content-security-policy') ?? ''),
    );
    const nonces = policies.map((policy) => /script-src 'nonce-([^']{16,})' 'strict-dynamic'/.exec(policy)?.[1]);
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const part of [
      "default-src 'self'",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policies[0]).toContain(part);
    }
    expect(policies[0]).not.toContain('unsafe');
  });

  test('tells browsers not to guess, not to frame, not to store and to stay on https', async () => {
    const { headers } = await app.request('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the address that tries are counted for', () => {
  const proxied = createApp({
    config: readConfig({ ...environment, TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' }),
    log: createLog(config),
    publicOrigin: () => origin,
    build,
  });
  const addressOfRequest = async (through: typeof app, remoteAddress: string, forwardedFor: string) => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { socket: { remoteAddress } });
    await through.request('/', { headers: { 'x-forwarded-for': forwardedFor } }, { incoming });
    return askedFrom;
  };

  test('is that of the connection, whatever the request says', async () => {
    expect(await addressOfRequest(app, '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
    expect(await addressOfRequest(proxied, '203.0.113.7', '198.51.100.1, 10.0.0.1')).toBe('203.0.113.7');
  });

  test('is the last one before the trusted proxies, whatever stands further ahead', async () => {
    expect(await addressOfRequest(proxied, '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
  });
});

describe('the hub', () => {
  test('is not negotiated for a visitor who is not signed in', async () => {
    expect((await app.request('/hubs/tutor/negotiate', { method: 'POST', headers: { origin } })).status).toBe(401);
  });
});

describe('a script that is gone', () => {
  test.each(['/assets/home-Bk3x9.js', '/assets/', '/assets', '/assets/..%2f..%2fpackage.json'])(
    '%s is told in a few words, and not kept',
    async (path) => {
      const answer = await app.request(path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Not found');
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

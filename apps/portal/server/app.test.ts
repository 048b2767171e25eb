import type { ServerBuild } from '@remix-run/server-runtime';
import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

const origin = 'https://portal.example';
const host = 'portal.example';
const config = readConfig({
  APP_ID: 'portal',
  APP_SECRET: 'a-secret-of-sixteen-or-more',
  SESSION_SECRET: 'a-session-secret-of-thirty-two-characters',
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: 'silent',
});

let actions = 0;
const build: ServerBuild = {
  entry: { module: { default: (_request, status, headers) => new Response('<p>page</p>', { status, headers }) } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => null,
        loader: () => new Response('null', { headers: { 'content-type': 'application/json' } }),
        action: () => {
          actions += 1;
          return new Response('null', { headers: { 'content-type': 'application/json' } });
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  assetsBuildDirectory: '',
  basename: '/',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: false,
  publicPath: '/',
  mode: 'production',
};
const app = createApp({ config, log: createLog(config), publicOrigin: () => origin, build });

describe('a request that may change something', () => {
  const post = (headers: Record<string, string>, path = '/', method = 'POST') =>
    app.request(path, { method, headers, ...(method === 'POST' ? { body: 'a=1' } : {}) });

  test.each([
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
  ])('is refused from %s, on every path and method', async (_name, headers) => {
    const before = actions;
    for (const path of ['/', '/?_data=root', '/hubs/tutor/negotiate', '/messages/read']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect((await post(headers, path, method)).status, `${method} ${path}`).toBe(403);
      }
    }
    expect(actions).toBe(before);
  });

  test('is taken from our own pages', async () => {
    const before = actions;
    expect((await post({ origin, host })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin', host })).status).toBe(200);
    expect(actions).toBe(before + 2);
  });

  test('is refused when its body is larger than 1 MiB', async () => {
    const answer = await app.request('/', { method: 'POST', headers: { origin }, body: 'x'.repeat(1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
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

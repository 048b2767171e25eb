import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSession } from '../app/session/session.server.ts';
import { serverBuild } from '../testing/server-build.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

const origin = 'https://portal.example';
const secrets = {
  APP_ID: 'portal',
  APP_SECRET: 'a-secret-of-sixteen-or-more',
  ROOT_SECRET: 'a-root-secret-of-thirty-two-characters',
  SESSION_SECRET: 'a-session-secret-of-thirty-two-characters',
};
const idsAtService: unknown[] = [];
const service = createServer((request, response) => {
  idsAtService.push(request.headers['x-request-id']);
  response.writeHead(200, { 'content-type': 'text/html', 'content-disposition': 'inline' });
  response.end('<script>alert(1)</script>');
});

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', secrets.SESSION_SECRET);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => service.close());

test('a file of a service that says nothing of it runs nothing, is not guessed at and stands in no frame', async () => {
  const { port } = service.address() as AddressInfo;
  const config = readConfig({ ...secrets, BACKEND_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
  const build = serverBuild({ default: () => new Response() }, {});
  const app = createApp({ config, log: createLog(config), publicOrigin: () => origin, build });
  const session = await startSession({ token: 'b'.repeat(43), expiresAt: new Date(Date.now() + 3_600_000) });
  const { status, headers } = await app.request('/uploads/file/Absent/page.html', {
    headers: { cookie: session.split(';')[0] ?? '' },
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  ['a file', '/uploads/file/Absent/page.html', 'GET', true],
  ['an upload of nobody', '/uploads/state?fileCode=a', 'GET', false],
  ['the hub', '/hubs/tutor/negotiate', 'POST', true],
])(
  'the log line of %s carries the id that its answer and the service have',
  async (_name, path, method, isPassedOn) => {
    const { port } = service.address() as AddressInfo;
    const config = readConfig({ ...secrets, BACKEND_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
    const lines: unknown[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const app = createApp({
      config,
      log,
      publicOrigin: () => origin,
      build: serverBuild({ default: () => new Response() }, {}),
    });
    const session = await startSession({ token: 'b'.repeat(43), expiresAt: new Date(Date.now() + 3_600_000) });
    idsAtService.length = 0;
    const { headers } = await app.request(path, {
      method,
      headers: { origin, ...(isPassedOn ? { cookie: session.split(';')[0] ?? '' } : {}) },
    });
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(lines.at(-1)).toMatchObject({ msg: 'request', requestId });
    if (isPassedOn) expect(idsAtService.at(-1)).toBe(requestId);
  },
);

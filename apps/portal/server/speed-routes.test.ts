import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import {
  idleTestMs,
  pingsMax,
  testBytesMax,
  testsAtOnceMax,
  testsPerHour,
  testsWindowMs,
  ticketMs,
  transferBytesMax,
} from '@tutor/rules/devices/network-limits';
import { ticketHeader } from '@tutor/rules/devices/speed-ticket';
import { minutes } from '@tutor/rules/time/durations';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../testing/request.ts';
import { readConfig } from './config.ts';
import type { PortalEnv } from './portal-env.ts';
import { mountSpeed } from './speed-routes.ts';

let server: Server;
let app: Hono<PortalEnv>;
let nowMs = 1_000_000;
const config = readConfig({ ...testSecrets, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });

function mounted(): Hono<PortalEnv> {
  const made = new Hono<PortalEnv>();
  made.use(compress());
  mountSpeed(made, config, () => nowMs);
  return made;
}
beforeAll(async () => {
  // Hono's own `Response` would stay with the other tests of this process.
  server = createServer(
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  app = mounted();
});

/** From an address, as the proxy in front tells it. */
const ask = (path: string, from = '192.0.2.1', init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${portOf(server)}/speed/${path}`, {
    ...init,
    headers: { 'x-forwarded-for': from, ...init.headers },
  });
const portOf = (listening: Server): number => (listening.address() as AddressInfo).port;

async function begin(from?: string): Promise<Record<string, string>> {
  const answer = await ask('begin', from, { method: 'POST' });
  expect(answer.status).toBe(200);
  const { ticket } = (await answer.json()) as { ticket: string };
  return { [ticketHeader]: ticket };
}
const down = (bytes: number | string, headers: Record<string, string>) =>
  ask(`down?bytes=${bytes}`, '192.0.2.1', { headers: { ...headers, 'accept-encoding': 'gzip' } });
const up = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  ask('up', '192.0.2.1', { method: 'POST', body, headers });

/** A request by hand, whose body goes out as the test likes. */
function open(path: string, options: RequestOptions) {
  const sent = httpRequest({ host: '127.0.0.1', port: portOf(server), path: `/speed/${path}`, ...options });
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject));
  return { sent, answer };
}

test('a download has just the bytes that were asked for, which nothing can compress or keep', async () => {
  const answer = await down(300_000, await begin());
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.byteLength).toBe(300_000);
  expect(gzipSync(bytes).byteLength).toBeGreaterThan(300_000);
});

test('an upload is answered with what has arrived', async () => {
  const answer = await up(new Uint8Array(123_456), await begin());
  expect(await answer.json()).toEqual({ receivedBytes: 123_456 });
});

test.each(['ping', 'down?bytes=1000'])(
  '%s is refused without a ticket, and with one that was made up or changed',
  async (path) => {
    const [name = ''] = Object.values(await begin());
    const [id, expires, signature] = name.split('.');
    const later = `${id}.${Number(expires) + minutes(60)}.${signature}`;
    expect((await ask(path)).status).toBe(403);
    for (const ticket of [
      '',
      'x',
      '..',
      `${id}.${expires}`,
      `${id}.${expires}.`,
      later,
      `${name}.x`,
      'a'.repeat(5_000),
    ]) {
      expect((await ask(path, undefined, { headers: { [ticketHeader]: ticket } })).status).toBe(403);
    }
  },
);

test('an upload without a ticket is refused', async () => {
  expect((await up(new Uint8Array(10), {})).status).toBe(403);
});

test.each(['0', '-5', '1e9', '1.5', 'abc', '', '0x10', '99999999999999999999'])(
  'bytes=%s is refused',
  async (bytes) => {
    expect((await down(bytes, await begin())).status).toBe(400);
  },
);

test('a request may have 5 MB and not a byte more', async () => {
  const ticket = await begin();
  expect((await down(transferBytesMax + 1, ticket)).status).toBe(413);
  expect((await up(new Uint8Array(transferBytesMax + 1), ticket)).status).toBe(413);
  expect(await (await up(new Uint8Array(transferBytesMax), ticket)).json()).toEqual({
    receivedBytes: transferBytesMax,
  });
});

test('a body that hides its length is cut where it is too much', async () => {
  const { sent, answer } = open('up', { method: 'POST', headers: await begin('127.0.0.1') });
  const piece = Buffer.alloc(transferBytesMax / 2 + 1);
  sent.write(piece);
  sent.write(piece);
  const { statusCode, headers } = await answer;
  sent.destroy();
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
});

test('a ticket pays for 40 MB, down and up together', async () => {
  const ticket = await begin();
  for (let sent = 0; sent < testBytesMax; sent += transferBytesMax) {
    const answer =
      sent % (2 * transferBytesMax) === 0
        ? down(transferBytesMax, ticket)
        : up(new Uint8Array(transferBytesMax), ticket);
    expect((await answer).status).toBe(200);
    await (await answer).arrayBuffer();
  }
  expect((await down(1, ticket)).status).toBe(413);
  expect((await up(new Uint8Array(1), ticket)).status).toBe(413);
});

test('a ticket pays for so many probes', async () => {
  const ticket = await begin();
  const headers = { headers: ticket };
  for (let count = 0; count < pingsMax; count += 1) await ask('ping', undefined, headers);
  expect((await ask('ping', undefined, headers)).status).toBe(429);
});

test('a ticket is worth nothing after its minute, nor after the test was ended', async () => {
  const ticket = await begin();
  nowMs += ticketMs - 1;
  expect((await ask('ping', undefined, { headers: ticket })).status).toBe(204);
  nowMs += 1;
  expect((await ask('ping', undefined, { headers: ticket })).status).toBe(410);
  const ended = await begin();
  expect((await ask('end', undefined, { method: 'POST', headers: ended })).status).toBe(204);
  expect((await down(10, ended)).status).toBe(410);
});

test('one address runs one test; a second may begin once the first was ended or left', async () => {
  const first = await begin();
  const refused = await ask('begin', undefined, { method: 'POST' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('6');
  expect(await refused.json()).toEqual({ reason: 'running', retryAfterSeconds: 6 });
  await begin('192.0.2.2');
  await ask('end', undefined, { method: 'POST', headers: first });
  const left = await begin();
  nowMs += idleTestMs;
  await begin();
  expect((await ask('ping', undefined, { headers: left })).status).toBe(410);
});

test('all addresses of one IPv6 network count as one', async () => {
  await begin('2001:db8::1');
  expect((await ask('begin', '2001:db8::2', { method: 'POST' })).status).toBe(429);
});

test('an address begins 30 tests an hour', async () => {
  for (let count = 0; count < testsPerHour; count += 1) {
    await begin();
    nowMs += idleTestMs;
  }
  const refused = await ask('begin', undefined, { method: 'POST' });
  expect(await refused.json()).toMatchObject({ reason: 'hourly' });
  nowMs += testsWindowMs - testsPerHour * idleTestMs;
  await begin();
});

test('only so many tests run at one time, whoever began them', async () => {
  for (let count = 0; count < testsAtOnceMax; count += 1) await begin(`198.51.100.${count}`);
  const refused = await ask('begin', '198.51.100.200', { method: 'POST' });
  expect(await refused.json()).toMatchObject({ reason: 'busy' });
  nowMs += idleTestMs;
  await begin('198.51.100.200');
});

test('another process of the portal takes the ticket, and counts by itself', async () => {
  const ticket = await begin();
  app = mounted();
  expect((await down(1_000, ticket)).status).toBe(200);
  expect((await down(transferBytesMax + 1, ticket)).status).toBe(413);
});

/** Waits until the address may begin anew, before its first ticket ends by itself. */
async function freedAddress(): Promise<void> {
  const since = nowMs;
  await expect
    .poll(async () => {
      nowMs += idleTestMs;
      return (await ask('begin', undefined, { method: 'POST' })).status;
    })
    .toBe(200);
  expect(nowMs - since).toBeLessThan(ticketMs - 2 * idleTestMs);
}

test('a download that is given up stops at the server too, and frees its address', async () => {
  const ticket = await begin();
  const leaving = new AbortController();
  const answer = await ask('down?bytes=5000000', undefined, { headers: ticket, signal: leaving.signal });
  await answer.body?.getReader().read();
  // A request that is under way keeps its test alive.
  nowMs += idleTestMs;
  expect((await ask('begin', undefined, { method: 'POST' })).status).toBe(429);
  leaving.abort();
  await freedAddress();
});

test('an upload that is cut off frees its address', async () => {
  const headers = { ...(await begin()), 'x-forwarded-for': '192.0.2.1', 'content-length': '1000000' };
  const arrived = once(server, 'request');
  const { sent, answer } = open('up', { method: 'POST', headers });
  answer.catch(() => undefined);
  sent.write(Buffer.alloc(100_000));
  await arrived;
  nowMs += idleTestMs;
  expect((await ask('begin', undefined, { method: 'POST' })).status).toBe(429);
  sent.destroy();
  await freedAddress();
});

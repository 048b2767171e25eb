import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSession } from '../app/session/session.server.ts';
import { testContext, testSecrets } from '../testing/request.ts';
import { attachHubUpgrade } from './hub-proxy.ts';

const origin = 'https://portal.example';
const token = 'token-of-a-tutor-0123456789';

let backend: Server;
let portal: Server;
let cookie: string;
/** Upgrades that reached the backend, and the sockets of those that it took. */
const asked: IncomingMessage[] = [];
const taken: Duplex[] = [];
let answer: 'take' | 'refuse' | 'hang' = 'take';

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ErrorCode: 0, Msg: '', Body: { SignalrNoticeHubUrl: '/live/notice' } }));
  });
  backend.on('upgrade', (request, socket) => {
    asked.push(request);
    socket.on('error', () => {});
    if (answer === 'refuse') socket.end('HTTP/1.1 409 Conflict\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    if (answer !== 'take') return;
    taken.push(socket);
    socket.resume();
    socket.on('end', () => socket.end());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.write('from the backend');
  });
  const { config, log } = testContext(`http://127.0.0.1:${await listen(backend)}`);
  portal = createServer();
  attachHubUpgrade(portal, config, () => origin, log);
  await listen(portal);
  const session = { token, expiresAt: new Date(Date.now() + 3_600_000) };
  cookie = (await startSession(session)).split(';')[0] ?? '';
});
afterAll(() => {
  for (const server of [backend, portal]) server.close();
});
beforeEach(() => {
  asked.length = 0;
  taken.length = 0;
  answer = 'take';
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

interface Asked {
  socket: Socket;
  heard: () => string;
}

/** Asks the portal for the hub as a browser does. One that has vanished never closes its own side. */
function ask(
  headers: Record<string, string> = { origin, cookie },
  path = '/hubs/tutor?id=one&access_token=x',
  isVanished = false,
): Asked {
  const socket = connect({ port: portOf(portal), host: '127.0.0.1', allowHalfOpen: isVanished });
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    heard += String(data);
  });
  const lines = Object.entries({
    host: 'portal.example',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AQEBAQEBAQEBAQEBAQEBAQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return { socket, heard: () => heard };
}

async function connected({ isVanished = false } = {}): Promise<Asked & { far: Duplex }> {
  const near = ask(undefined, undefined, isVanished);
  await vi.waitFor(() => expect(near.heard()).toContain('from the backend'), { timeout: 20_000 });
  const far = taken.at(-1);
  if (far === undefined) throw new Error('the backend took nobody');
  return { ...near, far };
}

describe('an upgrade to the hub', () => {
  test('is carried on to where the settings say, with the bearer and without cookie or query, both ways', async () => {
    const { socket, far } = await connected();
    expect(asked[0]?.url).toBe('/live/notice?id=one');
    expect(asked[0]?.headers).toMatchObject({ authorization: `Bearer ${token}` });
    expect(asked[0]?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(asked[0]?.headers.cookie).toBeUndefined();
    const received = once(far, 'data');
    socket.write('from the browser');
    expect(String((await received)[0])).toBe('from the browser');
    socket.destroy();
  });

  test.each([
    ['without a session', { origin }, '/hubs/tutor', '401 Unauthorized'],
    ['with a forged session', { origin, cookie: 'Admin-Token=forged' }, '/hubs/tutor', '401 Unauthorized'],
    ['from elsewhere', { origin: 'https://evil.example' }, '/hubs/tutor', '403 Forbidden'],
    ['from nowhere', {}, '/hubs/tutor', '403 Forbidden'],
    ['to another path', { origin }, '/hubs/other', '404 Not Found'],
  ])('%s is refused here, and the line closed', async (_name, headers, path, status) => {
    const { socket, heard } = ask(headers, path);
    await once(socket, 'close');
    expect(heard()).toContain(status);
    expect(asked).toEqual([]);
  });

  test('that the backend refuses is refused with its words', async () => {
    answer = 'refuse';
    const { socket, heard } = ask();
    await once(socket, 'close');
    expect(heard()).toContain('409 Conflict');
  });

  test('ends nobody else’s when the browser resets the line on which it was refused', async () => {
    const { socket } = ask({ origin }, undefined, true);
    socket.once('data', () => socket.resetAndDestroy());
    await once(socket, 'close');
    (await connected()).socket.destroy();
  });
});

describe('a connection to the hub', () => {
  test.each(['ends', 'breaks'])('ends at the backend when the browser %s it', async (how) => {
    const { socket, far } = await connected();
    const closed = once(far, 'close');
    if (how === 'ends') socket.end();
    else socket.resetAndDestroy();
    await closed;
  });

  test('ends at the browser when the backend ends it', async () => {
    const { socket, far } = await connected();
    const closed = once(socket, 'close');
    far.end();
    await closed;
  });

  test('is let go a little later when the browser does not answer the goodbye', async () => {
    await vi.waitFor(async () => expect(await connectionsOf(portal)).toBe(0), { timeout: 20_000 });
    const { socket, far } = await connected({ isVanished: true });
    far.end();
    await vi.waitFor(async () => expect(await connectionsOf(portal)).toBe(0), { timeout: 20_000, interval: 100 });
    socket.destroy();
  }, 30_000);
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

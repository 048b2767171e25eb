import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrain } from './drain.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a request that is under way when the portal is stopped has 10 s to be answered, and its line is closed then; a socket of the hub is cut before', async () => {
  const server = createServer({ keepAliveTimeout: 75_000 }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const drain = createDrain(server);
  server.on('upgrade', (_request, socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  );

  const slow = request({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) }).end();
  const [, response] = await once(server, 'request');
  const hub = request({ port, host: '127.0.0.1', headers: { connection: 'Upgrade', upgrade: 'x' } }).end();
  const [, socket] = await once(hub, 'upgrade');
  const isCut = once(socket, 'close');
  socket.resume();

  const drained = drain();
  vi.advanceTimersByTime(9_999);
  await isCut;
  const answered = once(slow, 'response');
  response.end('done');
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await drained;
});

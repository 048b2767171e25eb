import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, listen } from '../src/http/http-server.ts';

describe('the service', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('waits 10 s for headers, 30 s for a request, and looks every 2 s', () => {
    server = createHttpServer(() => {});
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 75_000 });
    expect(Reflect.get(server, 'connectionsCheckingInterval')).toBe(2_000);
  });

  it.each([
    ['nothing', ''],
    ['half of its headers', 'GET / HTTP/1.1\r\nHost: servi'],
    ['half of its body', 'POST / HTTP/1.1\r\nHost: service\r\nContent-Length: 9\r\n\r\n{'],
  ])('closes the line of a sender that has sent %s in time', async (_what, sent) => {
    server = createHttpServer((request) => request.resume(), {
      headersTimeout: 100,
      requestTimeout: 100,
      connectionsCheckingInterval: 20,
    });
    const { port } = new URL(await listen(server, 0, '127.0.0.1'));
    const socket = connect(Number(port), '127.0.0.1').on('data', () => {});
    socket.write(sent);
    await once(socket, 'close');
  });
});

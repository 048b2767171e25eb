import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

describe('the server', () => {
  let server: ReturnType<typeof createHttpServer>;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function open(...given: Parameters<typeof createHttpServer>): Promise<number> {
    server = createHttpServer(...given);
    server.on('request', (request, response) => request.resume().on('end', () => response.end('done')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    return address.port;
  }

  /** Everything that is answered to these bytes until the server closes the line. */
  async function answerTo(port: number, sent: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.write(sent);
    await once(socket, 'close');
    return answer;
  }

  test('waits 10 s for headers, 5 minutes for a request, and looks every 2 s', async () => {
    await open();
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 75_000 });
    expect(Reflect.get(server, 'connectionsCheckingInterval')).toBe(2_000);
  });

  test('closes every line whose headers are too slow', async () => {
    const port = await open({ headersTimeout: 100, connectionsCheckingInterval: 20 });
    const heads = Array.from({ length: 100 }, (_, index) => 'GET / HTTP/1.1\r\nHost: portal\r\n'.slice(0, index % 30));
    const answers = await Promise.all(heads.map((head) => answerTo(port, head)));
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  });

  test('closes a line whose body is too slow', async () => {
    const port = await open({ headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 });
    expect(await answerTo(port, 'POST / HTTP/1.1\r\nHost: portal\r\nContent-Length: 9\r\n\r\na=1')).toContain('408');
  });
});

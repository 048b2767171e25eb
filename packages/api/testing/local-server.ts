import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface ReceivedRequest {
  method: string | undefined;
  /** Path with its query. */
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface LocalServer {
  baseUrl: string;
  received: ReceivedRequest[];
  /** What answers from now on. */
  answer(handler: (response: ServerResponse, request: ReceivedRequest) => void): void;
  /** Resolves with the next request, before it is answered. */
  nextRequest(): Promise<ReceivedRequest>;
  close(): Promise<void>;
}

/** A real HTTP server on a free port whose every answer a test decides. */
export async function startLocalServer(): Promise<LocalServer> {
  const received: ReceivedRequest[] = [];
  const waiting: ((request: ReceivedRequest) => void)[] = [];
  let handler: (response: ServerResponse, request: ReceivedRequest) => void = (response) => void response.end();
  const http = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const request = {
        method: message.method,
        url: message.url,
        headers: message.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      received.push(request);
      for (const resolve of waiting.splice(0)) resolve(request);
      handler(response, request);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    received,
    answer(next) {
      handler = next;
    },
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close() {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}

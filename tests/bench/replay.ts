import { createServer, type IncomingMessage } from 'node:http';

const callsKept = 1_000;

/** A call as the portal made it. */
export interface RecordedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Answers every call with what the real backend answered to the same call the first time. So the portal's own cost is
 * measured with all its calls over HTTP in it, and not the reference backend's database.
 */
export async function startReplay(
  backendUrl: string,
): Promise<{ url: string; takeCalls: () => RecordedCall[]; stop: () => void }> {
  const answers = new Map<string, { status: number; type: string; body: Buffer }>();
  let calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    void answer(request)
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'content-length': body.length });
        response.end(body);
      })
      .catch(() => response.writeHead(502).end());
  });
  server.keepAliveTimeout = 60_000;

  async function answer(request: IncomingMessage): Promise<{ status: number; type: string; body: Buffer }> {
    const sent = await bodyOf(request);
    const path = request.url ?? '/';
    const method = request.method ?? 'GET';
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers as Record<string, string>;
    if (calls.length < callsKept) calls.push({ method, path, headers, body: sent.toString() });
    // Times in a body differ from one second to the next; one answer serves them all.
    const key = `${method} ${path.replace(/\d{4,}/g, 'n')} ${sent.toString().replace(/\d{4}-[^"]+/g, 'time')}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const real = await fetch(new URL(path, backendUrl), {
      method,
      headers,
      ...(sent.length === 0 ? {} : { body: new Uint8Array(sent) }),
    });
    const recorded = {
      status: real.status,
      type: real.headers.get('content-type') ?? 'application/json',
      body: Buffer.from(await real.arrayBuffer()),
    };
    if (real.ok) answers.set(key, recorded);
    return recorded;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the replaying server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Those since the last taking, the first thousand of them. */
    takeCalls: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

import { ticketHeader } from '@tutor/rules/devices/speed-ticket';
import { afterEach, expect, test, vi } from 'vitest';
import { portalLine } from './network-line.ts';

afterEach(() => void vi.unstubAllGlobals());

const { signal } = new AbortController();
const asked: { path: string; init: RequestInit }[] = [];
function answer(make: () => Response): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return make();
  });
}

test.each([200, 413, 429, 500, 403, 410])('a probe that is answered with %s is none', async (status) => {
  answer(() => new Response('a page of some proxy', { status }));
  await expect(portalLine.ping('t', signal)).rejects.toThrow(String(status));
});

test.each([204, 206, 413, 429, 500])('a transfer that is answered with %s counts for nothing', async (status) => {
  answer(() => new Response(status === 204 ? null : new Uint8Array(1_000), { status }));
  await expect(portalLine.down('t', 1_000, signal, () => {})).rejects.toThrow(String(status));
  await expect(portalLine.up('t', 1_000, signal)).rejects.toThrow(String(status));
});

test('no request follows a redirect, and each carries the ticket outside of its address', async () => {
  answer(() => new Response(null, { status: 204 }));
  await portalLine.ping('secret', signal);
  portalLine.end('secret');
  for (const { path, init } of asked) {
    expect(path).not.toContain('secret');
    expect(init).toMatchObject({ redirect: 'error', cache: 'no-store', headers: { [ticketHeader]: 'secret' } });
  }
});

test('a download that ends early or brings too much counts for nothing', async () => {
  for (const bytes of [999, 1_001]) {
    answer(() => new Response(new Uint8Array(bytes)));
    await expect(portalLine.down('t', 1_000, signal, () => {})).rejects.toThrow('of 1000 bytes');
  }
});

test('a download counts what came after its first piece', async () => {
  answer(() => {
    const pieces = [100, 400, 500].map((size) => new Uint8Array(size));
    return new Response(
      new ReadableStream({
        pull(controller) {
          const piece = pieces.shift();
          if (piece === undefined) controller.close();
          else controller.enqueue(piece);
        },
      }),
    );
  });
  const seen: number[] = [];
  expect(await portalLine.down('t', 1_000, signal, (bytes) => void seen.push(bytes))).toMatchObject({ bytes: 900 });
  expect(seen).toEqual([100, 400, 500]);
});

test('an upload counts only with the receipt for all of its bytes', async () => {
  answer(() => Response.json({ receivedBytes: 1_000 }));
  expect(await portalLine.up('t', 1_000, signal)).toMatchObject({ bytes: 1_000 });
  for (const receipt of [{ receivedBytes: 999 }, { receivedBytes: -1 }, {}, 'ok']) {
    answer(() => Response.json(receipt));
    await expect(portalLine.up('t', 1_000, signal)).rejects.toThrow();
  }
});

test('what goes up is random, for more than one piece', async () => {
  answer(() => Response.json({ receivedBytes: 200_000 }));
  await portalLine.up('t', 200_000, signal);
  const body = asked[0]?.init.body;
  if (!(body instanceof Blob)) throw new Error('no body went up');
  const gzip = body.stream().pipeThrough(new CompressionStream('gzip'));
  expect((await new Response(gzip).arrayBuffer()).byteLength).toBeGreaterThan(200_000);
});

test('a refused beginning says why and for how long; words of something else are a fault', async () => {
  answer(() => Response.json({ reason: 'running', retryAfterSeconds: 6 }, { status: 429 }));
  expect(await portalLine.begin(signal)).toEqual({ refusal: { reason: 'running', retryAfterSeconds: 6 } });
  answer(() => new Response('<html>', { status: 429 }));
  await expect(portalLine.begin(signal)).rejects.toThrow();
});

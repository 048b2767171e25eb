import { afterEach, expect, it, vi } from 'vitest';
import type { UploadReply } from './upload-reply.ts';
import { portalTransport } from './upload-transport.ts';

const stored: UploadReply = { isDone: true, chunks: [1], file: null };

/** A browser's request that ends when it is told to. */
class Request extends EventTarget {
  static readonly onTheWay: Request[] = [];
  readonly upload = new EventTarget();
  response: unknown;
  open(): void {}
  send(): void {
    Request.onTheWay.push(this);
  }
  end(): void {
    this.response = stored;
    this.dispatchEvent(new Event('loadend'));
  }
}

afterEach(() => vi.unstubAllGlobals());

it('sends slices of four files at a time, and says of each when it sets out', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const started: number[] = [];
  const replies = [1, 2, 3, 4, 5].map((file) =>
    portalTransport.chunks(
      { fileCode: `file-${file}`, moduleName: 'Absent' },
      { first: 1, fileName: 'a.png', bytes: new Blob(['a']), onStart: () => started.push(file), onSent: () => {} },
      new AbortController().signal,
    ),
  );
  await vi.waitFor(() => expect(Request.onTheWay).toHaveLength(4), { timeout: 20_000 });
  expect(started).toEqual([1, 2, 3, 4]);
  Request.onTheWay[2]?.end();
  expect(await replies[2]).toEqual(stored);
  await vi.waitFor(() => expect(started).toEqual([1, 2, 3, 4, 5]), { timeout: 20_000 });
  for (const request of Request.onTheWay) request.end();
  expect(await Promise.all(replies)).toEqual(Array(5).fill(stored));
});

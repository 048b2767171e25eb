import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tutorHeader } from '../kit/line/drawn-for.ts';
import type { UploadReply } from './upload-reply.ts';
import { portalTransport } from './upload-transport.ts';

const stored: UploadReply = { isDone: true, chunks: [1], file: null };

/** A browser's request that ends when it is told to. */
class Request extends EventTarget {
  static readonly onTheWay: Request[] = [];
  readonly upload = new EventTarget();
  response: unknown;
  timeout = 0;
  readonly headers: Record<string, string> = {};
  isOfAnother = false;
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.isOfAnother && name === tutorHeader ? '8' : null;
  }
  send(): void {
    Request.onTheWay.push(this);
  }
  end(): void {
    this.response = stored;
    this.dispatchEvent(new Event('loadend'));
  }
}

const replace = vi.fn();

beforeEach(() => {
  Request.onTheWay.length = 0;
  vi.stubGlobal('window', {
    __remixRouter: { state: { loaderData: { 'shell/frame': { tutor: { tuid: 7 } } } } },
    location: { pathname: '/leave', search: '', replace },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
});

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
  // Five minutes, as the specification says of slices and of the merge.
  expect(new Set(Request.onTheWay.map(({ timeout }) => timeout))).toEqual(new Set([300_000]));
  for (const request of Request.onTheWay) request.end();
  expect(await Promise.all(replies)).toEqual(Array(5).fill(stored));
});

it('sends slices for the tutor that the page was drawn for; for another one the page loads anew, and they have no answer', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const answered = vi.fn();
  void portalTransport
    .chunks(
      { fileCode: 'file-1', moduleName: 'Absent' },
      { first: 1, fileName: 'a.png', bytes: new Blob(['a']), onStart: () => {}, onSent: () => {} },
      new AbortController().signal,
    )
    .then(answered, answered);
  await vi.waitFor(() => expect(Request.onTheWay).toHaveLength(1), { timeout: 20_000 });
  const [request] = Request.onTheWay;
  expect(request?.headers).toEqual({ [tutorHeader]: '7' });
  if (request !== undefined) request.isOfAnother = true;
  request?.end();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/leave');
  // By then a reply would have been heard.
  await new Promise(setImmediate);
  expect(answered).not.toHaveBeenCalled();
});

it('waits five minutes for a merge, and is told to try again after that', async () => {
  const given = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const reply = portalTransport.merge(
    { fileCode: 'file-1', moduleName: 'Absent' },
    { fileSize: 1 },
    new AbortController().signal,
  );
  expect(timeout).toHaveBeenCalledExactlyOnceWith(300_000);
  given.abort(new DOMException('over', 'TimeoutError'));
  expect(await reply).toEqual({ isDone: false, kind: 'busy', message: '' });
});

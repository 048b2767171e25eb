import { afterEach, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';

const line = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', line);
afterEach(() => {
  line.mockReset();
  vi.restoreAllMocks();
});

const lost = { isDone: false, kind: 'unknown', message: 'Links seem to get inaccessible.' };

test.each([
  ['what was done', { isDone: true, body: { id: 3 } }, 200],
  ['a refusal', { isDone: false, kind: 'refused', message: 'Not now.' }, 200],
  ['the wish to slow down', { isDone: false, kind: 'limited', message: 'Slow down.' }, 200],
  ['that nobody is signed in', { isDone: false, kind: 'signedOut', message: 'Please sign in.' }, 401],
])('%s is answered as the portal says it', async (_name, answer, status) => {
  line.mockResolvedValueOnce(Response.json(answer, { status }));
  expect(await ask('/growth/visit', { page: '/growthCenter' })).toEqual(answer);
  expect(line.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: new URLSearchParams({ page: '/growthCenter' }),
  });
});

test.each([
  ['a dead line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer that breaks off', async () => new Response('{"isDone":')],
  ['another program', async () => Response.json({ ok: true })],
])('%s leaves unknown what came of it', async (_name, answer) => {
  line.mockImplementationOnce(answer);
  expect(await ask('/messages/read', { mid: '7' })).toEqual(lost);
});

test('a line that is silent is given up, and one that nobody waits for any more', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const silent: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  line.mockImplementation(silent);
  const own = new AbortController();
  const asked = [
    ask('/messages/moodle-unread', undefined),
    ask('/messages/read', { mid: '7' }, { signal: own.signal }),
  ];
  own.abort();
  expect(await asked[1]).toEqual(lost);
  limit.abort();
  expect(await asked[0]).toEqual(lost);
  expect(line.mock.calls[0]?.[1]?.method).toBe('GET');
});

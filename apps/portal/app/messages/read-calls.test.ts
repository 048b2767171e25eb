import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { afterEach, expect, test, vi } from 'vitest';
import { readCalls, SlowDownError, UncertainError } from './read-calls.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => vi.restoreAllMocks());

/** A line that is silent: a call on it ends by its own limit alone. Returns what brings that limit about. */
function silentLine() {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetched.mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  return { timeout, end: () => limit.abort(new DOMException('signal timed out', 'TimeoutError')) };
}

test.each([
  ['a message marked as read', () => readCalls.markRead(7), 'Links seem to get inaccessible.'],
  ['a message marked as unread', () => readCalls.markUnread(7), 'Links seem to get inaccessible.'],
  [
    'all marked as read',
    () => readCalls.markAllRead({ upTo: 9, kind: null, source: null }),
    'Links seem to get inaccessible.',
  ],
  ['the taking back', () => readCalls.undoMarkAllRead(9), 'Links seem to get inaccessible.'],
])('on a line that is silent %s has failed after 15 s', async (_name, call, message) => {
  const { timeout, end } = silentLine();
  const failed = expect(call()).rejects.toThrow(message);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(callTimeoutMs);
  end();
  await failed;
});

test('an answer that breaks off, or never comes, is told in words of ours', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(readCalls.markRead(7)).rejects.toThrow('Links seem to get inaccessible.');
  fetched.mockResolvedValueOnce(new Response('{"seq":'));
  await expect(readCalls.markRead(7)).rejects.toThrow('Links seem to get inaccessible.');
});

test('a service that asks to slow down is told apart, in its own words', async () => {
  fetched.mockResolvedValueOnce(Response.json({ isDone: false, kind: 'limited', message: 'Slow down.' }));
  const failure: unknown = await readCalls.markRead(7).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SlowDownError);
  expect(failure).toMatchObject({ message: 'Slow down.' });
  fetched.mockResolvedValueOnce(Response.json({ isDone: false, kind: 'refused', message: 'Not now.' }));
  const refusal: unknown = await readCalls.markRead(7).catch((error: unknown) => error);
  expect(refusal).not.toBeInstanceOf(SlowDownError);
  expect(refusal).toMatchObject({ message: 'Not now.' });
});

test.each([
  ['the line broke', async () => Promise.reject(new TypeError('Failed to fetch')), true],
  [
    'the service could not be reached',
    async () => Response.json({ isDone: false, kind: 'unknown', message: 'No.' }),
    true,
  ],
  ['the service refused', async () => Response.json({ isDone: false, kind: 'refused', message: 'No.' }), false],
  [
    'the service asked to slow down',
    async () => Response.json({ isDone: false, kind: 'limited', message: 'No.' }),
    false,
  ],
])('where %s it is told whether the mark may have been made all the same', async (_name, answer, isUncertain) => {
  fetched.mockImplementationOnce(answer);
  const failure: unknown = await readCalls
    .markAllRead({ upTo: undefined, kind: null, source: null })
    .catch((error: unknown) => error);
  expect(failure instanceof UncertainError).toBe(isUncertain);
});

import { moodlePollIntervalMs } from '@tutor/rules/realtime/policy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMoodlePoll } from './moodle-poll.ts';

const page = { visibilityState: 'visible' };
const portal = vi.fn<typeof fetch>();
const onUnread = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', portal);
  page.visibilityState = 'visible';
  for (const mock of [portal, onUnread]) mock.mockReset();
  portal.mockImplementation(async () => Response.json({ isDone: true, body: 3 }));
  stop = startMoodlePoll(onUnread);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const turns = (count: number) => vi.advanceTimersByTimeAsync(count * moodlePollIntervalMs);

test('asks every 30 s and tells what is unread, until it is stopped', async () => {
  await vi.advanceTimersByTimeAsync(29_999);
  expect(portal).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onUnread.mock.calls).toEqual([[3]]);
  await turns(2);
  expect(portal).toHaveBeenCalledTimes(3);
  stop();
  await turns(2);
  expect(portal).toHaveBeenCalledTimes(3);
});

test('has one asking on its way at most', async () => {
  let answer: (response: Response) => void = () => {};
  portal.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await turns(3);
  expect(portal).toHaveBeenCalledTimes(1);
  answer(Response.json({ isDone: true, body: 5 }));
  await turns(1);
  expect(onUnread.mock.calls).toEqual([[5], [3]]);
});

test('asks for nothing while nobody looks at the page, and again once somebody does', async () => {
  page.visibilityState = 'hidden';
  await turns(3);
  expect(portal).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  await turns(1);
  expect(portal).toHaveBeenCalledTimes(1);
});

test('ends with the session', async () => {
  portal.mockImplementation(async () =>
    Response.json({ isDone: false, kind: 'signedOut', message: 'Please sign in.' }, { status: 401 }),
  );
  await turns(4);
  expect([portal.mock.calls.length, onUnread.mock.calls]).toEqual([1, []]);
});

test.each([
  ['the portal is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the portal cannot say',
    async () => Response.json({ isDone: false, kind: 'unknown', message: 'Please try again.' }),
  ],
  ['something in between answers', async () => new Response('<p>hello</p>')],
] as const)('goes on where %s', async (_case, answer) => {
  portal.mockImplementationOnce(answer);
  await turns(2);
  expect(onUnread.mock.calls).toEqual([[3]]);
});

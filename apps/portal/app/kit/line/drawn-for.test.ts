import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawnForFetch, isLeftForAnother, tutorHeader } from './drawn-for.ts';

const replace = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/message', search: '?page=2', replace } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
});

const taken = () => vi.fn<typeof fetch>(() => Promise.resolve(new Response('taken')));

describe('what a page asks', () => {
  test('says for whom the page was drawn, beside what it says anyway', async () => {
    const line = taken();
    const answer = await drawnForFetch(line, () => 7)('/messages/read', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: 'mid=1',
    });
    expect(await answer.text()).toBe('taken');
    expect(isLeftForAnother()).toBe(false);
    const [address, init] = line.mock.calls[0] ?? [];
    expect([address, init?.method, init?.body]).toEqual(['/messages/read', 'POST', 'mid=1']);
    expect([...new Headers(init?.headers)]).toEqual([
      ['accept', 'application/json'],
      [tutorHeader, '7'],
    ]);
    expect(replace).not.toHaveBeenCalled();
  });

  test('says nothing of it where nobody is signed in', async () => {
    const line = taken();
    await drawnForFetch(line, () => undefined)('/shell/now');
    expect(line.mock.calls[0]).toEqual(['/shell/now', undefined]);
  });

  test('is answered by a load of the whole page once another tutor is signed in, and by nothing else', async () => {
    const line = vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response('', { status: 409, headers: { [tutorHeader]: '8' } })),
    );
    const answered = vi.fn();
    void drawnForFetch(line, () => 7)('/messages/updates?since=4').then(answered, answered);
    // Known as the page goes: a log-out of this tutor has not happened, and wipes nothing.
    replace.mockImplementation(() => expect(isLeftForAnother()).toBe(true));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/message?page=2'));
    expect(replace).toHaveReturned();
    expect(answered).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchRelays } from './fetch-relays.ts';

const servers = [{ urls: ['turn:turn.example:3478'], username: '1790000000:7', credential: 'abc' }];
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

it('the test of a tutor has the servers of calls, with their credentials', async () => {
  ask.mockResolvedValue(
    Response.json({ isDone: true, body: { IceServers: servers, ExpiresTime: '2026-11-26T12:00:00.000Z' } }),
  );
  expect(await fetchRelays(true, signal)).toEqual(servers);
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/call/calls']);
});

it('a tutor whose session is over has none, and the test goes on', async () => {
  ask.mockResolvedValue(Response.json({ isDone: false, kind: 'signedOut', message: 'Please sign in.' }));
  expect(await fetchRelays(true, signal)).toEqual([]);
});

it('a visitor has none, and the service is not asked', async () => {
  expect(await fetchRelays(false, signal)).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

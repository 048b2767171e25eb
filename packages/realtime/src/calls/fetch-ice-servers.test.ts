import { seconds } from '@tutor/rules/time/durations';
import { expect, it } from 'vitest';
import { FakeTimers } from '../../testing/fake-timers.ts';
import { fetchIceServers } from './fetch-ice-servers.ts';

const ExpiresTime = '2026-11-26T10:00:00Z';

function fetchFrom(iceServers: (signal: AbortSignal) => Promise<unknown>, signal = new AbortController().signal) {
  const timers = new FakeTimers();
  const calls = { iceServers: (_: object, tried: AbortSignal) => iceServers(tried) };
  return { timers, found: fetchIceServers(calls, { timers, signal }) };
}

it('servers are taken as the service names them, those without credentials without', async () => {
  const stun = { urls: ['stun:stun.example.com:3478'] };
  const turn = { urls: ['turn:turn.example.com:3478'], username: '1795690000:7', credential: 'secret' };
  const { found } = fetchFrom(async () => ({ IceServers: [stun, turn], ExpiresTime }));
  const servers = await found;
  expect(servers).toEqual([stun, turn]);
  // A browser refuses a server whose username is undefined.
  expect(Object.keys(servers?.[0] ?? {})).toEqual(['urls']);
});

it.each([
  ['an unreachable service', () => Promise.reject(new Error('unreachable'))],
  ['an answer that cannot be read', async () => ({ IceServers: [{ urls: 'stun:x' }], ExpiresTime })],
])('%s leaves a call without them', async (_, ask) => {
  expect(await fetchFrom(ask).found).toBeUndefined();
});

it('a call waits 3 seconds for them, and then no longer', async () => {
  let asked: AbortSignal | undefined;
  const { timers, found } = fetchFrom((signal) => {
    asked = signal;
    return new Promise(() => {});
  });
  await timers.pass(seconds(2.9));
  expect(asked?.aborted).toBe(false);
  await timers.pass(seconds(0.1));
  expect(await found).toBeUndefined();
  expect(asked?.aborted).toBe(true);
});

it('a call that has ended asks nobody', async () => {
  const { found, timers } = fetchFrom(() => Promise.reject(new Error('asked')), AbortSignal.abort());
  expect(await found).toBeUndefined();
  expect(timers.pending).toBe(0);
});

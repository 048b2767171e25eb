import { minutes } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testContext } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { serverNow } from './server-clock.server.ts';

const start = Date.parse('2026-11-20T06:00:00Z');
let backend: ScriptedBackend;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  backend = await startScriptedBackend();
});
afterEach(async () => {
  vi.useRealTimers();
  await backend.close();
});

/** This machine's clock, the service's, and how far ahead of this machine's it is then said to be. */
async function aheadAt(own: number, service: number): Promise<number> {
  vi.setSystemTime(own);
  backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: new Date(service).toISOString() } });
  return (await serverNow(testContext(backend.url))) - own;
}

test('the service’s clock is asked for again after more than a minute, either way', async () => {
  expect(await aheadAt(start, start + 5_000)).toBe(5_000);
  expect(await aheadAt(start + minutes(1), start)).toBe(5_000);
  expect(await aheadAt(start - minutes(1), start)).toBe(5_000);
  expect(await aheadAt(start + minutes(1) + 1, start + minutes(2) + 1)).toBe(minutes(1));
  // This machine's clock was set back.
  expect(await aheadAt(start - 1, start + 7_000 - 1)).toBe(7_000);
  expect(backend.calls).toHaveLength(3);
});

test('a service that cannot be asked has the clock that it had', async () => {
  expect(await aheadAt(start, start + 5_000)).toBe(5_000);
  vi.setSystemTime(start + minutes(2));
  backend.answers.set('/api/system/gettimestamp', { status: 503, text: 'down' });
  expect(await serverNow(testContext(backend.url))).toBe(start + minutes(2) + 5_000);
});

test('each service has its own', async () => {
  expect(await aheadAt(start, start + 5_000)).toBe(5_000);
  const other = await startScriptedBackend();
  other.answers.set('/api/system/gettimestamp', {
    ErrorCode: 0,
    Body: { Now: new Date(start + 9_000).toISOString() },
  });
  expect(await serverNow(testContext(other.url))).toBe(start + 9_000);
  await other.close();
});

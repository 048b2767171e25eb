import type { AppLoadContext } from '@remix-run/node';
import { ApiError, type ApiErrorKind } from '@tutor/api/core/api-error';
import { errorCodes } from '@tutor/api/core/envelope';
import { expect, test, vi } from 'vitest';
import { runLoad } from './current-load.server.ts';
import { loadPart, partOrNull, settledPart } from './parts.server.ts';

const failure = (kind: ApiErrorKind, status?: number): ApiError =>
  new ApiError(kind, 'Not now.', { endpoint: 'POST /api/x', ...(status === undefined ? {} : { status }) });
const same = (loaded: unknown): unknown => loaded;

test.each([
  ['refused', undefined, true],
  ['unreachable', undefined, false],
  ['unreachable', 399, false],
  ['unreachable', 400, true],
  ['unreachable', 408, false],
  ['unreachable', 425, false],
  ['unreachable', 429, false],
  ['unreachable', 499, true],
  ['unreachable', 500, false],
  ['timeout', undefined, false],
  ['rateLimited', undefined, false],
  ['malformed', undefined, false],
] as const)(
  'a part whose call fails as %s (HTTP %s) says why, and whether that is final: %s',
  async (kind, status, isFinal) => {
    const missing = { problem: 'Not now.', isFinal };
    expect(await loadPart(Promise.reject(failure(kind, status)), same)).toEqual(missing);
    const [settled] = await Promise.allSettled([Promise.reject(failure(kind, status))]);
    expect(settledPart(settled, same)).toEqual(missing);
  },
);

test('a part that the company does not offer to the tutor lasts as it is', async () => {
  const refused = new ApiError('refused', 'Not yours.', { endpoint: 'POST /api/x', code: errorCodes.notOffered });
  expect(await loadPart(Promise.reject(refused), same)).toMatchObject({ problem: 'Not yours.', isLasting: true });
});

test('a part is what is read from its call; a session that is gone takes the page along', async () => {
  const twice = (count: number): number => count * 2;
  expect(await loadPart(Promise.resolve(2), twice)).toEqual({ value: 4 });
  expect(settledPart({ status: 'fulfilled', value: 2 }, twice)).toEqual({ value: 4 });
  const gone = failure('sessionGone');
  await expect(loadPart(Promise.reject(gone), same)).rejects.toBe(gone);
  const elsewhere = new Response(null, { status: 302 });
  await expect(loadPart(Promise.reject(elsewhere), same)).rejects.toBe(elsewhere);
});

test('a failure of our own costs its part alone, and is logged', async () => {
  const log = { error: vi.fn() } as unknown as AppLoadContext['log'];
  const bug = new TypeError('no such thing');
  const throwing = (): never => {
    throw bug;
  };
  const missing = { problem: 'This could not be loaded.' };
  await runLoad({ log }, async () => {
    expect(await loadPart(Promise.reject(bug), same)).toEqual(missing);
    expect(await loadPart(Promise.resolve(2), throwing)).toEqual(missing);
    expect(await partOrNull(Promise.resolve(2), throwing)).toBeNull();
    expect(settledPart({ status: 'fulfilled', value: 2 }, throwing)).toEqual(missing);
    expect(await partOrNull(Promise.reject(failure('refused')), same)).toBeNull();
  });
  expect(log.error).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledWith({ err: bug }, expect.any(String));
});

import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testRequest, testSecrets } from '../../../testing/request.ts';
import { seal } from '../server/sealed.server.ts';
import { type Flash, setFlash, takeFlash } from './flash.server.ts';

beforeAll(() => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const flash: Flash = { tone: 'error', message: 'Please call this number.' };
const cookie = createCookie('flash');

test('a message survives one redirect and is removed by the next page', async () => {
  const taken = await takeFlash(testRequest('/', [await setFlash({ ...flash, clearsDraft: 'leave' })]));
  expect(taken?.flash).toEqual({ ...flash, clearsDraft: 'leave' });
  expect(taken?.clear).toMatch(/^flash=;.*Max-Age=0/);
});

test.each([
  ['written by hand', () => cookie.serialize(flash)],
  ['sealed for another purpose', async () => cookie.serialize(await seal({ ...flash }, 'session'))],
  [
    'of another portal',
    async () => {
      vi.stubEnv('SESSION_SECRET', 'another-secret-of-thirty-two-characters');
      const other = await setFlash(flash);
      vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
      return other;
    },
  ],
])('a message %s is not shown', async (_what, forged) => {
  expect(await takeFlash(testRequest('/', [await forged()]))).toBeUndefined();
});

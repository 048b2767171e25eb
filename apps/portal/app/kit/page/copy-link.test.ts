import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { copyReferralLink } from './copy-link.ts';

const url = 'https://tutors.example/join/3vQx9a1bC2dE';
const said = vi.spyOn(toastStore, 'add').mockReturnValue(1);

afterEach(() => {
  said.mockClear();
  vi.unstubAllGlobals();
});

test('the referral link is copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyReferralLink(url);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(said.mock.calls).toEqual([[{ tone: 'success', message: 'Your referral link was copied.' }]]);
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['has no clipboard', {}],
])('in a browser that %s it is shown long enough to copy it by hand', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await copyReferralLink(url);
  expect(said.mock.calls).toEqual([[{ tone: 'info', message: `Your referral link: ${url}`, durationMs: 20_000 }]]);
});

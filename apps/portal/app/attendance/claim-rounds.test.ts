import { afterEach, expect, test, vi } from 'vitest';
import { claimRounds } from './claim-rounds.ts';

afterEach(() => vi.unstubAllGlobals());

test('of several tabs the first rings for a round, for the next one again, and for another tutor', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  expect([claimRounds(7, '4:35:0'), claimRounds(7, '4:35:0')]).toEqual([true, false]);
  expect([claimRounds(7, '4:35:1'), claimRounds(7, '4:35:1')]).toEqual([true, false]);
  expect(claimRounds(8, '4:35:1')).toBe(true);
});

test('where storage is forbidden each tab rings', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('forbidden');
    },
  });
  expect([claimRounds(7, '4:35:0'), claimRounds(7, '4:35:0')]).toEqual([true, true]);
});

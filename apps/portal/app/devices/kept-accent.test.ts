// @vitest-environment jsdom
import { hours } from '@tutor/rules/time/durations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptAccent } from './forget-kept-accent.ts';
import { findKeptAccent, keepAccent } from './kept-accent.ts';

beforeEach(() => sessionStorage.clear());

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
const accent = {
  passage: 'rain' as const,
  // jsdom's Blob cannot be read.
  file: { arrayBuffer: async () => bytes.buffer } as Blob,
};

describe('a recording that waits for its tutor to sign in', () => {
  it('is there again in this tab, byte for byte, for an hour', async () => {
    expect(await keepAccent(accent, 0)).toBe(true);
    const kept = findKeptAccent(hours(1));
    expect(kept?.passage).toBe('rain');
    expect(kept?.file.size).toBe(bytes.length);
    expect(kept?.file.type).toBe('audio/wav');
    expect(findKeptAccent(hours(1) + 1)).toBeUndefined();
  });

  it('is gone once it is forgotten', async () => {
    await keepAccent(accent, 0);
    forgetKeptAccent();
    expect(findKeptAccent(0)).toBeUndefined();
  });

  it('is not kept where the browser has no room, which is said', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await keepAccent(accent, 0)).toBe(false);
    setItem.mockRestore();
  });

  it('is nothing where the stored text is not ours', () => {
    for (const text of [
      '',
      'null',
      '7',
      '{"keptAt":0}',
      '{"keptAt":0,"passage":"x","bytes":""}',
      '{"keptAt":0,"passage":"rain","bytes":"!"}',
    ]) {
      sessionStorage.setItem('tutor-accent', text);
      expect(findKeptAccent(0)).toBeUndefined();
    }
  });
});

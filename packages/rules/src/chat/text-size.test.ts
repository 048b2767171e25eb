import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSigns, signCount, signUnitsMax } from './text-size.ts';

const family = '👨‍👩‍👧‍👦';
const accented = 'a\u0301';

/** What the segmenter is given while `work` runs: how many pieces, the longest, and all units of them. */
function segmented(work: () => void): { longest: number; units: number } {
  const lengths: number[] = [];
  const segment = Intl.Segmenter.prototype.segment;
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    lengths.push(text.length);
    return segment.call(this, text);
  });
  work();
  return { longest: Math.max(0, ...lengths), units: lengths.reduce((sum, length) => sum + length, 0) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Texts that are dear to segment. */
const hostile: [name: string, sign: string][] = [
  ['accented letters', accented],
  ['marks', '\u0301'],
  ['joined emoji', '👩‍'],
  ['flags', '🇩🇪'],
  ['Hangul that goes on', '\u1100'],
  ['halves of characters', '\uD83D'],
];

describe('the count of signs', () => {
  it.each(hostile)('of %s takes work by the length alone', (_name, sign) => {
    const length = 100_000;
    const text = sign.repeat(length / sign.length);
    const { longest, units } = segmented(() => signCount(text));
    expect(longest).toBeLessThanOrEqual(512);
    expect(units).toBeLessThanOrEqual(2 * length);
  });

  it.each(hostile)('of %s that are far too long looks at nothing', (_name, sign) => {
    const text = sign.repeat(1_000_000 / sign.length);
    const { units } = segmented(() => expect(signCount(text, 2_000)).toBe(2_001));
    expect(units).toBe(0);
  });

  it('is right wherever the pieces of a long text end', () => {
    for (let before = 500; before < 520; before += 1) {
      for (const sign of [family, accented, '😀', '🇩🇪', '\r\n', 'क्ष']) {
        expect(signCount(`${'班'.repeat(before)}${sign.repeat(60)}`)).toBe(before + 60);
      }
    }
  });

  it('counts a sign that is longer than any once for each part', () => {
    expect(signCount(`a${'\u0301'.repeat(signUnitsMax - 1)}`)).toBe(1);
    expect(signCount(`a${'\u0301'.repeat(signUnitsMax)}`)).toBe(2);
    expect(signCount(`a${'\u0301'.repeat(99_999)}`)).toBeGreaterThan(2_000);
  });
});

describe('the first signs', () => {
  it('are whole, and no more is looked at', () => {
    expect(firstSigns(`${family}${accented}bc`, 3)).toEqual([family, accented, 'b']);
    expect(firstSigns('ab', 3)).toEqual(['a', 'b']);
    const { units } = segmented(() => firstSigns(accented.repeat(50_000), 4));
    expect(units).toBeLessThanOrEqual(512);
  });
});

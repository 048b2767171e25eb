import { describe, expect, test } from 'vitest';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { defaultColors, softColors, stageColors } from './tokens.ts';

describe('contrast ratio', () => {
  test('is 21 for black on white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  test('agrees with the published example of #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('refuses what is not a six-digit colour', () => {
    expect(() => contrastRatio('white', '#000000')).toThrow('Not a #rrggbb colour: white');
  });
});

describe.each([
  ['default theme', defaultColors],
  ['Soft Mode', softColors],
  ['stage of a call', stageColors],
])('%s', (_name, colors) => {
  test.each(contrastPairs(colors))('$name reaches $atLeast to 1', ({ foreground, background, atLeast }) => {
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(atLeast);
  });

  test('measures every tone on every ground it may stand on', () => {
    const names = contrastPairs(colors).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const tone of Object.keys(colors.tone)) expect(names).toContain(`${tone} words on its soft`);
  });
});

describe('Soft Mode', () => {
  const blueShare = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return blue / (red + green + blue);
  };

  test.each(['canvas', 'surface', 'sunken', 'hover', 'selected'] as const)(
    'gives less blue light than the default on %s',
    (ground) => {
      expect(blueShare(softColors[ground])).toBeLessThan(blueShare(defaultColors[ground]));
      expect(blueShare(softColors[ground])).toBeLessThan(0.32);
    },
  );
});

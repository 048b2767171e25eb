import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainCharacters } from './plain-characters.ts';

it.each([
  ['Wang Haoran 王浩然 👩\u200D🏫', 'Wang Haoran 王浩然 👩\u200D🏫'],
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['one\u2028two\u2029three\u0085four\vfive\fsix', 'one\ntwo\nthree\nfour\nfive\nsix'],
  ['a\tb', 'a\tb'],
  ['a\u0000b\u0007c\u001Bd\u007Fe\u009Ff', 'abcdef'],
  ['half \uD83D of one', 'half  of one'],
])('writes %j as %j', (text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

it('leaves nothing that ends a line but a line feed, no control, and nothing to drop a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainCharacters(text);
      expect(plain).not.toMatch(/[^\P{Cc}\t\n]|[\u2028\u2029\p{Cs}]/u);
      expect(plainCharacters(plain)).toBe(plain);
    }),
  );
});

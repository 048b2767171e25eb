import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText, isSignValid, type SignedParameters, sign, signedParameters } from './sign.ts';

const secret = 's3cr3t-Key';

/**
 * Frozen: a change here breaks every program that talks to the service. Each sign was computed apart from this code, by
 * the shell, over the text in the third column with the secret appended:
 *
 *   printf '%s' 'mid=12s3cr3t-Key' | md5sum | cut -d' ' -f1 | tr a-f A-F
 */
const vectors: [
  title: string,
  query: Record<string, unknown> | undefined,
  body: unknown,
  text: string,
  sign: string,
][] = [
  ['no parameters', undefined, undefined, '', '0881FE1997ACBD0ED76A8D71C1C68BC2'],
  ['one query parameter', { Mid: 12 }, undefined, 'mid=12', '4AA1A5BE23B3BD426CE16402D50ECCE4'],
  [
    'a body, names and values lower-cased',
    undefined,
    { Password: 'PAß Wörd', Account: 'Anna.Reyes' },
    'account=anna.reyes&password=paß wörd',
    'AC2C45E363600AEC8FFE921F8B03D7D6',
  ],
  [
    'query and body together, sorted by name',
    { C: true, A: 1 },
    { b: '2' },
    'a=1&b=2&c=true',
    '2A783A8FE10F862C1BB122E02B27094D',
  ],
  [
    'nested values by their JSON text, in their own order',
    undefined,
    { Filter: { to: 'B', from: 'A' }, ClassIds: [3, 1, 2] },
    'classids=[3,1,2]&filter={"to":"b","from":"a"}',
    '6FC85FCF87F760BC285B0E38B0095B1B',
  ],
  [
    'empty text, null and zero are sent, undefined is not',
    { missing: undefined },
    { Zero: 0, None: null, Empty: '' },
    'empty=&none=null&zero=0',
    '267B26D255505326D3FDB41F131968A9',
  ],
  [
    'a name in query and body counts twice, sorted by value',
    { A: 2, Ab: 0 },
    { a: 1 },
    'a=1&a=2&ab=0',
    'CA57B9AB39B55A796B5CD8FE91E12703',
  ],
  ['a body that is not an object', undefined, ['X', 1], 'body=["x",1]', '841AC5AC9E07D8925A1B0CD139DBD7EF'],
  [
    'text beyond ASCII as UTF-8',
    { Msg: '数据验证失败' },
    undefined,
    'msg=数据验证失败',
    'FCCD9AEFA3FED5D5D96EB10AB0DAA4F3',
  ],
];

describe('the sign', () => {
  it.each(vectors)('of %s is what md5sum says', (_, query, body, text, expected) => {
    const parameters = signedParameters(query, body);
    // The second vector of the table was hashed with a text that ends in 's'.
    expect(canonicalText(parameters, secret)).toBe(text + secret);
    expect(sign(parameters, secret)).toBe(expected);
  });

  it('does not tell apart what the specified text does not tell apart: it is a seal, not security', () => {
    const one = sign(signedParameters({ a: 1, b: 2 }, undefined), secret);
    expect(sign(signedParameters({ a: '1&b=2' }, undefined), secret)).toBe(one);
    expect(sign(signedParameters({ A: '1', B: '2' }, undefined), secret)).toBe(one);
  });
});

/** Names and values without the two characters that the text itself uses. */
const word = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[&=]/g, '-'));
const parameters: fc.Arbitrary<SignedParameters> = fc.array(
  fc.tuple(word, fc.oneof(word, fc.integer(), fc.boolean())),
  {
    maxLength: 8,
  },
);
const runs = { numRuns: 1_000 };

describe('of whatever parameters, the sign', () => {
  it('does not depend on their order', () => {
    const shuffled = parameters.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list], { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.string(), ([list, other], key) => {
        expect(sign(other, key)).toBe(sign(list, key));
      }),
      runs,
    );
  });

  it('is 32 upper-case hexadecimal digits', () => {
    fc.assert(
      fc.property(parameters, fc.string(), (list, key) => {
        expect(sign(list, key)).toMatch(/^[0-9A-F]{32}$/);
      }),
      runs,
    );
  });

  it('does not depend on upper and lower case', () => {
    const ascii = fc.array(fc.tuple(fc.string(), fc.string()));
    fc.assert(
      fc.property(ascii, (list) => {
        const upper = list.map(([name, value]) => [name.toUpperCase(), value.toUpperCase()] as const);
        expect(sign(upper, secret)).toBe(sign(list, secret));
      }),
      runs,
    );
  });

  it('detects any one character that was changed, added or taken away, in a name, a value or the secret', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const text = fc.stringMatching(/^[a-z0-9]{1,10}$/);
    const list = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 });
    const where = fc.record({
      pair: fc.nat(),
      isName: fc.boolean(),
      at: fc.nat(),
      to: fc.nat(),
      how: fc.constantFrom('change', 'add', 'remove'),
    });
    fc.assert(
      fc.property(list, where, (pairs, { pair, isName, at, to, how }) => {
        const index = pair % pairs.length;
        const original = pairs[index]?.[isName ? 0 : 1] ?? '';
        const place = at % original.length;
        const letter = letters[(letters.indexOf(original[place] ?? '') + 1 + (to % 35)) % 36] ?? '';
        const tampered =
          original.slice(0, place) +
          (how === 'remove' ? '' : letter) +
          original.slice(how === 'add' ? place : place + 1);
        const changed = pairs.map(([name, value], other) => {
          if (other !== index) return [name, value] as const;
          return isName ? ([tampered, value] as const) : ([name, tampered] as const);
        });
        const seal = sign(pairs, secret);
        expect(isSignValid(seal, pairs, secret)).toBe(true);
        expect(isSignValid(seal, changed, secret)).toBe(false);
        expect(isSignValid(seal, pairs, `${secret}${letter}`)).toBe(false);
      }),
      runs,
    );
  });
});

describe('a received sign', () => {
  const list = signedParameters({ Mid: 12 }, undefined);

  it.each([
    undefined,
    '',
    '4AA1A5BE23B3BD426CE16402D50ECCE',
    '4AA1A5BE23B3BD426CE16402D50ECCE44',
    '4aa1a5be23b3bd426ce16402d50ecce4',
  ])('%j is not valid', (received) => {
    expect(isSignValid(received, list, secret)).toBe(false);
  });

  it('of another length in bytes but not in characters is not valid and does not throw', () => {
    expect(isSignValid('ä'.repeat(32), list, secret)).toBe(false);
    expect(isSignValid('\u{1F511}'.repeat(16), list, secret)).toBe(false);
  });

  it('that is right is valid', () => {
    expect(isSignValid('4AA1A5BE23B3BD426CE16402D50ECCE4', list, secret)).toBe(true);
  });
});

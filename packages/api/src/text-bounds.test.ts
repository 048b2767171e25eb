import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Area } from './core/endpoint.ts';
import { textBounds } from './core/text-bounds.ts';

const areas: Readonly<Record<string, Area>> = contract;

/** A text field of a call's input: the schema of the whole input, and an input with a text in that field. */
interface TextField {
  field: string;
  schema: z.ZodType;
  inputWith: (text: string) => unknown;
}

/** Every text field in a schema, in whatever it stands. */
function textFields(schema: unknown, field: string, whole: z.ZodType, wrap: (text: unknown) => unknown): TextField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ field, schema: whole, inputWith: wrap }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, member]) =>
        textFields(member, `${field}.${name}`, whole, (text) => wrap({ [name]: text })),
      );
    case 'array':
      return textFields(def.element, `${field}[]`, whole, (text) => wrap([text]));
    case 'tuple':
      return def.items.flatMap((item, at) =>
        textFields(item, `${field}[${at}]`, whole, (text) => wrap([...Array<unknown>(at), text])),
      );
    case 'union':
      return def.options.flatMap((option) => textFields(option, field, whole, wrap));
    case 'pipe':
      return [...textFields(def.in, field, whole, wrap), ...textFields(def.out, field, whole, wrap)];
    case 'optional':
    case 'nullable':
    case 'default':
      return textFields(def.innerType, field, whole, wrap);
    default:
      return [];
  }
}

const fields = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, { query, body }]) =>
    [query, body].flatMap((schema) => textFields(schema, `${area}.${name}`, schema, (text) => text)),
  ),
);

/** Units of text that were looked at while `work` ran: segmented, normalised, matched or encoded. */
function unitsLookedAt(work: () => void): number {
  let units = 0;
  const { segment } = Intl.Segmenter.prototype;
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    units += text.length;
    return segment.call(this, text);
  });
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    units += this.length;
    return normalize.call(this, form as 'NFC');
  });
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    units += (found === null ? text.length : found.index + found[0].length) - from;
    return found;
  });
  const { encode } = TextEncoder.prototype;
  vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(function (this: TextEncoder, text = '') {
    units += text.length;
    return encode.call(this, text);
  });
  try {
    work();
  } finally {
    vi.restoreAllMocks();
  }
  return units;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const hostile: [name: string, sign: string][] = [
  ['marks', '\u0301'],
  ['accented letters', 'a\u0301'],
  ['letters that normalise into many', '\uFDFA'],
  ['joined emoji', '👩‍'],
  ['blanks', ' '],
  ['hyphens and blanks', '- '],
];
const textOf = (sign: string, length: number): string =>
  `a${sign.repeat(Math.ceil(length / sign.length))}`.slice(0, length);

/** Most units of a text that its field does not refuse by length alone; found by halving. */
function longestLookedAt({ schema, inputWith }: TextField): number {
  const findTooLong = textBounds(schema);
  let [low, high] = [0, 2_000_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (findTooLong(inputWith('x'.repeat(middle))) === undefined) low = middle;
    else high = middle;
  }
  return low;
}

it('a text that anything may be written into needs a bound', () => {
  expect(() => textBounds(z.object({ Remark: z.string() }))).toThrow('.Remark: a text needs a bound');
});

it('every text of the contract is found', () => {
  expect(fields.length).toBeGreaterThan(150);
  const names = fields.map(({ field }) => field);
  expect(names).toEqual(expect.arrayContaining(['chat.send.Text', 'chatGroups.change.Settings.announcement']));
});

describe.each(fields)('$field', (declared) => {
  const { schema, inputWith } = declared;
  const longest = longestLookedAt(declared);

  it('has a bound below what a call carries', () => {
    // Texts of a megabyte are sent by nobody; a call's slice of a file is no text.
    expect(longest).toBeLessThan(1_000_000);
  });

  it.each(hostile)('takes work by the length of its %s alone', (_name, sign) => {
    const workFor = (length: number) => unitsLookedAt(() => schema.safeParse(inputWith(textOf(sign, length))));
    const whole = workFor(longest);
    expect(whole).toBeLessThanOrEqual(100 * longest + 1_000);
    expect(whole).toBeLessThanOrEqual(2.5 * workFor(Math.ceil(longest / 2)) + 2_000);
  });
});

import { describe, expect, it } from 'vitest';
import { forms, problems } from '../../testing/forms.ts';
import { refuseReasonSchema } from '../messages/refuse-notice.ts';
import { typedText } from './typed-text.ts';

/** A text as it may be pasted: with a NUL, half a character, and marks of no width. */
const pasted = (text: string): string =>
  `\uFEFF${text.slice(0, 1)}\u0000\uD83C\u200B\u202E${text.slice(1)}\u0007\u2060 `;

/** A text in which nothing can be seen. */
const unseen = ' \u00A0\u200B\u200D\u200E\u2066\u00AD\uFEFF\u3164\u2800\u{E0020}\u0000\uDC00\n';

describe.each(forms)('the form of a %s', (_name, schema, required, optional, besides) => {
  const typed = { ...required, ...optional, ...besides };
  const names = Object.keys({ ...required, ...optional });

  it('passes as it is typed', () => {
    expect(problems(schema, typed)).toEqual([]);
  });

  it.each(names)('drops from its %s what nobody means', (name) => {
    const whole = { ...required, ...optional };
    expect(schema.parse({ ...typed, [name]: pasted(whole[name] ?? '') })).toEqual(schema.parse(typed));
  });

  it.each(Object.keys(required))('takes a %s in which nothing can be seen for an empty one', (name) => {
    const empty = problems(schema, { ...typed, [name]: '' });
    expect(empty).not.toEqual([]);
    expect(problems(schema, { ...typed, [name]: unseen })).toEqual(empty);
  });
});

it('takes a reason in which nothing can be seen for none', () => {
  expect(refuseReasonSchema.safeParse(unseen).error?.issues).toEqual(refuseReasonSchema.safeParse('').error?.issues);
  expect(refuseReasonSchema.parse(pasted('Ill'))).toBe('Ill');
});

describe('a typed text', () => {
  it.each([
    ['  two words\t', 'two words'],
    ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
    ['two\r\nlines\r\n\r\nand a third\rand a fourth', 'two\nlines\n\nand a third\nand a fourth'],
    ['👩‍🏫 👍🏽 ❤️', '👩‍🏫 👍🏽 ❤️'],
    ['می‌خواهم', 'می‌خواهم'],
    ['שלום\u200F!', 'שלום\u200F!'],
    ['e\u0301', 'e\u0301'],
    ['𠮷', '𠮷'],
  ])('%j is kept as %j', (text, kept) => {
    expect(typedText(text)).toBe(kept);
  });
});

import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';
import { textDirection } from './text-direction.ts';

test.each([
  ['https://example.com/a اقرأ هذا', 'rtl'],
  ['🇪🇬 مرحبا', 'rtl'],
  ['👍 مرحبا Coco', 'rtl'],
  ['12: שלום', 'rtl'],
  ['https://example.com/a read this, مرحبا', 'ltr'],
  ['Hello مرحبا', 'ltr'],
  ['王小明 مرحبا', 'ltr'],
  ['https://example.com', 'auto'],
  ['👍', 'auto'],
])('“%s” is laid out by its words: %s', (text, direction) => {
  expect(textDirection(text, findLinks(text))).toBe(direction);
});

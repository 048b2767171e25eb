import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';
import { lineDirection, textDirection } from './text-direction.ts';

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

test.each([
  ['https://example.com/a اقرأ هذا', 'rtl'],
  ['www.example.com שלום', 'rtl'],
  ['https://example.com/a read this', 'ltr'],
  ['مرحبا https://example.com', 'rtl'],
  ['https://example.com', 'auto'],
])('a line “%s” is laid out by its words: %s', (line, direction) => {
  expect(lineDirection(line)).toBe(direction);
});

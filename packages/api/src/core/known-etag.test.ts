import { expect, test } from 'vitest';
import { isKnownEtag } from './known-etag.ts';

test.each([
  [undefined, false],
  ['"a1"', true],
  ['W/"a1"', true],
  ['"b2", W/"a1"', true],
  ['*', true],
  ['"b2"', false],
  ['a1', false],
])('If-None-Match: %s knows "a1": %s', (value, isKnown) => {
  const headers = new Headers(value === undefined ? {} : { 'if-none-match': value });
  expect(isKnownEtag(headers, '"a1"')).toBe(isKnown);
});

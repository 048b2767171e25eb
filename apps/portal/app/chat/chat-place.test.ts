import { expect, test } from 'vitest';
import { besidePath, foundPath, placeOf, viewOf } from './chat-place.ts';

/** What one column shows at an address. */
function columnAt(address: string, hasFacts = true) {
  const { pathname, search, hash } = new URL(address, 'https://portal.test');
  return viewOf(placeOf({ search, hash }), /^\/chat\/\d+$/.test(pathname), hasFacts);
}

test('where one column has room, the address alone says which it is', () => {
  expect(columnAt('/chat')).toBe('list');
  expect(columnAt('/chat/5')).toBe('talk');
  expect(columnAt('/chat/5#12')).toBe('talk');
  expect(columnAt(besidePath(5, 'details'))).toBe('facts');
  expect(columnAt(besidePath(5, 'search'))).toBe('facts');
  expect(columnAt(besidePath(undefined, 'search'))).toBe('facts');
});

test('a found message is shown itself, with the search still beside it where there is room', () => {
  expect(columnAt(foundPath(7, 12))).toBe('talk');
  const { search, hash } = new URL(foundPath(7, 12), 'https://portal.test');
  expect(placeOf({ search, hash })).toEqual({ beside: 'search', target: { seq: 12 } });
});

test('an address that asks for what is not there leaves no column blank', () => {
  expect(columnAt('/chat?beside=details', false)).toBe('list');
  expect(columnAt('/chat/5?beside=details', false)).toBe('talk');
  expect(columnAt('/chat/5?beside=everything')).toBe('talk');
  expect(placeOf({ search: '?beside=<b>', hash: '#-1' })).toEqual({ beside: undefined, target: undefined });
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { rememberedPage, rememberPage } from './own-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('a page that comes back in its window knows the key of the one before it, of each call by itself', () => {
  rememberPage(12, 'key-of-12');
  rememberPage(13, 'key-of-13');
  rememberPage(12, 'newer-key-of-12');
  expect([12, 13, 14].map(rememberedPage)).toEqual(['newer-key-of-12', 'key-of-13', undefined]);
});

test('another window knows nothing of it: it is another page', () => {
  rememberPage(12, 'key-of-12');
  expect(window.localStorage).toHaveLength(0);
});

test('a browser that keeps nothing remembers none, and the call goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => rememberPage(12, 'key-of-12')).not.toThrow();
  expect(rememberedPage(12)).toBeUndefined();
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetPage, rememberedPage, rememberPage } from './own-page.ts';

const me = 7;

afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('a page that comes back in its window knows the key of the one before it, of each call by itself', () => {
  rememberPage(me, 12, 'key-of-12');
  rememberPage(me, 13, 'key-of-13');
  rememberPage(me, 12, 'newer-key-of-12');
  expect([12, 13, 14].map((id) => rememberedPage(me, id))).toEqual(['newer-key-of-12', 'key-of-13', undefined]);
});

test('a call that was left is forgotten, and no other one', () => {
  rememberPage(me, 12, 'key-of-12');
  rememberPage(me, 13, 'key-of-13');
  forgetPage(me, 12);
  expect([12, 13].map((id) => rememberedPage(me, id))).toEqual([undefined, 'key-of-13']);
});

test('another person in the same window comes back to no page of the one before', () => {
  rememberPage(me, 12, 'key-of-12');
  expect(rememberedPage(8, 12)).toBeUndefined();
});

test('another window knows nothing of it: it is another page', () => {
  rememberPage(me, 12, 'key-of-12');
  expect(window.localStorage).toHaveLength(0);
});

test('a browser that keeps nothing remembers none, and the call goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => rememberPage(me, 12, 'key-of-12')).not.toThrow();
  expect(() => forgetPage(me, 12)).not.toThrow();
  expect(rememberedPage(me, 12)).toBeUndefined();
});

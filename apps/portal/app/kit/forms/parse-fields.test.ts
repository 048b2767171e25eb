// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './parse-fields.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a field that is left by a key is checked at once', async () => {
  const check = vi.fn();
  afterPress(check);
  await Promise.resolve();
  expect(check).toHaveBeenCalledOnce();
});

test('one that is left by a press is checked once the press has had its effect', async () => {
  const button = document.createElement('button');
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === ':active' ? button : null));
  const check = vi.fn();
  afterPress(check);
  await vi.advanceTimersByTimeAsync(1_000);
  document.dispatchEvent(new Event('pointerup'));
  document.dispatchEvent(new Event('mouseup'));
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('mouseup'));
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledOnce();
});

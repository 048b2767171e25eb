// @vitest-environment jsdom
import { seconds } from '@tutor/rules/time/durations';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsTyping } from './use-is-typing.ts';

let root: Root;
let isTyping: boolean;

function Probe() {
  isTyping = useIsTyping();
  return null;
}

const field = document.createElement('input');
const use = (event: Event): void => act(() => void field.dispatchEvent(event));
const press = (type: 'pointerdown' | 'pointerup'): void => use(new Event(type, { bubbles: true }));
const wait = (forMs: number): void => act(() => void vi.advanceTimersByTime(forMs));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.append(field);
  root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Probe)));
  act(() => field.focus());
});
afterEach(() => {
  act(() => root.unmount());
  field.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever has the focus in a field types until 30 s after the last key', () => {
  wait(seconds(29));
  expect(isTyping).toBe(true);
  use(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  wait(seconds(30) - 1);
  expect(isTyping).toBe(true);
  wait(1);
  expect(isTyping).toBe(false);
});

test('a press that takes the focus from a field holds for a second, unless it is told to end before', () => {
  press('pointerdown');
  act(() => field.blur());
  wait(seconds(1) - 1);
  expect(isTyping).toBe(true);
  wait(1);
  expect(isTyping).toBe(false);
  act(() => field.focus());
  press('pointerdown');
  act(() => field.blur());
  press('pointerup');
  wait(0);
  expect(isTyping).toBe(false);
});

test('whoever goes through the page by keyboard is on the way until 2 s after the last step', () => {
  const link = document.createElement('a');
  link.href = '/classTab';
  document.body.append(link);
  const step = (key: string): void =>
    act(() => void link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  act(() => link.focus());
  wait(0);
  expect(isTyping).toBe(false);
  step('Tab');
  wait(seconds(1));
  step('ArrowDown');
  wait(seconds(2) - 1);
  expect(isTyping).toBe(true);
  wait(1);
  expect(isTyping).toBe(false);
  // A link that is followed, and a dialog that is closed, are done.
  step('Enter');
  step('Escape');
  expect(isTyping).toBe(false);
  link.remove();
});

test('nothing is waited for once nobody asks any more', () => {
  // The environment's own, of the focus.
  wait(0);
  use(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  press('pointerdown');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

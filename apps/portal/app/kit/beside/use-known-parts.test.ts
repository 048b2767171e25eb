// @vitest-environment jsdom
import { minutes, seconds } from '@tutor/rules/time/durations';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from './parts.ts';
import { useKnownParts } from './use-known-parts.ts';

interface Page {
  plan: Part<string>;
  remark: Part<string>;
}

let root: Root;
let shown: Page;
const ask = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  ask.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ loaded }: { loaded: Page }) {
  shown = useKnownParts(loaded, { ask });
  return null;
}
const load = (loaded: Page): void => act(() => root.render(createElement(Page, { loaded })));
const wait = (forMs: number): void => act(() => void vi.advanceTimersByTime(forMs));

const whole: Page = { plan: { value: 'Phonics' }, remark: { value: 'Past tense.' } };
const lost = { problem: 'Links seem to get inaccessible.', isFinal: false };
const refused = { problem: 'No plan for this class.', isFinal: true };

test('what could not be had is asked for after 30 s, while it stays as it was known', () => {
  load(whole);
  load({ ...whole, plan: lost });
  expect(shown).toEqual(whole);
  wait(seconds(30) - 1);
  expect(ask).not.toHaveBeenCalled();
  wait(1);
  expect(ask).toHaveBeenCalledTimes(1);
  load(whole);
  wait(minutes(10));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what the service has refused is not asked for again, nor when the line comes back', () => {
  load({ ...whole, plan: refused });
  wait(minutes(10));
  window.dispatchEvent(new Event('online'));
  expect(ask).not.toHaveBeenCalled();
  expect(shown.plan).toEqual(refused);
  load({ plan: refused, remark: lost });
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});

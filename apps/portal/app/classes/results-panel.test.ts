// @vitest-environment jsdom
import { minutes } from '@tutor/rules/time/durations';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the page's results are answered with; `ask` is what asks for them once more. */
const loaded = vi.hoisted(() => ({
  data: undefined as unknown,
  isAsking: false,
  problem: undefined as string | undefined,
  ask: vi.fn(),
}));
const useBeside = vi.hoisted(() => vi.fn((_address: string) => loaded));
vi.mock('../kit/beside/use-beside.ts', () => ({ useBeside }));
const { ResultsPanel } = await import('./results-panel.tsx');

let root: Root;
const page = document.createElement('div');
const draw = (): void => act(() => root.render(createElement(ResultsPanel, { clid: 7, zone: 'Asia/Manila' })));
const wait = (forMs: number): void => act(() => void vi.advanceTimersByTime(forMs));
const words = (): string => page.innerHTML.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const nothing = { evaluation: { value: null }, score: { value: null }, report: { value: { State: 0 } } };
const making = { ...nothing, report: { value: { State: 1 } } };
const report = {
  TutorTalkPercent: 42,
  WordsPerMinute: 110,
  Questions: 14,
  Corrections: 3,
  Praises: 9,
  Highlights: ['Warm greeting by name'],
  Suggestions: ['Wait longer'],
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  loaded.data = undefined;
  loaded.problem = undefined;
  loaded.ask.mockClear();
  root = createRoot(page);
  draw();
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a report that is being made is asked for each minute while the page is looked at, until it is here', () => {
  expect(useBeside).toHaveBeenLastCalledWith('/classes/results/7');
  loaded.data = making;
  draw();
  expect(words()).toContain('The report of this class is being made.');
  wait(minutes(1) - 1);
  expect(loaded.ask).not.toHaveBeenCalled();
  wait(1);
  expect(loaded.ask).toHaveBeenCalledTimes(1);
  wait(minutes(1));
  expect(loaded.ask).toHaveBeenCalledTimes(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  wait(minutes(5));
  expect(loaded.ask).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  wait(minutes(1));
  expect(loaded.ask).toHaveBeenCalledTimes(3);
  loaded.data = { ...nothing, report: { value: { State: 2, Report: report } } };
  draw();
  expect(words()).toContain('42 % of the time');
  wait(minutes(10));
  expect(loaded.ask).toHaveBeenCalledTimes(3);
});

test('what the student said, the score and the report are shown with every number in its place', () => {
  loaded.data = {
    evaluation: {
      value: { Stars: 4, Labels: ['Patient'], Comment: 'See you, teacher!', Time: '2025-03-25T18:00:00Z' },
    },
    score: {
      value: {
        Parts: [
          { Name: 'Listening', Score: 17, Full: 25 },
          { Name: 'Speaking', Score: 20, Full: 50 },
        ],
      },
    },
    report: { value: { State: 2, Report: report } },
  };
  draw();
  // By the tutor's calendar it is a day later.
  expect(words()).toMatch(/By the student, Wed 26 Mar 4 of 5 stars .*Patient .*See you, teacher!/);
  expect(words()).toMatch(/Lesson score 37 of 75 .*Listening .*17 of 25 .*Speaking .*20 of 50/);
  expect(words()).toMatch(/You spoke .*42 % of the time/);
  expect(words()).toMatch(/Pace .*110 .*Questions .*14 .*Corrections .*3 .*Praises .*9/);
  expect(words()).toMatch(/Went well .*Warm greeting by name .*Try next time .*Wait longer/);
});

test('what could not be had says why, beside the rest; nothing of all is said to be nothing', () => {
  loaded.data = { ...nothing, score: { problem: 'No score now.' } };
  draw();
  expect(words()).toContain('Not everything could be loaded No score now.');
  loaded.data = nothing;
  draw();
  expect(words()).toContain('No evaluation, score or report has come for this class.');
});

test('results that do not come say so', () => {
  loaded.problem = 'The line is slow.';
  draw();
  expect(words()).toContain('Not everything could be loaded The line is slow.');
});

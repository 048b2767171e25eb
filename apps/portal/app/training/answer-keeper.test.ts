import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  AnswerKeeper,
  againMs,
  type KeepState,
  type PendingAnswer,
  quietMs,
  type RevisedAnswer,
} from './answer-keeper.ts';

let service: Map<string, RevisedAnswer>;
let sent: [string, RevisedAnswer][];
let states: KeepState[];
let conflicts: Map<string, RevisedAnswer | undefined>;
let browser: Map<string, PendingAnswer>;
let line: 'up' | 'down' | 'loses replies';
let isOver: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  service = new Map([['a', { answer: ['0'], isFlagged: false, revision: 4 }]]);
  sent = [];
  states = [];
  conflicts = new Map();
  browser = new Map();
  line = 'up';
  isOver = false;
});
afterEach(() => {
  vi.useRealTimers();
});

/** As the service does: an older revision is refused, and the same once more changes nothing. */
function keep(id: string, given: RevisedAnswer) {
  const kept = service.get(id) ?? { answer: [], isFlagged: false, revision: 0 };
  if (isOver) return { kind: 'over' as const };
  if (given.revision > kept.revision) service.set(id, given);
  else if (JSON.stringify(kept) !== JSON.stringify(given)) return { kind: 'stale' as const, kept };
  return { kind: 'kept' as const };
}

const keeper = (revisions: Record<string, number> = { a: 4 }) =>
  new AnswerKeeper({
    send: async (id, given) => {
      if (line === 'down') throw new Error('no line');
      sent.push([id, given]);
      const outcome = keep(id, given);
      if (line === 'loses replies') throw new Error('no reply');
      return outcome;
    },
    onState: (state) => states.push(state),
    onConflict: (id, theirs) => conflicts.set(id, theirs),
    vault: { keep: (id, pending) => browser.set(id, pending), forget: (id) => browser.delete(id) },
    revisions,
  });
const given = (...answer: string[]) => ({ answer, isFlagged: false });
const quiet = () => vi.advanceTimersByTimeAsync(quietMs);

test("sends each question's latest answer once writing is quiet, and says that it is saved only then", async () => {
  const kept = keeper();
  kept.give('a', given('1'));
  kept.give('b', { answer: ['x'], isFlagged: true });
  kept.give('a', given('2'));
  expect([sent, states.at(-1)]).toEqual([[], 'keeping']);
  expect(browser.get('a')).toEqual({ ...given('2'), base: 4 });
  await quiet();
  expect(sent).toEqual([
    ['b', { answer: ['x'], isFlagged: true, revision: 1 }],
    ['a', { ...given('2'), revision: 5 }],
  ]);
  expect([states.at(-1), browser.size]).toEqual(['kept', 0]);
});

test('sends again what did not arrive, and says until then that it waits', async () => {
  const kept = keeper();
  line = 'down';
  kept.give('a', given('1'));
  await vi.advanceTimersByTimeAsync(quietMs + againMs);
  expect([sent, states.at(-1), browser.size]).toEqual([[], 'waiting', 1]);
  line = 'up';
  await vi.advanceTimersByTimeAsync(againMs);
  expect([service.get('a')?.answer, states.at(-1), browser.size]).toEqual([['1'], 'kept', 0]);
});

test('knows its own answer again where the reply to it was lost', async () => {
  const kept = keeper();
  line = 'loses replies';
  kept.give('a', given('1'));
  await quiet();
  line = 'up';
  kept.give('a', given('2'));
  await vi.advanceTimersByTimeAsync(againMs);
  expect(service.get('a')).toEqual({ ...given('2'), revision: 6 });
  expect([conflicts.size, states.at(-1)]).toEqual([0, 'kept']);
});

test('asks where a question was answered elsewhere meanwhile, and changes nothing by itself', async () => {
  const kept = keeper();
  const theirs = { ...given('9'), revision: 5 };
  service.set('a', theirs);
  kept.give('a', given('1'));
  kept.give('b', given('x'));
  await quiet();
  expect([conflicts.get('a'), service.get('a'), states.at(-1)]).toEqual([theirs, theirs, 'asking']);
  expect(service.get('b')?.answer).toEqual(['x']);
  kept.give('a', given('2'));
  await quiet();
  expect(service.get('a')).toEqual(theirs);
  kept.settle('a', 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect([service.get('a'), conflicts.get('a')]).toEqual([{ ...given('2'), revision: 6 }, undefined]);
  expect(states.at(-1)).toBe('kept');
});

test('takes the other answer where it is chosen', async () => {
  const kept = keeper();
  service.set('a', { ...given('9'), revision: 5 });
  kept.give('a', given('1'));
  await quiet();
  kept.settle('a', 'theirs');
  await quiet();
  expect([service.get('a')?.answer, browser.size, states.at(-1)]).toEqual([['9'], 0, 'kept']);
  expect(kept.revisions).toEqual({ a: 5 });
});

test('goes on after a reload with what the browser had kept', async () => {
  const now = service.get('a') ?? { ...given(), revision: 0 };
  browser.set('a', { ...given('1'), base: 4 });
  expect(keeper().resume('a', { ...given('1'), base: 4 }, now)).toBe('pending');
  await vi.advanceTimersByTimeAsync(0);
  expect(service.get('a')).toEqual({ ...given('1'), revision: 5 });
  expect(keeper({ a: 5 }).resume('a', { ...given('1'), base: 4 }, { ...given('1'), revision: 5 })).toBe('kept');
  expect(browser.size).toBe(0);
});

test('asks after a reload where another device was faster', async () => {
  const kept = keeper();
  const theirs = { ...given('9'), revision: 6 };
  kept.resume('a', { ...given('1'), base: 4 }, theirs);
  await quiet();
  expect([conflicts.get('a'), sent, states.at(-1)]).toEqual([theirs, [], 'asking']);
});

test('ends with the test: nothing waits any more, and nothing is sent', async () => {
  const kept = keeper();
  isOver = true;
  kept.give('a', given('1'));
  await quiet();
  expect([states.at(-1), browser.size]).toEqual(['over', 0]);
  kept.give('b', given('2'));
  await quiet();
  expect(sent).toHaveLength(1);
});

test('hurries before the page goes, and sends nothing more once it was stopped', async () => {
  const kept = keeper();
  kept.give('a', given('1'));
  kept.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(service.get('a')?.answer).toEqual(['1']);
  kept.give('a', given('2'));
  kept.stop();
  await vi.advanceTimersByTimeAsync(quietMs + againMs);
  expect(service.get('a')?.answer).toEqual(['1']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  AnswerKeeper,
  againMs,
  type KeepState,
  longestMs,
  type PendingAnswer,
  quietMs,
  type RevisedAnswer,
  type SendOutcome,
} from './answer-keeper.ts';

const slowMs = 6_000;
let service: Map<string, RevisedAnswer & { page: string; turn: number }>;
let sent: [string, PendingAnswer][];
let states: KeepState[];
let conflicts: Map<string, RevisedAnswer | undefined>;
let browser: Map<string, PendingAnswer>;
let line: 'up' | 'down' | 'loses replies' | 'slow' | 'signed out';
let isOver: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  service = new Map([['a', { answer: ['0'], isFlagged: false, revision: 4, page: 'before', turn: 1 }]]);
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

/** As the service does: an older revision is refused, unless the same page gave what is kept; the latest turn of a page stays. */
function keep(id: string, { answer, isFlagged, base, page, turn }: PendingAnswer): SendOutcome {
  const kept = service.get(id) ?? { answer: [], isFlagged: false, revision: 0, page: '', turn: 0 };
  if (isOver) return { kind: 'over' };
  const isOwn = kept.page === page;
  const isSame = JSON.stringify([kept.answer, kept.isFlagged]) === JSON.stringify([answer, isFlagged]);
  if (isSame || (isOwn && turn <= kept.turn)) return { kind: 'kept', revision: kept.revision };
  if (!isOwn && base < kept.revision) return { kind: 'stale', kept };
  const revision = Math.max(base, kept.revision) + 1;
  service.set(id, { answer, isFlagged, revision, page, turn });
  return { kind: 'kept', revision };
}

const keeper = (revisions: Record<string, number> = { a: 4 }, page = 'here') =>
  new AnswerKeeper({
    page,
    send: async (id, pending) => {
      if (line === 'down') throw new Error('no line');
      if (line === 'signed out') return { kind: 'signedOut' };
      sent.push([id, pending]);
      if (line === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
      const outcome = keep(id, pending);
      if (line === 'loses replies') throw new Error('no reply');
      return outcome;
    },
    onState: (state) => states.push(state),
    onConflict: (id, theirs) => conflicts.set(id, theirs),
    vault: {
      keep: (id, pending) => browser.set(id, pending),
      forget: (id, { page, turn }) => {
        const now = browser.get(id);
        if (now?.page === page && now.turn === turn) browser.delete(id);
      },
    },
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
  expect(browser.get('a')).toEqual({ ...given('2'), base: 4, page: 'here', turn: 2 });
  await quiet();
  expect(sent).toEqual([
    ['b', { answer: ['x'], isFlagged: true, base: 0, page: 'here', turn: 1 }],
    ['a', { ...given('2'), base: 4, page: 'here', turn: 2 }],
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
  expect(service.get('a')).toMatchObject({ ...given('2'), revision: 6 });
  expect([conflicts.size, states.at(-1)]).toEqual([0, 'kept']);
});

test('asks where a question was answered elsewhere meanwhile, and changes nothing by itself', async () => {
  const kept = keeper();
  const theirs = { ...given('9'), revision: 5, page: 'there', turn: 1 };
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
  expect([service.get('a')?.answer, service.get('a')?.revision, conflicts.get('a')]).toEqual([['2'], 6, undefined]);
  expect(states.at(-1)).toBe('kept');
});

test('takes the other answer where it is chosen', async () => {
  const kept = keeper();
  service.set('a', { ...given('9'), revision: 5, page: 'there', turn: 1 });
  kept.give('a', given('1'));
  await quiet();
  kept.settle('a', 'theirs');
  await quiet();
  expect([service.get('a')?.answer, browser.size, states.at(-1)]).toEqual([['9'], 0, 'kept']);
  expect(kept.revisions).toEqual({ a: 5 });
});

const pending = (answer: string, base = 4): PendingAnswer => ({ ...given(answer), base, page: 'reloaded', turn: 3 });

test('goes on after a reload with what the browser had kept', async () => {
  const now = service.get('a') ?? { ...given(), revision: 0 };
  browser.set('a', pending('1'));
  expect(keeper().resume('a', pending('1'), now)).toBe('pending');
  await vi.advanceTimersByTimeAsync(0);
  expect(service.get('a')).toMatchObject({ ...given('1'), revision: 5 });
  browser.set('a', pending('1'));
  expect(keeper({ a: 5 }).resume('a', pending('1'), { ...given('1'), revision: 5 })).toBe('kept');
  expect(browser.size).toBe(0);
});

test('what the page had sent before its reload is no conflict', async () => {
  service.set('a', { ...given('Lond'), revision: 5, page: 'reloaded', turn: 2 });
  keeper({ a: 5 }).resume('a', pending('Paris'), { ...given('Lond'), revision: 5 });
  await quiet();
  expect([service.get('a')?.answer, conflicts.size, browser.size]).toEqual([['Paris'], 0, 0]);
});

test('asks after a reload where another device was faster, and changes nothing by itself', async () => {
  const kept = keeper();
  const theirs = { ...given('9'), revision: 6, page: 'there', turn: 1 };
  service.set('a', theirs);
  kept.resume('a', pending('1'), theirs);
  await quiet();
  expect([conflicts.get('a'), service.get('a'), states.at(-1)]).toEqual([theirs, theirs, 'asking']);
});

test('typing on for as long as one likes, never more than three seconds of it are unsent', async () => {
  const kept = keeper();
  for (let typed = 1; typed <= 125; typed += 1) {
    kept.give('b', given('x'.repeat(typed)));
    await vi.advanceTimersByTimeAsync(200);
    const unsent = typed - (service.get('b')?.answer[0]?.length ?? 0);
    expect(unsent * 200, `after ${typed} keys`).toBeLessThanOrEqual(longestMs);
  }
  expect(sent.length).toBeLessThan(12);
});

test('the same answer again is no other one', async () => {
  const kept = keeper();
  kept.give('a', given('1'));
  kept.give('a', given('1'));
  await quiet();
  expect(sent.map(([, { turn }]) => turn)).toEqual([1]);
});

test('a later answer overtakes one that is on its way where it may not wait, and stays', async () => {
  const kept = keeper();
  line = 'slow';
  kept.give('a', given('Lond'));
  await quiet();
  line = 'up';
  kept.give('a', given('Paris'));
  kept.hurry();
  kept.hurry();
  await vi.advanceTimersByTimeAsync(slowMs);
  expect(sent.map(([, { answer }]) => answer[0])).toEqual(['Lond', 'Paris']);
  expect([service.get('a')?.answer, conflicts.size, browser.size, states.at(-1)]).toEqual([['Paris'], 0, 0, 'kept']);
});

test('sends nothing more once the session has ended; the answers lie in the browser', async () => {
  const kept = keeper();
  line = 'signed out';
  kept.give('a', given('1'));
  await quiet();
  line = 'up';
  kept.give('b', given('2'));
  kept.hurry();
  await vi.advanceTimersByTimeAsync(quietMs + againMs);
  expect([sent, browser.get('a')?.answer]).toEqual([[], ['1']]);
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

test('sends what waits as its page is left, and nothing afterwards', async () => {
  const kept = keeper();
  kept.give('a', given('1'));
  kept.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([service.get('a')?.answer, browser.size]).toEqual([['1'], 0]);
  kept.give('a', given('2'));
  await vi.advanceTimersByTimeAsync(quietMs + againMs);
  expect(service.get('a')?.answer).toEqual(['1']);
});

test('what a page that was left learns late takes nothing from the browser that a later page has put there', async () => {
  const left = keeper();
  line = 'slow';
  left.give('a', given('1'));
  left.stop();
  line = 'down';
  keeper({ a: 4 }, 'later').give('a', given('2'));
  await vi.advanceTimersByTimeAsync(slowMs);
  expect(browser.get('a')).toMatchObject({ ...given('2'), page: 'later' });
});

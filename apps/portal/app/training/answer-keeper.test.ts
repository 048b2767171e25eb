import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { againMs, answerKeeper, type KeepState, type KeptAnswer, quietMs } from './answer-keeper.ts';

let sent: KeptAnswer[];
let states: KeepState[];
let isDown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  states = [];
  isDown = false;
});
afterEach(() => {
  vi.useRealTimers();
});

const keeper = () =>
  answerKeeper({
    send: (kept) => {
      if (isDown) return Promise.reject(new Error('no line'));
      sent.push(kept);
      return Promise.resolve();
    },
    onState: (state) => states.push(state),
    revision: 4,
  });

test("sends each question's latest answer, with a revision above those that are known", async () => {
  const { give } = keeper();
  give('a', ['1']);
  give('b', ['x']);
  give('a', ['2']);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(sent).toEqual([
    { questionId: 'b', answer: ['x'], revision: 6 },
    { questionId: 'a', answer: ['2'], revision: 7 },
  ]);
  expect(states.at(-1)).toBe('kept');
});

test('sends again what did not arrive, and says until then that it waits', async () => {
  const { give } = keeper();
  isDown = true;
  give('a', ['1']);
  await vi.advanceTimersByTimeAsync(quietMs + againMs);
  expect([sent, states.at(-1)]).toEqual([[], 'waiting']);
  isDown = false;
  await vi.advanceTimersByTimeAsync(againMs);
  expect([sent.map(({ answer }) => answer), states.at(-1)]).toEqual([[['1']], 'kept']);
});

test('sends nothing more once it was stopped', async () => {
  const { give, stop } = keeper();
  give('a', ['1']);
  stop();
  await vi.advanceTimersByTimeAsync(quietMs + againMs);
  expect(sent).toEqual([]);
});

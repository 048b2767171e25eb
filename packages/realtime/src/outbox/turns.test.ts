import { expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

interface Ending {
  resolve: () => void;
  reject: (reason: Error) => void;
}

function setUp() {
  const begun: boolean[] = [];
  const ends: Ending[] = [];
  const onEnd = vi.fn();
  const turns = createTurns({
    whenAlone: (run) => run(new AbortController().signal),
    run: (isForced) => {
      begun.push(isForced);
      return new Promise((resolve, reject) => ends.push({ resolve, reject }));
    },
    onEnd,
    after: Promise.resolve(),
  });
  return { turns, begun, ends, onEnd };
}

/** Resolves once all that can be done by now is done. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('a turn that has not begun serves all that ask for it, forced where one of them forces it', async () => {
  const { turns, begun } = setUp();
  void turns.ask();
  void turns.ask(true);
  void turns.ask();
  await soon();
  expect(begun).toEqual([true]);
});

it('what is asked for while a turn is on is done after it, once', async () => {
  const { turns, begun, ends } = setUp();
  void turns.ask(true);
  await soon();
  void turns.ask();
  void turns.ask();
  await soon();
  expect(begun).toEqual([true]);
  ends[0]?.resolve();
  await soon();
  expect(begun).toEqual([true, false]);
});

it('a turn that fails is over like any other, and holds up none', async () => {
  const { turns, begun, ends, onEnd } = setUp();
  const first = turns.ask();
  await soon();
  ends[0]?.reject(new Error('no storage'));
  await first;
  expect(onEnd).toHaveBeenCalledTimes(1);
  void turns.ask();
  await soon();
  expect(begun).toHaveLength(2);
});

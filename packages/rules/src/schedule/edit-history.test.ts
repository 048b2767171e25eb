import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addStep, mapHistory, redo, startHistory, undo, undoStepsMax } from './edit-history.ts';

it('taking back returns exactly what was before, and bringing back exactly what was after', () => {
  fc.assert(
    fc.property(fc.array(fc.object(), { minLength: 1, maxLength: 30 }), (states) => {
      let history = startHistory<object>({});
      const seen: object[] = [history.present];
      for (const state of states) {
        history = addStep(history, state);
        seen.push(history.present);
      }
      for (const before of seen.slice(0, -1).reverse()) {
        history = undo(history);
        expect(history.present).toBe(before);
      }
      expect(undo(history)).toBe(history);
      for (const after of seen.slice(1)) {
        history = redo(history);
        expect(history.present).toBe(after);
      }
      expect(redo(history)).toBe(history);
    }),
  );
});

it('a new step forgets what had been taken back', () => {
  const history = addStep(undo(addStep(startHistory('a'), 'b')), 'c');
  expect(redo(history)).toBe(history);
  expect(undo(history).present).toBe('a');
});

it('changed as a whole keeps what is now, and only the steps that still lead somewhere', () => {
  let history = startHistory(0);
  for (const state of [10, 11, 20, 21, 30, 31]) history = addStep(history, state);
  for (let step = 0; step < 3; step += 1) history = undo(history);
  const mapped = mapHistory(
    history,
    (state) => Math.floor(state / 10),
    (one, other) => one === other,
  );
  expect(mapped).toEqual({ past: [0, 1], present: 2, future: [3] });
});

it(`keeps ${undoStepsMax} steps`, () => {
  let history = startHistory(0);
  for (let step = 1; step <= undoStepsMax + 1; step += 1) history = addStep(history, step);
  for (let step = 0; step < undoStepsMax; step += 1) history = undo(history);
  expect(history.present).toBe(1);
  expect(undo(history)).toBe(history);
});

import { describe, expect, test } from 'vitest';
import { UsedStates } from './used-states.server.ts';

const at = (ms: number): Date => new Date(1_700_000_000_000 + ms);

describe('a state', () => {
  test('counts once', () => {
    const used = new UsedStates({ ageMaxMs: 900_000, countMax: 10 });
    expect(used.take('a', at(0))).toBe(true);
    expect(used.take('a', at(0))).toBe(false);
    expect(used.take('b', at(1))).toBe(true);
  });

  test('is remembered as long as it could be answered, and not longer', () => {
    const used = new UsedStates({ ageMaxMs: 900_000, countMax: 10 });
    used.take('a', at(0));
    expect(used.take('a', at(900_000))).toBe(false);
    used.take('b', at(900_001));
    expect(used.count).toBe(1);
  });

  test('is forgotten early only when there are too many, the oldest first', () => {
    const used = new UsedStates({ ageMaxMs: 900_000, countMax: 3 });
    for (const [index, state] of ['a', 'b', 'c', 'd'].entries()) used.take(state, at(index));
    expect(used.count).toBe(3);
    expect(used.take('d', at(5))).toBe(false);
    expect(used.take('a', at(6))).toBe(true);
  });
});

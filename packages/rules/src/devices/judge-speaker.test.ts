import { describe, expect, it } from 'vitest';
import { judgeSpeaker } from './judge-speaker.ts';

describe('the verdict on a speaker', () => {
  it.each([
    [{}, 'notMeasured'],
    [{ left: 'there' }, 'notMeasured'],
    [{ left: 'there', right: 'there' }, 'good'],
    [{ left: 'there', right: 'elsewhere' }, 'good'],
    [{ left: 'elsewhere', right: 'elsewhere' }, 'poor'],
    [{ left: 'nothing' }, 'failed'],
    [{ left: 'there', right: 'nothing' }, 'failed'],
    [{ left: 'nothing', right: 'nothing' }, 'failed'],
  ] as const)('after %j is %s', (heard, verdict) => {
    expect(judgeSpeaker(heard).verdict).toBe(verdict);
  });
});

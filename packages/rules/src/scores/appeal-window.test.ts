import { describe, expect, it } from 'vitest';
import { days } from '../time/durations.ts';
import { appealDaysLeft, appealDaysText, appealUntil } from './appeal-window.ts';

const at = new Date('2026-11-13T06:00:00Z');
const after = (ms: number) => new Date(at.getTime() + ms);

describe('the days left for an appeal', () => {
  it.each([
    [-1, 7, '7 days left'],
    [0, 7, '7 days left'],
    [days(1) - 1, 7, '7 days left'],
    [days(1), 6, '6 days left'],
    [days(6) - 1, 2, '2 days left'],
    [days(6), 1, '1 day left'],
    [days(7) - 1, 1, '1 day left'],
    [days(7), 0, undefined],
    [days(400), 0, undefined],
  ])('%i ms after it are %i', (ms, left, text) => {
    expect(appealDaysLeft(at, after(ms))).toBe(left);
    expect(appealDaysText(at, after(ms))).toBe(text);
  });

  it('end a week after it', () => {
    expect(appealUntil(at).toISOString()).toBe('2026-11-20T06:00:00.000Z');
  });
});

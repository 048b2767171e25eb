import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../time/durations.ts';
import { appealDaysText, appealUntil } from './appeal-window.ts';

const at = new Date('2026-11-13T06:00:00Z');
const after = (ms: number) => new Date(at.getTime() + ms);

describe('the time left for an appeal', () => {
  it.each([
    [-1, '7 days left'],
    [0, '7 days left'],
    [1, '6 days left'],
    [days(1), '6 days left'],
    [days(1) + 1, '5 days left'],
    [days(6), '1 day left'],
    [days(6) + minutes(1), '23 h 59 min left'],
    [days(7) - hours(1), '1 h left'],
    [days(7) - 1, 'under 1 min left'],
    [days(7), undefined],
    [days(400), undefined],
  ])('is, %i ms after it, %s', (ms, text) => {
    expect(appealDaysText(at, after(ms))).toBe(text);
  });

  it('end a week after it', () => {
    expect(appealUntil(at).toISOString()).toBe('2026-11-20T06:00:00.000Z');
  });
});

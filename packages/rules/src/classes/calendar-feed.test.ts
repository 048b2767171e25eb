import { describe, expect, it } from 'vitest';
import { feedAlarmsSchema, feedRange, feedTokenSchema } from './calendar-feed.ts';

describe('alarms of the calendar feed', () => {
  it('are each kept once, from soonest to longest before', () => {
    expect(feedAlarmsSchema.parse(['60', '5', '60'])).toEqual([5, 60]);
    expect(feedAlarmsSchema.parse([])).toEqual([]);
  });

  it.each([['4'], ['6'], ['121'], ['-5'], ['soon'], ['']])('refuse %j', (minutes) => {
    expect(feedAlarmsSchema.safeParse([minutes]).success).toBe(false);
  });

  it('refuse more than there are', () => {
    expect(feedAlarmsSchema.safeParse(Array.from({ length: 7 }, () => '5')).success).toBe(false);
  });
});

describe('the token of the address', () => {
  it.each([
    ['A'.repeat(43), true],
    ['A'.repeat(42), false],
    ['A'.repeat(44), false],
    [`${'A'.repeat(42)}/`, false],
    [`${'-_'.repeat(21)}0`, true],
  ])('%s: %s', (token, isRight) => {
    expect(feedTokenSchema.safeParse(token).success).toBe(isRight);
  });
});

describe('the range of the feed', () => {
  it('is the same all day, and moves at midnight of UTC', () => {
    const morning = feedRange(new Date('2026-11-20T00:00:00Z'));
    expect(morning).toEqual({ start: new Date('2026-10-20T00:00:00Z'), end: new Date('2027-01-21T00:00:00Z') });
    expect(feedRange(new Date('2026-11-20T23:59:59.999Z'))).toEqual(morning);
    expect(feedRange(new Date('2026-11-21T00:00:00Z'))).not.toEqual(morning);
  });
});

import { describe, expect, it } from 'vitest';
import { nextClockChange } from './clock-change.ts';
import { zoneOffsetMinutes } from './wall-clock.ts';

const find = (zone: string, from: string, until: string) => nextClockChange(zone, new Date(from), new Date(until));

describe('the next change of the clocks', () => {
  it.each([
    ['Europe/London', '2026-03-16T00:00:00Z', '2026-03-29T01:00:00.000Z', 0, 60],
    ['Europe/London', '2026-10-12T09:41:00Z', '2026-10-25T01:00:00.000Z', 60, 0],
    ['America/New_York', '2026-03-01T12:00:00Z', '2026-03-08T07:00:00.000Z', -300, -240],
    ['Australia/Lord_Howe', '2026-03-25T00:00:00Z', '2026-04-04T15:00:00.000Z', 660, 630],
  ])('finds that of %s after %s', (zone, from, at, beforeMinutes, afterMinutes) => {
    const until = new Date(new Date(from).getTime() + 14 * 86_400_000).toISOString();
    const change = find(zone, from, until);
    expect(change?.at.toISOString()).toBe(at);
    expect(change).toMatchObject({ beforeMinutes, afterMinutes });
  });

  it.each(['Asia/Manila', 'Asia/Shanghai', 'UTC'])('finds none in a year of %s', (zone) => {
    expect(find(zone, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toBeUndefined();
  });

  it('counts a change at the very end, and none a moment later or already past', () => {
    expect(find('Europe/London', '2026-10-20T00:00:00Z', '2026-10-25T01:00:00Z')).toBeDefined();
    expect(find('Europe/London', '2026-10-20T00:00:00Z', '2026-10-25T00:59:59Z')).toBeUndefined();
    expect(find('Europe/London', '2026-10-25T01:00:00Z', '2026-11-08T01:00:00Z')).toBeUndefined();
  });

  it('finds every change that a day-by-day look at the offsets finds', () => {
    for (const zone of ['Europe/Lisbon', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Tehran']) {
      for (let day = 0; day < 365; day += 1) {
        const from = new Date(Date.UTC(2026, 0, 1 + day));
        const until = new Date(from.getTime() + 86_400_000);
        const isOther = zoneOffsetMinutes(from.getTime(), zone) !== zoneOffsetMinutes(until.getTime(), zone);
        expect(nextClockChange(zone, from, until) !== undefined).toBe(isOther);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import {
  datedDayText,
  dayMark,
  dayRangeText,
  dayText,
  durationText,
  minuteOfDayText,
  monthText,
  nearDayText,
  offsetText,
  timeRangeText,
  timeText,
  zoneCity,
  zoneText,
} from './zoned-text.ts';
import { zonesOfOldNames } from './zones-of-old-names.ts';

const manila = 'Asia/Manila';

describe('times of day', () => {
  it.each([
    [0, '12:00 AM'],
    [5, '12:05 AM'],
    [719, '11:59 AM'],
    [720, '12:00 PM'],
    [1439, '11:59 PM'],
  ])('writes minute %i of the day as %s', (minute, text) => {
    expect(minuteOfDayText(minute)).toBe(text);
  });

  it('writes an instant by the clock of the zone', () => {
    const instant = new Date('2026-11-20T01:05:00Z');
    expect(timeText(instant, manila)).toBe('9:05 AM');
    expect(timeText(instant, 'America/New_York')).toBe('8:05 PM');
    expect(timeText(instant, 'Asia/Kathmandu')).toBe('6:50 AM');
  });

  it('says AM or PM once where both ends share it, and twice across noon', () => {
    const at = (time: string): Date => new Date(`2026-11-20T${time}:00+08:00`);
    expect(timeRangeText(at('09:00'), at('09:25'), manila)).toBe('9:00 – 9:25 AM');
    expect(timeRangeText(at('11:45'), at('12:10'), manila)).toBe('11:45 AM – 12:10 PM');
    expect(timeRangeText(at('09:00'), at('09:25'), manila, ' to ')).toBe('9:00 to 9:25 AM');
  });
});

describe('days', () => {
  it('names the day that the zone has, not the one in UTC', () => {
    const instant = new Date('2026-11-19T21:30:00Z');
    expect(dayText(instant, manila, 'long')).toBe('Friday 20 November');
    expect(dayText(instant, manila)).toBe('Fri 20 Nov');
    expect(dayText(instant, 'UTC', 'short')).toBe('Thu 19');
    expect(datedDayText(instant, manila)).toBe('Fri 20 Nov 2026');
  });

  it('names month and year once where the range shares them', () => {
    const day = (text: string): Date => new Date(`${text}T00:00:00+08:00`);
    expect(dayRangeText(day('2026-11-16'), day('2026-11-22'), manila)).toBe('Mon 16 – Sun 22 Nov 2026');
    expect(dayRangeText(day('2026-11-30'), day('2026-12-06'), manila)).toBe('Mon 30 Nov – Sun 6 Dec 2026');
    expect(dayRangeText(day('2026-12-28'), day('2027-01-03'), manila)).toBe('Mon 28 Dec 2026 – Sun 3 Jan 2027');
    expect(dayRangeText(day('2026-11-20'), day('2026-11-20'), manila)).toBe('Friday 20 November 2026');
  });
});

describe('days near to now', () => {
  it('names yesterday, today and tomorrow by the calendar of the zone', () => {
    const now = new Date('2026-11-20T01:10:00Z');
    expect(nearDayText(new Date('2026-11-19T16:00:00Z'), now, manila)).toBe('Today');
    expect(nearDayText(new Date('2026-11-19T15:59:59Z'), now, manila)).toBe('Yesterday');
    expect(nearDayText(new Date('2026-11-20T16:00:00Z'), now, manila)).toBe('Tomorrow');
    expect(nearDayText(new Date('2026-11-21T16:00:00Z'), now, manila)).toBeUndefined();
    expect(nearDayText(new Date('2026-11-18T15:59:59Z'), now, manila)).toBeUndefined();
  });
});

describe('zones', () => {
  it('gives the offset that holds at the instant', () => {
    const winter = new Date('2026-01-15T12:00:00Z');
    const summer = new Date('2026-07-15T12:00:00Z');
    expect(offsetText(winter, 'Europe/London')).toBe('GMT');
    expect(offsetText(summer, 'Europe/London')).toBe('GMT+1');
    expect(offsetText(winter, 'America/St_Johns')).toBe('GMT-3:30');
    expect(zoneText(winter, manila)).toBe('Manila time (GMT+8)');
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina');
    expect(zoneText(winter, 'UTC')).toBe('UTC');
  });

  it.each([
    ['Etc/GMT-8', 'GMT+8', 'GMT+8'],
    ['Etc/GMT+5', 'GMT-5', 'GMT-5'],
    ['PRC', 'Shanghai', 'Shanghai time (GMT+8)'],
    ['US/Central', 'Chicago', 'Chicago time (GMT-6)'],
    ['America/North_Dakota/Center', 'Center, North Dakota', 'Center, North Dakota time (GMT-6)'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina', 'Buenos Aires, Argentina time (GMT-3)'],
    ['CET', 'CET', 'GMT+1'],
    ['Etc/UTC', 'Etc/UTC', 'GMT'],
  ])('calls %s %s, and never by a name that says another time', (name, city, text) => {
    expect(zoneCity(name)).toBe(city);
    expect(zoneText(new Date('2026-01-15T12:00:00Z'), name)).toBe(text);
  });

  it('knows the city of every name of old, at the same time', () => {
    for (const [name, zone] of Object.entries(zonesOfOldNames)) {
      for (const month of ['01', '07']) {
        const at = new Date(`2026-${month}-15T12:00:00Z`);
        expect(offsetText(at, name), name).toBe(offsetText(at, zone));
      }
    }
  });
});

describe('a time told in another zone', () => {
  it.each([
    ['2026-10-20T15:59:00Z', ''],
    ['2026-10-20T16:00:00Z', ' +1 d'],
    ['2026-10-20T22:59:00Z', ' +1 d'],
    ['2026-10-20T23:00:00Z', ''],
  ])('of %s in London is marked in Shanghai as %j', (instant, mark) => {
    expect(dayMark(new Date(instant), 'Europe/London', 'Asia/Shanghai')).toBe(mark);
    expect(dayMark(new Date(instant), 'Asia/Shanghai', 'Europe/London')).toBe(mark.replace('+', '−'));
  });
});

describe('durations', () => {
  it.each([
    [-1, '0 min'],
    [0, '0 min'],
    [1, 'under 1 min'],
    [59_999, 'under 1 min'],
    [60_000, '1 min'],
    [119_999, '1 min'],
    [600_000, '10 min'],
    [659_999, '10 min'],
    [3_600_000, '1 h'],
    [7_500_000, '2 h 5 min'],
    [86_400_000, '1 d'],
    [97_200_000, '1 d 3 h'],
  ])('writes %i ms as %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('months', () => {
  it('are those of the zone, with their year', () => {
    expect(monthText(new Date('2026-10-31T15:59:59Z'), 'Asia/Manila')).toBe('October 2026');
    expect(monthText(new Date('2026-10-31T16:00:00Z'), 'Asia/Manila')).toBe('November 2026');
  });
});

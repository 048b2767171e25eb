import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from './durations.ts';
import { isReadTwice } from './wall-clock.ts';
import {
  addZonedDays,
  instantOfMinute,
  isKnownZone,
  startOfZonedDay,
  startOfZonedWeek,
  zonedDate,
  zonedDayFromText,
  zonedMinuteOfDay,
} from './zone.ts';

const zones = [
  'Asia/Manila',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/London',
  'Europe/Belgrade',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
] as const;

const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date('2012-01-01T00:00:00Z'),
  max: new Date('2037-12-31T23:59:59Z'),
  noInvalidDate: true,
});

/** Date and clock of an instant by Intl alone, which the rules do not use. */
function byIntl(at: Date, timeZone: string): { date: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const lengthOfDay = (text: string, zoneName: string): number => {
  const start = zonedDayFromText(text, zoneName);
  if (start === undefined) throw new Error(`no such day: ${text}`);
  return addZonedDays(start, 1, zoneName).getTime() - start.getTime();
};

describe('the length of a calendar day', () => {
  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-03-07', 24],
    ['America/New_York', '2026-03-09', 24],
    ['America/New_York', '2026-11-01', 25],
    ['Europe/London', '2026-03-29', 23],
    ['Europe/London', '2026-10-25', 25],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Havana', '2026-03-08', 23],
    ['America/Havana', '2026-11-01', 25],
    ['Africa/Cairo', '2024-04-26', 23],
    ['America/Santiago', '2026-04-04', 25],
    ['Asia/Manila', '2026-03-29', 24],
    ['Asia/Shanghai', '2026-10-25', 24],
  ])('%s %s has %d hours', (zoneName, day, count) => {
    expect(lengthOfDay(day, zoneName)).toBe(hours(count));
  });

  it('begins at one o’clock where the clock skips midnight', () => {
    expect(
      zonedMinuteOfDay(startOfZonedDay(new Date('2018-11-04T12:00:00Z'), 'America/Sao_Paulo'), 'America/Sao_Paulo'),
    ).toBe(60);
  });
});

describe('the start of a day', () => {
  it('is the first instant with its date, in every zone at every instant', () => {
    fc.assert(
      fc.property(instant, zone, (at, zoneName) => {
        const start = startOfZonedDay(at, zoneName);
        const { date } = byIntl(at, zoneName);
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(byIntl(start, zoneName).date).toBe(date);
        expect(byIntl(new Date(start.getTime() - 1), zoneName).date).not.toBe(date);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for every instant of the day', () => {
    fc.assert(
      fc.property(instant, zone, (at, zoneName) => {
        const start = startOfZonedDay(at, zoneName);
        expect(startOfZonedDay(start, zoneName)).toEqual(start);
        const last = new Date(addZonedDays(start, 1, zoneName).getTime() - 1);
        expect(startOfZonedDay(last, zoneName)).toEqual(start);
      }),
      { numRuns: 500 },
    );
  });

  it('is a plain Date, so that nothing of the zone clings to it', () => {
    expect(startOfZonedDay(new Date(0), 'Asia/Manila').constructor).toBe(Date);
    expect(addZonedDays(new Date(0), 1, 'Asia/Manila').constructor).toBe(Date);
  });
});

describe('adding days', () => {
  it('moves by the calendar and can be undone', () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: -400, max: 400 }), (at, zoneName, count) => {
        const start = startOfZonedDay(at, zoneName);
        const moved = addZonedDays(start, count, zoneName);
        const expected = new Date(Date.parse(`${zonedDate(start, zoneName)}T00:00:00Z`) + days(count));
        expect(zonedDate(moved, zoneName)).toBe(expected.toISOString().slice(0, 10));
        expect(addZonedDays(moved, -count, zoneName)).toEqual(start);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('on a computer whose own zone misses hours and days', () => {
  it.each([
    // Midnight of that day is missing there, or the whole day.
    ['America/Sao_Paulo', '2017-10-15'],
    ['Asia/Beirut', '2026-03-29'],
    ['Pacific/Apia', '2011-12-30'],
  ])('set to %s, %s begins when it begins in Manila', (own, text) => {
    const start = new Date(`${text}T00:00:00+08:00`).toISOString();
    expect(startsOnComputerOf(own, text)).toEqual([own, start, start, start]);
  });
});

/** The computer's own zone, and three ways to the start of a day in Manila. A process takes its zone up once, when it starts. */
function startsOnComputerOf(own: string, text: string): unknown {
  const script = `
    import { addZonedDays, startOfZonedDay, zonedDayFromText } from '${new URL('zone.ts', import.meta.url)}';
    const noon = Date.parse('${text}T12:00:00+08:00');
    console.log(JSON.stringify([
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
      zonedDayFromText('${text}', 'Asia/Manila'),
      startOfZonedDay(new Date(noon), 'Asia/Manila'),
      addZonedDays(startOfZonedDay(new Date(noon - ${days(1)}), 'Asia/Manila'), 1, 'Asia/Manila'),
    ]));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { env: { ...process.env, TZ: own }, encoding: 'utf8' }));
}

it('a day that a zone skips is no date there, and the day after it begins at once', () => {
  expect(zonedDayFromText('2011-12-30', 'Pacific/Apia')).toBeUndefined();
  expect(zonedDayFromText('2011-12-31', 'Pacific/Apia')?.toISOString()).toBe('2011-12-30T10:00:00.000Z');
});

describe('the start of a week', () => {
  it.each([
    ['2026-11-16T00:00:00+08:00', '2026-11-15T16:00:00.000Z'],
    ['2026-11-15T23:59:59+08:00', '2026-11-08T16:00:00.000Z'],
    ['2026-11-22T23:59:59+08:00', '2026-11-15T16:00:00.000Z'],
    ['2026-11-20T12:00:00+08:00', '2026-11-15T16:00:00.000Z'],
  ])('for %s in Manila is %s, a Monday', (at, expected) => {
    expect(startOfZonedWeek(new Date(at), 'Asia/Manila').toISOString()).toBe(expected);
  });

  it('is a Monday at most six days before, also across a change of the clock', () => {
    fc.assert(
      fc.property(instant, zone, (at, zoneName) => {
        const start = startOfZonedWeek(at, zoneName);
        expect(new Date(`${zonedDate(start, zoneName)}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(addZonedDays(start, 7, zoneName).getTime()).toBeGreaterThan(at.getTime());
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the date and the minute of an instant', () => {
  it("are those of the zone's wall clock", () => {
    fc.assert(
      fc.property(instant, zone, (at, zoneName) => {
        const { date, minute } = byIntl(at, zoneName);
        expect(zonedDate(at, zoneName)).toBe(date);
        expect(zonedMinuteOfDay(at, zoneName)).toBe(minute);
      }),
      { numRuns: 2_000 },
    );
  });

  it('repeat an hour in autumn and skip one in spring', () => {
    const minuteAt = (text: string): number => zonedMinuteOfDay(new Date(text), 'Europe/London');
    expect([minuteAt('2026-10-25T00:30:00Z'), minuteAt('2026-10-25T01:30:00Z')]).toEqual([90, 90]);
    expect([minuteAt('2026-03-29T00:59:00Z'), minuteAt('2026-03-29T01:00:00Z')]).toEqual([59, 120]);
  });
});

describe('a day as text', () => {
  it('comes back from its own text in every zone', () => {
    fc.assert(
      fc.property(instant, zone, (at, zoneName) => {
        expect(zonedDayFromText(zonedDate(at, zoneName), zoneName)).toEqual(startOfZonedDay(at, zoneName));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '2026-01-01'])('takes %s', (text) => {
    expect(zonedDayFromText(text, 'UTC')?.toISOString()).toBe(`${text}T00:00:00.000Z`);
  });

  it.each([
    '',
    'today',
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-13-10',
    '2026-10-00',
    '2026-10-32',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '-2026-01-01',
    '+02026-01-01',
    '２０２６-01-01',
    '9999-99-99',
    '__proto__',
  ])('refuses %j', (text) => {
    expect(zonedDayFromText(text, 'Asia/Manila')).toBeUndefined();
  });

  it('refuses whatever is not exactly a real date', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const day = zonedDayFromText(text, 'UTC');
        if (day !== undefined) expect(day.toISOString()).toBe(`${text}T00:00:00.000Z`);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a zone name', () => {
  it.each([...zones, 'asia/manila', 'Etc/GMT+8'])('%s is known', (name) => {
    expect(isKnownZone(name)).toBe(true);
  });

  it.each(['', ' ', 'Mars/Olympus', 'Asia/Manila ', 'Asia', '__proto__', '../etc/passwd', '\u0000'])(
    '%j is not',
    (name) => {
      expect(isKnownZone(name)).toBe(false);
    },
  );
});

it('a wall-clock minute is never beyond the day', () => {
  fc.assert(
    fc.property(instant, zone, (at, zoneName) => {
      const minute = zonedMinuteOfDay(at, zoneName);
      expect(minute).toBeGreaterThanOrEqual(0);
      expect(minute * minutes(1)).toBeLessThan(days(1));
    }),
    { numRuns: 500 },
  );
});

describe('the instant of a minute on the wall', () => {
  const day = (text: string, zone: string) => zonedDayFromText(text, zone) ?? new Date(0);
  const at = (text: string, minute: number, zone = 'Europe/London') =>
    instantOfMinute(day(text, zone), minute, zone)?.toISOString();

  it('is not there in the hour that the clocks skip, and there on both sides of it', () => {
    expect(at('2026-03-29', 59)).toBe('2026-03-29T00:59:00.000Z');
    expect(at('2026-03-29', 60)).toBeUndefined();
    expect(at('2026-03-29', 119)).toBeUndefined();
    expect(at('2026-03-29', 120)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is the first of two in the hour that comes twice', () => {
    expect(at('2026-10-25', 90)).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-25', 120)).toBe('2026-10-25T02:00:00.000Z');
  });

  it.each([
    ['Europe/London', '2026-10-24T23:59:00Z', false],
    ['Europe/London', '2026-10-25T00:00:00Z', true],
    ['Europe/London', '2026-10-25T01:59:00Z', true],
    ['Europe/London', '2026-10-25T02:00:00Z', false],
    ['Europe/London', '2026-03-29T00:59:00Z', false],
    ['Europe/London', '2026-03-29T01:00:00Z', false],
    // Half an hour is put back there: from 2:00 to 1:30 AM.
    ['Australia/Lord_Howe', '2026-04-04T14:29:00Z', false],
    ['Australia/Lord_Howe', '2026-04-04T14:30:00Z', true],
    ['Australia/Lord_Howe', '2026-04-04T15:29:00Z', true],
    ['Australia/Lord_Howe', '2026-04-04T15:30:00Z', false],
  ])('is read twice in %s at %s: %s', (zone, instant, isTwice) => {
    expect(isReadTwice(new Date(instant), zone)).toBe(isTwice);
  });

  it('reads as that minute whatever the zone and day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 1_439 }),
        (zone, dayNumber, minute) => {
          const start = startOfZonedDay(new Date(Date.UTC(2022, 0, 1, 12) + days(dayNumber)), zone);
          const instant = instantOfMinute(start, minute, zone);
          if (instant === undefined) {
            // Only a day on which the clocks change can be without it.
            expect(addZonedDays(start, 1, zone).getTime() - start.getTime()).not.toBe(days(1));
            return;
          }
          expect(zonedMinuteOfDay(instant, zone)).toBe(minute);
          expect(startOfZonedDay(instant, zone)).toEqual(start);
        },
      ),
    );
  });
});

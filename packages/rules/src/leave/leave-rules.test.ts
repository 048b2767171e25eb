import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../time/durations.ts';
import { leaveFormSchema } from './leave-form.ts';
import { leaveCostText, leaveImpact } from './leave-impact.ts';
import { doSpansOverlap, leaveInstant, leaveMinutes, leaveSpanProblem, leaveSpanText } from './leave-span.ts';
import { canEditLeave, canUndoLeave, leaveStatuses, leaveStatusText } from './leave-status.ts';
import { leaveTypes, leaveTypeText } from './leave-types.ts';

const zone = 'Asia/Manila';
/** 14:00 of Friday 20 November 2026 in Manila. */
const now = new Date('2026-11-20T06:00:00.000Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

describe('span of a leave', () => {
  it.each([
    ['begins this moment', 0, hours(1), 'The leave must begin in the future'],
    ['begins a moment later', 1, hours(1), undefined],
    ['ends as it begins', hours(1), hours(1), 'The end must be after the beginning'],
    ['lasts a moment', hours(1), hours(1) + 1, undefined],
    ['lasts 120 days', hours(1), hours(1) + days(120), undefined],
    ['lasts longer', hours(1), hours(1) + days(120) + 1, 'One request can be for 120 days at most'],
    ['begins in 180 days', days(180), days(181), undefined],
    ['begins later', days(180) + 1, days(181), 'The leave must begin within the next 180 days'],
  ])('%s', (_name, startMs, endMs, message) => {
    expect(leaveSpanProblem({ start: after(startMs), end: after(endMs) }, now)?.message).toBe(message);
  });

  it('may begin when another ends', () => {
    const first = { start: after(0), end: after(hours(2)) };
    const next = { start: after(hours(2)), end: after(hours(3)) };
    expect([doSpansOverlap(first, next), doSpansOverlap(next, first)]).toEqual([false, false]);
    expect(doSpansOverlap(first, { start: after(hours(2) - 1), end: after(hours(3)) })).toBe(true);
  });

  it('overlaps the same way round for both', () => {
    const instant = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(instant, instant, instant, instant, (a, b, c, d) => {
        const first = { start: after(a), end: after(a + b + 1) };
        const second = { start: after(c), end: after(c + d + 1) };
        const shared = Math.min(a + b + 1, c + d + 1) - Math.max(a, c);
        expect(doSpansOverlap(first, second)).toBe(shared > 0);
        expect(doSpansOverlap(second, first)).toBe(shared > 0);
      }),
    );
  });

  it.each([
    ['2026-11-21', 0, zone, '2026-11-20T16:00:00.000Z'],
    ['2026-11-21', 1440, zone, '2026-11-21T16:00:00.000Z'],
    ['2026-11-21', 570, zone, '2026-11-21T01:30:00.000Z'],
    // The clock goes from 1:00 to 2:00 on this day, and the day ends after 23 hours.
    ['2027-03-28', 60, 'Europe/London', undefined],
    ['2027-03-28', 1440, 'Europe/London', '2027-03-28T23:00:00.000Z'],
    ['2027-02-29', 0, zone, undefined],
    // This day has no midnight: the clock goes from there to 1:00.
    ['2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('reads %s, minute %i, in %s', (date, minute, of, expected) => {
    expect(leaveInstant(date, minute, of)?.toISOString()).toBe(expected);
  });

  it.each([
    ['2026-11-20T16:00Z', '2026-11-21T16:00Z', 'Sat 21 Nov 2026, whole day'],
    ['2026-11-20T16:00Z', '2026-11-23T16:00Z', 'Sat 21 – Mon 23 Nov 2026, whole days'],
    ['2026-11-21T01:00Z', '2026-11-21T05:00Z', 'Sat 21 Nov 2026, 9:00 AM – 1:00 PM'],
    ['2026-11-21T01:00Z', '2026-11-21T16:00Z', 'Sat 21 Nov 2026, 9:00 AM – end of day'],
    ['2026-11-21T01:00Z', '2026-11-22T05:00Z', 'Sat 21 Nov 2026, 9:00 AM – Sun 22 Nov 2026, 1:00 PM'],
  ])('%s to %s reads %s', (start, end, text) => {
    expect(leaveSpanText({ start: new Date(start), end: new Date(end) }, zone)).toBe(text);
  });
});

describe('form of a leave', () => {
  const typed = {
    type: '1',
    startDate: '2026-11-21',
    startMinute: '540',
    endDate: '2026-11-21',
    endMinute: '1440',
    reason: ' Fever ',
    attachment: '',
  };
  const problems = (change: object): Record<string, string> => {
    const { error } = leaveFormSchema({ now, zone }).safeParse({ ...typed, ...change });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };

  it('reads a request in the tutor’s zone', () => {
    expect(leaveFormSchema({ now, zone }).parse(typed)).toEqual({
      type: 1,
      start: new Date('2026-11-21T01:00Z'),
      end: new Date('2026-11-21T16:00Z'),
      reason: 'Fever',
      attachment: '',
    });
  });

  it('takes the start of today for the next half hour, and no other time that is over', () => {
    const today = { ...typed, startDate: '2026-11-20', endDate: '2026-11-20', startMinute: '0' };
    const schema = (at: string) => leaveFormSchema({ now: new Date(at), zone });
    expect(schema('2026-11-20T06:00Z').parse(today).start).toEqual(new Date('2026-11-20T06:30Z'));
    expect(schema('2026-11-20T06:29Z').parse(today).start).toEqual(new Date('2026-11-20T06:30Z'));
    expect(problems({ startDate: '2026-11-20', startMinute: '840' })).toEqual({
      startDate: 'The leave must begin in the future',
    });
    expect(schema('2026-11-20T15:40Z').safeParse(today).error?.issues[0]?.message).toBe(
      'The end must be after the beginning',
    );
    expect(
      schema('2026-11-20T06:00Z').parse({ ...today, startDate: '2026-11-21', endDate: '2026-11-21' }).start,
    ).toEqual(new Date('2026-11-20T16:00Z'));
  });

  it.each([
    [
      'nothing filled in',
      { type: undefined, startDate: '', reason: '  ' },
      { type: 'Required', startDate: 'Required', reason: 'Required' },
    ],
    ['no date', { startDate: '21.11.2026' }, { startDate: 'Please choose a date' }],
    ['no half hour', { startMinute: '541' }, { startMinute: 'Please choose a time' }],
    ['beyond the day', { endMinute: '1470' }, { endMinute: 'Please choose a time' }],
    ['a beginning that is none', { startDate: '2026-11-31' }, { startDate: 'There is no such time on this day' }],
    ['no time', { startMinute: 'noon' }, { startMinute: 'Please choose a time' }],
    ['a date that is none', { endDate: '2026-11-31' }, { endDate: 'There is no such time on this day' }],
    ['the end first', { endDate: '2026-11-20' }, { endDate: 'The end must be after the beginning' }],
    ['the past', { startDate: '2026-11-20' }, { startDate: 'The leave must begin in the future' }],
    [
      'the end first and no reason',
      { endDate: '2026-11-20', reason: undefined, type: undefined },
      { endDate: 'The end must be after the beginning', reason: 'Required', type: 'Required' },
    ],
    [
      'the end first and a blank reason',
      { endDate: '2026-11-20', reason: ' ' },
      { endDate: 'The end must be after the beginning', reason: 'Required' },
    ],
    [
      'no end, which a beginning in the past does not hide',
      { startDate: '2026-11-20', endDate: undefined },
      { endDate: 'Required' },
    ],
    ['500 characters', { reason: 'x'.repeat(500) }, {}],
    ['501 characters', { reason: 'x'.repeat(501) }, { reason: 'Max 500 characters' }],
    [
      'a file of something else',
      { attachment: `Absent/${'a'.repeat(22)}.jpg` },
      { attachment: 'Please choose the file again.' },
    ],
    ['a file', { attachment: `LeaveReason/${'a'.repeat(22)}.pdf` }, {}],
  ])('says what is wrong with %s', (_name, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

it('times are offered by the half hour, to the end of the day', () => {
  expect([leaveMinutes.length, ...leaveMinutes.slice(0, 3), leaveMinutes.at(-1)]).toEqual([49, 0, 30, 60, 1440]);
});

it('every kind has its number and its words', () => {
  expect(Object.keys(leaveTypes)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect([1, 2, 3, 4, 5, 6, 7].map(leaveTypeText)).toEqual([
    'Sick leave',
    'Family emergency',
    'Personal leave',
    'Maternity or paternity leave',
    'Bereavement leave',
    'Power or internet at home',
    'Leave',
  ]);
});

describe('impact of a leave', () => {
  const lesson = (untilMs: number) => ({ startMs: now.getTime() + untilMs, lessonFeeCentavos: 9_000 });

  it('charges each class by the time between asking and class, and adds up', () => {
    const impact = leaveImpact(
      [lesson(hours(3) - 1), lesson(hours(3)), lesson(hours(24)), lesson(hours(48)), lesson(hours(72))],
      now.getTime(),
    );
    expect(impact.classes.map(({ feeCentavos, penalty }) => [feeCentavos, penalty.points])).toEqual([
      [27_000, 2],
      [9_000, 2],
      [4_500, 2],
      [2_250, 2],
      [0, 0],
    ]);
    expect([impact.feeCentavos, impact.points]).toEqual([42_750, 8]);
  });

  it.each([
    [0, 0, 0, 'no class'],
    [1, 0, 0, '1 class, without a penalty'],
    [1, 2_250, 2, '1 class and costs PHP 22.50 and 2 points'],
    [3, 13_500, 4, '3 classes and costs PHP 135 and 4 points'],
  ])('of %i classes, %i centavos and %i points reads: %s', (classes, feeCentavos, points, text) => {
    expect(leaveCostText(classes, { feeCentavos, points })).toBe(text);
  });

  it('is nothing without a class', () => {
    expect(leaveImpact([], now.getTime())).toEqual({ classes: [], feeCentavos: 0, points: 0 });
  });

  it('never costs more for having asked earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (ahead, earlier) => {
        const at = lesson(hours(ahead));
        const late = leaveImpact([at], now.getTime());
        const early = leaveImpact([at], now.getTime() - hours(earlier));
        expect(early.feeCentavos).toBeLessThanOrEqual(late.feeCentavos);
      }),
    );
  });
});

describe('status of a leave', () => {
  it.each([
    ['pending', minutes(1), true, true],
    ['pending', 0, false, false],
    ['approved', minutes(1), false, true],
    ['approved', 0, false, false],
    ['declined', minutes(1), false, false],
    ['undone', minutes(1), false, false],
    ['lapsed', minutes(1), false, false],
  ] as const)('%s, beginning in %i ms: edit %s, undo %s', (name, aheadMs, edit, undo) => {
    const leave = { status: leaveStatuses[name], start: after(aheadMs) };
    expect([canEditLeave(leave, now), canUndoLeave(leave, now)]).toEqual([edit, undo]);
  });

  it('has words for each', () => {
    expect(Object.values(leaveStatuses).map(leaveStatusText)).toEqual([
      'Waiting',
      'Approved',
      'Declined',
      'Undone',
      'Not answered',
    ]);
  });
});

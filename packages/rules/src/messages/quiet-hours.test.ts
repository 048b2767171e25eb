import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDayGapMs } from '../classes/working-day.ts';
import { hours, minutes } from '../time/durations.ts';
import { defaultNoticeSetting } from './default-notice-setting.ts';
import { noticeSettingSchema } from './notice-setting.ts';
import { dutyMarginMs, isUrgent, quietBeforeClassMs, quietReason } from './quiet-hours.ts';

const inClassOnly = { isQuietInClass: true, isQuietOffDuty: false };
const offDutyOnly = { isQuietInClass: false, isQuietOffDuty: true };
const start = hours(100);
const lesson = { startMs: start, endMs: start + minutes(25) };

it('is quiet from two minutes before a class, and off duty an hour beside a working day, whose breaks are five hours at most', () => {
  expect({ quietBeforeClassMs, dutyMarginMs }).toEqual({
    quietBeforeClassMs: 120_000,
    dutyMarginMs: 3_600_000,
  });
});

describe('quiet during classes', () => {
  it.each([
    [start - quietBeforeClassMs - 1, undefined],
    [start - quietBeforeClassMs, 'inClass'],
    [start, 'inClass'],
    [lesson.endMs - 1, 'inClass'],
    [lesson.endMs, undefined],
  ])('at %i is %s', (nowMs, reason) => {
    expect(quietReason(nowMs, [lesson], inClassOnly)).toBe(reason);
    expect(quietReason(nowMs, [lesson], { ...inClassOnly, isQuietInClass: false })).toBeUndefined();
  });

  it('without classes never is', () => {
    expect(quietReason(start, [], inClassOnly)).toBeUndefined();
  });
});

describe('quiet outside the working day', () => {
  const last = { startMs: lesson.endMs + workingDayGapMs, endMs: lesson.endMs + workingDayGapMs + minutes(25) };
  it.each([
    [lesson.startMs - dutyMarginMs - 1, 'offDuty'],
    [lesson.startMs - dutyMarginMs, undefined],
    [lesson.startMs, undefined],
    // Between two classes of one working day, however long the break.
    [lesson.endMs + workingDayGapMs / 2, undefined],
    [last.endMs + dutyMarginMs - 1, undefined],
    [last.endMs + dutyMarginMs, 'offDuty'],
  ])('at %i is %s', (nowMs, reason) => {
    expect(quietReason(nowMs, [last, lesson], offDutyOnly)).toBe(reason);
  });

  it('begins anew with a break that is longer', () => {
    const later = { startMs: last.startMs + 1, endMs: last.endMs + 1 };
    expect(quietReason(lesson.endMs + workingDayGapMs / 2, [lesson, later], offDutyOnly)).toBe('offDuty');
  });

  it('is all day without classes', () => {
    expect(quietReason(start, [], offDutyOnly)).toBe('offDuty');
  });
});

it('does not depend on the order of the classes', () => {
  const spans = fc.array(
    fc.record({ startMs: fc.nat(hours(72)), lengthMs: fc.integer({ min: 1, max: hours(2) }) }).map((span) => ({
      startMs: span.startMs,
      endMs: span.startMs + span.lengthMs,
    })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.nat(hours(72)), spans, (nowMs, classes) => {
      const both = { isQuietInClass: true, isQuietOffDuty: true };
      expect(quietReason(nowMs, [...classes].reverse(), both)).toBe(quietReason(nowMs, classes, both));
    }),
  );
});

it.each([
  [{ source: 'absence', kind: 'remind', remind: false }, true],
  [{ source: 'system', kind: 'warning', remind: true }, true],
  [{ source: 'system', kind: 'warning', remind: false }, false],
  [{ source: 'system', kind: 'notice', remind: true }, false],
  [{ source: 'class', kind: 'notice', remind: false }, false],
  [{ source: 'moodle', kind: 'notice', remind: false }, false],
] as const)('%j is urgent: %s', (message, urgent) => {
  expect(isUrgent(message)).toBe(urgent);
});

it('what a tutor has at first can be saved', () => {
  expect(noticeSettingSchema.parse(defaultNoticeSetting)).toEqual(defaultNoticeSetting);
  for (const volume of [-1, 101, 0.5]) {
    expect(noticeSettingSchema.safeParse({ ...defaultNoticeSetting, volume }).success).toBe(false);
  }
});

import { readNotice } from '@tutor/rules/chat/chat-notice';
import { joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { describe, expect, test } from 'vitest';
import type { NoticeFacts } from './notice-facts.ts';
import { noticeState } from './notice-state.ts';

const start = Date.parse('2026-11-26T10:00:00Z');
const end = Date.parse('2026-11-26T10:25:00Z');

function factsOf(change: Partial<NoticeFacts['classes'][string]>, clockIn: NoticeFacts['clockIn'] = null): NoticeFacts {
  const lesson = {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    status: 'Confirmed' as const,
    isAnswerDue: null,
  };
  return { classes: { 7: { ...lesson, ...change } }, clockIn };
}
const stateOf = (type: string, facts: NoticeFacts | undefined, nowMs = start - 60_000, ClassID: number | string = 7) =>
  noticeState(readNotice({ type, fields: { ClassID } }), facts, new Date(nowMs));
const seeClass = { label: 'See the class', href: '/classDetail/7' };

describe('a class reminder', () => {
  test.each([
    ['just before the classroom opens', start - joinOpensBeforeMs - 1, { action: seeClass }],
    ['as it opens', start - joinOpensBeforeMs, { action: { label: 'Join', href: '/classes/join/7' } }],
    ['at the last moment of the class', end - 1, { action: { label: 'Join', href: '/classes/join/7' } }],
    ['at its end', end, { stateText: 'This class is over.', action: seeClass }],
  ])('%s', (_when, nowMs, state) => {
    expect(stateOf('ClassReminder', factsOf({}), nowMs)).toEqual(state);
  });

  test('of a cancelled class offers no way in', () => {
    expect(stateOf('ClassReminder', factsOf({ status: 'Canceled' }))).toEqual({
      stateText: 'This class is cancelled.',
      action: seeClass,
    });
  });

  test('of which nothing is known leads to the class', () => {
    expect(stateOf('ClassReminder', undefined)).toEqual({ action: seeClass });
  });
});

test.each([
  [true, { action: { label: 'Answer', href: '/classDetail/7' } }],
  [false, { stateText: 'No answer is due.', action: seeClass }],
  [null, { stateText: undefined, action: seeClass }],
])('an absence reminder whose answer is due: %s', (isAnswerDue, state) => {
  expect(stateOf('AbsenceReminder', factsOf({ isAnswerDue }))).toEqual(state);
});

test.each([
  ['ready', { action: { label: 'Clock In', href: '/home' } }],
  [null, { action: { label: 'Clock In', href: '/home' } }],
  ['clockedIn', { stateText: 'You have clocked in.' }],
  ['late', { stateText: 'You have clocked in late.' }],
  ['closed', { stateText: 'There is no shift to clock in for now.' }],
] as const)('a shift reminder where clocking in is %s', (clockIn, state) => {
  expect(stateOf('ShiftClockReminder', factsOf({}, clockIn))).toEqual(state);
});

test.each(['BookingReminder', 'SVIPBookingReminder', 'CancellationReminder'])('%s leads to the class', (type) => {
  expect(stateOf(type, undefined)).toEqual({ stateText: undefined, action: seeClass });
});

test('complaints are answered, or looked at once they are withdrawn', () => {
  expect(stateOf('ComplaintReminder', undefined)?.action?.label).toBe('Reply');
  expect(stateOf('ComplaintWithdrawnReminder', undefined)?.action?.label).toBe('See complaints');
});

test.each(['0', '-1', '1.5', 'javascript:alert(1)', ''])('a class number that is none (%j) leads nowhere', (id) => {
  expect(stateOf('BookingReminder', undefined, start, id)).toEqual({ stateText: undefined, action: undefined });
});

test('a notice of another type has no state', () => {
  expect(stateOf('Weather', undefined)).toBeUndefined();
});

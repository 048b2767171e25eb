import { minutes, seconds } from '@tutor/rules/time/durations';
import type { AnswerState } from '@tutor/ui/attendance/attendance-row.tsx';
import { expect, it } from 'vitest';
import { answerState, isUnanswered, lapsedItems } from './reply-state.ts';
import type { ReplyEntry } from './use-attendance-outbox.ts';

const now = new Date('2026-11-23T09:30:00Z');

const entry = (change: Partial<ReplyEntry>): ReplyEntry => ({
  key: 'f4d7c1f0-0f0e-4a55-9d8e-0b5f3d1c2a10',
  subject: 'attendance:1',
  payload: { item: { id: 1, timeText: '2026-11-23 18:00' }, answer: 'yes' },
  tappedAtMs: 0,
  addedAtMs: 0,
  status: 'waiting',
  attempts: 0,
  nextAttemptAtMs: 0,
  ...change,
});

it.each<[string, Partial<ReplyEntry> | undefined, { isOffline: boolean }, boolean]>([
  ['without an answer', undefined, { isOffline: false }, true],
  ['whose answer was just given', {}, { isOffline: false }, true],
  ['whose answer goes for the first time', { status: 'sending' }, { isOffline: false }, true],
  ['answered without a line', {}, { isOffline: true }, false],
  ['whose answer waits for its next attempt', { attempts: 1 }, { isOffline: false }, false],
  ['whose answer goes again', { status: 'sending', attempts: 1 }, { isOffline: false }, false],
  ['whose answer was refused', { status: 'failed', attempts: 1 }, { isOffline: false }, true],
  ['whose answer was taken', { status: 'sent' }, { isOffline: false }, false],
])('a class %s: %j, %j, is asked about: %s', (_, change, { isOffline }, expected) => {
  expect(isUnanswered(change === undefined ? undefined : entry(change), isOffline)).toBe(expected);
});

it.each<[string, Partial<ReplyEntry>, { isOffline: boolean }, string]>([
  ['was just given', {}, { isOffline: false }, 'sending'],
  ['goes for the first time', { status: 'sending' }, { isOffline: false }, 'sending'],
  ['was given without a line', {}, { isOffline: true }, 'waiting'],
  ['waits for its next attempt', { attempts: 1 }, { isOffline: false }, 'waiting'],
  ['goes again', { status: 'sending', attempts: 1 }, { isOffline: false }, 'waiting'],
  ['was taken', { status: 'sent', attempts: 1 }, { isOffline: false }, 'sent'],
  ['was refused', { status: 'failed', attempts: 1 }, { isOffline: true }, 'failed'],
])('an answer that %s: %j, %j, is shown as %s', (_, change, { isOffline }, expected) => {
  expect(answerState(entry(change), isOffline).status).toBe(expected);
});

it('an answer that is tried again says whether by hand, and how far its photo is', () => {
  const again = entry({ status: 'sending', attempts: 2, progress: 40 });
  const state = { status: 'waiting', answer: 'yes', tappedAt: new Date(0), progress: 40 };
  expect(answerState(again, false)).toEqual({ ...state, isPressed: false });
  expect(answerState(again, false, true)).toEqual({ ...state, isPressed: true });
});

it.each<[string, number, AnswerState | undefined, boolean]>([
  ['that nobody answered in time, by a clock that is behind', minutes(30) + seconds(10) - 1, undefined, true],
  ['whose answer was refused', minutes(29), { status: 'failed', message: 'Please try once more.' }, true],
  ['that a page which slept comes back to', minutes(27), undefined, false],
  ['whose answer is on its way', minutes(29), { status: 'sending' }, false],
  ['whose answer waits for the line', minutes(29), { status: 'waiting', answer: 'yes', tappedAt: now }, false],
  ['that was answered', minutes(29), { status: 'sent' }, false],
  ['that was answered elsewhere in time', minutes(30) + seconds(10), undefined, false],
])(
  'a class %s, in %i ms, answer %j, is asked about no more; its time has run out: %s',
  (_, untilClassMs, answer, expected) => {
    const item = { id: 1, timeText: '2026-11-23 18:00', start: new Date(now.getTime() + untilClassMs) };
    const answers = answer === undefined ? {} : { 1: answer };
    expect(lapsedItems([item], [], answers, now)).toEqual(expected ? [item] : []);
    expect(lapsedItems([item], [item], answers, now)).toEqual([]);
  },
);

import type { ReadFact } from '@tutor/realtime/store/read-state';
import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import { expect, test } from 'vitest';
import { isPartial, joinWaiting, withoutRead } from './waiting-parts.ts';

const message = {
  title: 'Stand-in',
  html: '<p>Friday</p>',
  sentTime: '2026-11-20T08:00:00.000Z',
  refId: null,
  kind: 'notice',
  source: 'system',
  remind: true,
  isRead: false,
  answer: null,
} as const;
const notice = { ...message, source: 'class', mid: 3, seq: 3 } as const;
const answer = {
  compulsory: [],
  paypal: [],
  reminders: [],
  classNotices: [notice],
  didi: [],
  moodleUnread: 2,
  setting: { ...defaultNoticeSetting, volume: 80 },
  classSpans: [],
  isScheduleReminderDue: true,
  chatUnread: 3,
};

test('a part that could not be had stays as it was known, the others are the newest', () => {
  const known = joinWaiting(answer);
  expect(known).toEqual(answer);
  const later = joinWaiting({ ...answer, classNotices: null, setting: null, moodleUnread: 0 }, known);
  expect(later).toEqual({ ...answer, moodleUnread: 0 });
});

test('nothing is made up for what was never had', () => {
  const nulls = Object.fromEntries(Object.keys(answer).map((part) => [part, null]));
  expect(joinWaiting({ ...answer, ...nulls })).toEqual({
    compulsory: [],
    paypal: [],
    reminders: [],
    classNotices: [],
    didi: [],
    moodleUnread: 0,
    setting: undefined,
    classSpans: [],
    isScheduleReminderDue: false,
    chatUnread: 0,
  });
});

test('an answer is whole when every part could be had', () => {
  expect(isPartial(answer)).toBe(false);
  expect(isPartial({ ...answer, didi: null })).toBe(true);
});

test('what was read since waits no longer, by itself or with all the others; a class notice goes with its answer alone', () => {
  const warning = { ...message, kind: 'warning', mid: 1, seq: 1 } as const;
  const reminders = [2, 4].map((mid) => ({ ...message, mid, seq: mid }));
  const account = { ...message, source: 'paypal', mid: 5, seq: 5 } as const;
  const waiting = joinWaiting({ ...answer, compulsory: [warning], reminders, paypal: [account] });
  const read = (fact: ReadFact, seq: number) => [fact.mid, { ...fact, isRead: true, seq }] as const;
  const mids = ({ compulsory, reminders, paypal, classNotices }: typeof waiting) =>
    [compulsory, reminders, paypal, classNotices].map((part) => part.map(({ mid }) => mid));
  expect(mids(withoutRead(waiting, { facts: new Map(), bulkReads: [] }))).toEqual([[1], [2, 4], [5], [3]]);
  const facts = new Map<number, ReadFact>([read(warning, 6), read(notice, 7)]);
  expect(mids(withoutRead(waiting, { facts, bulkReads: [] }))).toEqual([[], [2, 4], [5], [3]]);
  // What was loaded since is newer than what was heard before.
  expect(mids(withoutRead(waiting, { facts: new Map([read(warning, 0)]), bulkReads: [] }))[0]).toEqual([1]);
  const bulkReads = [{ seq: 6, upTo: 3, kind: null, source: null, undoneSeq: null }];
  expect(mids(withoutRead(waiting, { facts: new Map(), bulkReads }))).toEqual([[1], [4], [5], [3]]);
});

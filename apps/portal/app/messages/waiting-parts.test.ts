import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import { expect, test } from 'vitest';
import { isWhole, joinWaiting } from './waiting-parts.ts';

const notice = { mid: 3, title: 'Stand-in', html: '<p>Friday</p>', sentTime: '2026-11-20T08:00:00.000Z', refId: null };
const answer = {
  compulsory: [],
  paypal: [],
  reminders: [],
  classNotices: [{ ...notice, source: 'class' as const }],
  didi: [],
  moodleUnread: 2,
  setting: { ...defaultNoticeSetting, volume: 80 },
  classSpans: [],
  isScheduleReminderDue: true,
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
    setting: defaultNoticeSetting,
    classSpans: [],
    isScheduleReminderDue: false,
  });
});

test('an answer is whole when every part could be had', () => {
  expect(isWhole(answer)).toBe(true);
  expect(isWhole({ ...answer, didi: null })).toBe(false);
});

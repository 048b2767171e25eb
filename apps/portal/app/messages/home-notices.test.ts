import { noReadState, type ReadState } from '@tutor/realtime/store/read-state';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { expect, test } from 'vitest';
import { homeNotices } from './home-notices.ts';

const message = (mid: number, change: Partial<SystemMessage> = {}): SystemMessage => ({
  mid,
  title: `Message ${mid}`,
  content: '<p>Text</p>',
  remind: false,
  kind: 'notice',
  sentTime: `2026-11-20T08:00:${String(mid).padStart(2, '0')}.000Z`,
  isRead: false,
  seq: mid,
  source: 'system',
  refId: null,
  answer: null,
  ...change,
});

const loaded = [4, 3, 2, 1].map((mid) => message(mid));
const mids = (messages: readonly SystemMessage[], reads: ReadState = noReadState) =>
  homeNotices(loaded, { messages, reads }).map(({ mid }) => mid);

test('what arrived joins, newest first, five at most', () => {
  expect(mids([])).toEqual([4, 3, 2, 1]);
  expect(mids([message(6), message(5)])).toEqual([6, 5, 4, 3, 2]);
});

test('what was read elsewhere goes, as does what is being marked as read here or was marked with all others', () => {
  expect(mids([message(3, { isRead: true, seq: 9 })])).toEqual([4, 2, 1]);
  expect(mids([], { ...noReadState, pendingReads: new Map([[4, true]]) })).toEqual([3, 2, 1]);
  const all = { seq: 9, upTo: 3, kind: null, source: null, undoneSeq: null };
  expect(mids([], { ...noReadState, bulkReads: [all] })).toEqual([4]);
});

test('what has a place of its own on the dashboard or a dialog is not named twice', () => {
  expect(mids([message(7, { source: 'absence' }), message(8, { source: 'class' })])).toEqual([4, 3, 2, 1]);
});

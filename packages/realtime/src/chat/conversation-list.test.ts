import type { WireEntry } from '@tutor/rules/chat/chat-entry';
import { unreadCountedMax } from '@tutor/rules/chat/chat-limits';
import type { ConversationRow } from '@tutor/rules/chat/conversation';
import { describe, expect, it } from 'vitest';
import {
  applyEntries,
  applyRead,
  type ConversationList,
  emptyList,
  isListStale,
  markStale,
  mergeChanges,
  mergeRows,
  sortedRows,
  totalUnread,
  withNames,
} from './conversation-list.ts';

const me = 1;
const notKnown = () => undefined;

function row(change: Partial<ConversationRow> = {}): ConversationRow {
  return {
    id: 10,
    kind: 'single',
    name: 'Li Wei',
    avatar: null,
    personId: 2,
    personKind: 'student',
    zone: null,
    seq: 5,
    version: 0,
    readSeq: 5,
    unread: 0,
    isMentioned: false,
    isMuted: false,
    isPinned: false,
    isMarkedUnread: false,
    last: null,
    lastSenderName: null,
    activeAt: '2026-11-26T08:00:00.000Z',
    memberCount: 2,
    maySpeak: true,
    waitingLater: 0,
    failedLater: 0,
    ...change,
  };
}

function entry(seq: number, change: Partial<WireEntry> = {}): WireEntry {
  return {
    conversationId: 10,
    seq,
    at: `2026-11-26T09:00:0${seq % 10}.000Z`,
    sender: 2,
    clientId: null,
    kind: 'text',
    body: { text: `text ${seq}` },
    reactions: [],
    ...change,
  };
}

function listOf(rows: ConversationRow[], total = rows.reduce((sum, { unread }) => sum + unread, 0)): ConversationList {
  const empty = emptyList(me);
  return mergeRows(empty, empty, { Rows: rows, TotalUnread: total });
}

const rowOf = (list: ConversationList, id = 10) => list.rows.get(id)?.row;

describe('a row', () => {
  it('that was read before an entry was pushed has it, and nothing is asked again', () => {
    const asked = listOf([row()]);
    const heard = applyEntries(asked, 10, [entry(6), entry(7)]);
    const merged = mergeRows(heard, asked, { Rows: [row({ seq: 6, unread: 1 })], TotalUnread: 1 });
    expect(rowOf(merged)).toMatchObject({ seq: 7, unread: 2 });
    expect(totalUnread(merged)).toBe(2);
    expect(isListStale(merged)).toBe(false);
  });

  it('that missed an entry says so until the service has told', () => {
    const list = applyEntries(listOf([row()]), 10, [entry(7)]);
    expect([rowOf(list)?.seq, isListStale(list)]).toEqual([5, true]);
    const told = mergeChanges(list, list, { Rows: [row({ seq: 7, unread: 2 })], Gone: [], TotalUnread: 2 });
    expect([rowOf(told)?.unread, isListStale(told)]).toEqual([2, false]);
  });

  it('of whose pushed number the service knows nothing is left as it was', () => {
    const list = applyEntries(listOf([row()]), 10, [entry(900)]);
    const told = mergeChanges(list, list, { Rows: [], Gone: [], TotalUnread: 0 });
    expect([rowOf(told)?.seq, isListStale(told)]).toEqual([5, false]);
  });

  it('that changed after it was asked for is asked for again', () => {
    const asked = listOf([row()]);
    const changed = markStale(asked, 10);
    expect(isListStale(mergeRows(changed, asked, { Rows: [row()], TotalUnread: 0 }))).toBe(true);
    expect(isListStale(mergeRows(changed, changed, { Rows: [row()], TotalUnread: 0 }))).toBe(false);
    const unknown = markStale(emptyList(me), 10);
    expect(isListStale(mergeRows(unknown, emptyList(me), { Rows: [row()], TotalUnread: 0 }))).toBe(true);
  });

  it('counts the same entry once, however often it comes', () => {
    let list = listOf([row()]);
    for (let round = 0; round < 3; round += 1) list = applyEntries(list, 10, [entry(6), entry(7)]);
    expect(rowOf(list)).toMatchObject({ seq: 7, unread: 2, last: { seq: 7 } });
  });

  it.each([
    ['of a message of one’s own', { sender: me }, 0],
    ['of a reaction', { kind: 'reaction', body: { target: 5, emoji: '👍', isOn: true } }, 0],
    ['of people who came', { kind: 'people', body: { action: 'joined', people: [] } }, 0],
    ['of a notice of the service', { sender: null, kind: 'notice', body: { type: 'x', fields: {} } }, 1],
  ])('counts %s', (_what, change, unread) => {
    const list = applyEntries(listOf([row()]), 10, [entry(6, change)]);
    expect(rowOf(list)).toMatchObject({ seq: 6, unread });
  });

  it('is counted down by the recall of an unread message, never below 0, and not by that of a read one', () => {
    const recall = (seq: number, target: number) => entry(seq, { kind: 'recall', body: { target } });
    const list = applyEntries(listOf([row()]), 10, [entry(6), entry(7), recall(8, 6)]);
    expect(rowOf(list)?.unread).toBe(1);
    expect(rowOf(applyEntries(list, 10, [recall(9, 3)]))?.unread).toBe(1);
  });

  it('shows no words of a last message that was recalled while the service is asked for the one before', () => {
    const list = applyEntries(listOf([row()]), 10, [entry(6), entry(7, { kind: 'recall', body: { target: 6 } })]);
    expect(JSON.stringify([...list.rows.values()].map((known) => known.row))).not.toContain('text 6');
    expect(isListStale(list)).toBe(true);
  });

  it('whose count has reached its limit asks the service after a recall', () => {
    const many = listOf([row({ seq: 5_000, readSeq: 0, unread: unreadCountedMax })]);
    const list = applyEntries(many, 10, [entry(5_001, { kind: 'recall', body: { target: 4_000 } })]);
    expect([rowOf(list)?.unread, isListStale(list)]).toEqual([unreadCountedMax, true]);
  });

  it('of a group names who spoke last: at once where the name is known, else as soon as the service has told it', () => {
    const group = { kind: 'group', name: 'Unit 5' } as const;
    const list = applyEntries(listOf([row(group)]), 10, [entry(6)]);
    expect([rowOf(list)?.last, isListStale(list)]).toEqual([null, true]);
    const served = row({ ...group, seq: 6, unread: 1, last: entry(6), lastSenderName: 'Ann' });
    let told = mergeChanges(list, list, { Rows: [served], Gone: [], TotalUnread: 1 });
    told = applyEntries(told, 10, [entry(7, { sender: me }), entry(8)]);
    expect(rowOf(told)).toMatchObject({ seq: 8, unread: 2, lastSenderName: 'Ann' });
    const known = withNames(told, [{ id: 3, name: 'Ben' }]);
    expect(rowOf(applyEntries(known, 10, [entry(9, { sender: 3 })]))).toMatchObject({ seq: 9, lastSenderName: 'Ben' });
  });

  it('that was read here does not count again by an answer from before', () => {
    const asked = listOf([row({ readSeq: 0, unread: 5 })]);
    const seen = applyRead(asked, 10, 5, notKnown);
    const merged = mergeRows(seen, asked, { Rows: [row({ readSeq: 0, unread: 5 })], TotalUnread: 5 });
    expect(rowOf(merged)).toMatchObject({ readSeq: 5, unread: 0 });
  });
});

describe('the list', () => {
  it('has pinned ones first, then those where something was said last', () => {
    const list = listOf([
      row({ id: 1, activeAt: '2026-11-26T08:00:01.000Z' }),
      row({ id: 2, activeAt: '2026-11-26T08:00:00Z', isPinned: true }),
      row({ id: 3, activeAt: '2026-11-26T08:00:02.000Z' }),
    ]);
    expect(sortedRows(list).map(({ id }) => id)).toEqual([2, 3, 1]);
    const next = applyEntries(list, 1, [entry(6, { conversationId: 1 })]);
    expect(sortedRows(next).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('counts conversations that are not loaded as the service did', () => {
    const list = listOf([row({ unread: 2, readSeq: 3 }), row({ id: 11, isMuted: true, unread: 7 })], 30);
    expect(totalUnread(list)).toBe(30);
    expect(totalUnread(applyEntries(list, 10, [entry(6)]))).toBe(31);
    expect(totalUnread(applyEntries(list, 11, [entry(6, { conversationId: 11 })]))).toBe(30);
  });
});

import type { SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import { describe, expect, it, vi } from 'vitest';
import { createMessageStore, type MessageStoreOptions } from './message-store.ts';
import { asTold } from './read-state.ts';

const nothingElse = { bulkReads: [], events: [] };
const noUnread: UnreadCount = { total: 0, notice: 0, warn: 0, remind: 0 };

function message(mid: number, change: Partial<SystemMessage> = {}): SystemMessage {
  return {
    mid,
    title: `Message ${mid}`,
    content: '',
    remind: false,
    kind: 'notice',
    sentTime: `2026-11-20T0${mid}:00:00Z`,
    isRead: false,
    seq: mid,
    source: 'system',
    refId: null,
    answer: null,
    ...change,
  };
}

function makeStore(options: Partial<MessageStoreOptions> = {}) {
  return createMessageStore({ initial: { seq: 0, unread: noUnread }, ...options });
}

/** Messages come as the hub pushes them. */
function push(store: ReturnType<typeof makeStore>, arrived: readonly SystemMessage[]): void {
  store.addChanges(
    arrived.map(({ seq }) => seq),
    arrived,
  );
}

const mids = (store: ReturnType<typeof makeStore>): number[] => store.getSnapshot().messages.map(({ mid }) => mid);

it('a message as it was told has no wish in it, whatever is shown', async () => {
  const store = makeStore({ markRead: () => Promise.reject(new Error('Not now.')) });
  push(store, [message(1)]);
  const call = store.markRead(1).catch(() => undefined);
  const { messages, reads } = store.getSnapshot();
  expect(messages.map(({ isRead }) => isRead)).toEqual([true]);
  expect(messages.map((shown) => asTold(shown, reads))).toEqual([message(1)]);
  await call;
  expect(store.getSnapshot().messages).toEqual([message(1)]);
});

describe('the cursor', () => {
  it('follows messages that come in order', () => {
    const store = makeStore();
    push(store, [message(1), message(2)]);
    expect(store.getSnapshot().seq).toBe(2);
  });

  it('stops before a gap and passes it when the gap is filled', () => {
    const store = makeStore();
    push(store, [message(1)]);
    push(store, [message(3)]);
    expect(store.getSnapshot().seq).toBe(1);
    push(store, [message(2)]);
    expect(store.getSnapshot().seq).toBe(3);
  });

  it('lets nothing in before what lies between, and everything once it is there', () => {
    const onNewMessages = vi.fn();
    const store = makeStore({ onNewMessages });
    push(store, [message(4)]);
    push(store, [message(3)]);
    push(store, [message(3)]);
    expect(mids(store)).toEqual([]);
    push(store, [message(1), message(2)]);
    expect(mids(store)).toEqual([4, 3, 2, 1]);
    expect(onNewMessages.mock.calls.map(([arrived]) => arrived.map(({ mid }: SystemMessage) => mid))).toEqual([
      [2, 1, 3, 4],
    ]);
    expect(store.getSnapshot().newest?.mid).toBe(4);
  });

  it('lets in what joins on to a catch-up', () => {
    const store = makeStore();
    push(store, [message(4)]);
    push(store, [message(6)]);
    store.addUpdates(0, { seq: 3, messages: [message(1)], unread: noUnread, events: [], bulkReads: [] });
    expect(mids(store)).toEqual([4, 1]);
    expect(store.getSnapshot().seq).toBe(4);
  });

  it('shows what waits when what lies between cannot be had, and stays where it is', () => {
    const store = makeStore();
    push(store, [message(4)]);
    store.releaseHeld();
    expect(mids(store)).toEqual([4]);
    expect(store.getSnapshot().seq).toBe(0);
    store.addUpdates(0, { seq: 3, messages: [message(1)], unread: noUnread, events: [], bulkReads: [] });
    expect(store.getSnapshot().seq).toBe(4);
  });

  it('passes changes that are no messages, and those that a later change of the same message hides', () => {
    const store = makeStore();
    store.addChanges([1], []);
    store.addChanges([2, 3], [message(1, { seq: 3, isRead: true })]);
    expect(store.getSnapshot().seq).toBe(3);
  });

  it('goes to the cursor of a catch-up from here or from before', () => {
    const store = makeStore({ initial: { seq: 5, unread: noUnread } });
    store.addUpdates(5, { seq: 9, messages: [], unread: noUnread, ...nothingElse });
    expect(store.getSnapshot().seq).toBe(9);
    store.addUpdates(0, { seq: 8, messages: [], unread: noUnread, ...nothingElse });
    expect(store.getSnapshot().seq).toBe(9);
  });

  it("does not jump over what another tab's catch-up started after", () => {
    const store = makeStore();
    store.addUpdates(3, { seq: 5, messages: [message(4), message(5)], unread: noUnread, ...nothingElse });
    expect(store.getSnapshot().seq).toBe(0);
    expect(mids(store)).toEqual([5, 4]);
    push(store, [message(1), message(2), message(3)]);
    expect(store.getSnapshot().seq).toBe(5);
  });
});

describe('unread counts', () => {
  it('are taken from the newer cursor whatever order they come in', () => {
    const store = makeStore();
    store.setUnread(5, { ...noUnread, total: 2 });
    store.setUnread(4, { ...noUnread, total: 9 });
    expect(store.getSnapshot().unread.total).toBe(2);
    store.addUpdates(0, { seq: 3, messages: [], unread: { ...noUnread, total: 8 }, ...nothingElse });
    expect(store.getSnapshot().unread.total).toBe(2);
    store.setUnread(6, { ...noUnread, total: 1 });
    expect(store.getSnapshot().unread.total).toBe(1);
  });
});

describe('marking a message as read', () => {
  const initial = {
    seq: 2,
    unread: { total: 2, notice: 1, warn: 1, remind: 0 },
    messages: [message(1), message(2, { kind: 'warning' as const })],
  };

  it('shows at once, in the message and in the counts of its kind', async () => {
    const store = makeStore({ initial, markRead: async () => undefined });
    const done = store.markRead(2);
    expect(store.getSnapshot().messages.find(({ mid }) => mid === 2)?.isRead).toBe(true);
    expect(store.getSnapshot().unread).toEqual({ total: 1, notice: 1, warn: 0, remind: 0 });
    await done;
    expect(store.getSnapshot().unread).toEqual({ total: 1, notice: 1, warn: 0, remind: 0 });
  });

  it('is taken back and rejects when the server refuses', async () => {
    const store = makeStore({ initial, markRead: () => Promise.reject(new Error('refused')) });
    const before = store.getSnapshot();
    await expect(store.markRead(1)).rejects.toThrow('refused');
    expect(store.getSnapshot()).toEqual(before);
  });

  it('can be tried again after a refusal', async () => {
    const markRead = vi
      .fn((): Promise<undefined> => Promise.resolve(undefined))
      .mockRejectedValueOnce(new Error('refused'));
    const store = makeStore({ initial, markRead });
    await expect(store.markRead(1)).rejects.toThrow();
    await store.markRead(1);
    expect(markRead).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().unread.total).toBe(1);
  });

  it('twice is one call and one less unread', async () => {
    const markRead = vi.fn(async () => undefined);
    const store = makeStore({ initial, markRead });
    await Promise.all([store.markRead(1), store.markRead(1)]);
    await store.markRead(1);
    expect(markRead).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot().unread.total).toBe(1);
  });

  it('of a message that is read calls nobody', async () => {
    const markRead = vi.fn(async () => undefined);
    const store = makeStore({ initial: { ...initial, messages: [message(1, { isRead: true })] }, markRead });
    await store.markRead(1);
    expect(markRead).not.toHaveBeenCalled();
  });

  it('of a message that is not in the list is told to the server and changes no count', async () => {
    const markRead = vi.fn(async () => undefined);
    const store = makeStore({ initial, markRead });
    await store.markRead(99);
    expect(markRead).toHaveBeenCalledWith(99);
    expect(store.getSnapshot().unread.total).toBe(2);
  });

  it.each(['the message first', 'the count first'])('is counted once while the server confirms, %s', async (order) => {
    const store = makeStore({ initial, markRead: async () => undefined });
    await store.markRead(1);
    const confirm = [
      () => push(store, [message(1, { isRead: true, seq: 3 })]),
      () => store.setUnread(3, { total: 1, notice: 0, warn: 1, remind: 0 }),
    ];
    if (order === 'the count first') confirm.reverse();
    for (const step of confirm) step();
    expect(store.getSnapshot().unread).toEqual({ total: 1, notice: 0, warn: 1, remind: 0 });
  });

  it('does not flicker when the server confirms with the message and then the count, as it does', async () => {
    const store = makeStore({ initial, markRead: async () => undefined });
    const totals: number[] = [];
    store.subscribe(() => totals.push(store.getSnapshot().unread.total));
    await store.markRead(1);
    push(store, [message(1, { isRead: true, seq: 3 })]);
    store.setUnread(3, { total: 1, notice: 0, warn: 1, remind: 0 });
    expect(new Set(totals)).toEqual(new Set([1]));
  });

  it('never shows a count below zero', () => {
    const store = makeStore({ initial: { ...initial, unread: noUnread }, markRead: async () => undefined });
    void store.markRead(1);
    expect(store.getSnapshot().unread).toEqual(noUnread);
  });
});

describe('a subscriber', () => {
  it('is told of every change until it leaves, and sees the same snapshot in between', () => {
    const store = makeStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const before = store.getSnapshot();
    expect(store.getSnapshot()).toBe(before);
    push(store, [message(1)]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).not.toBe(before);
    expect(before.messages).toEqual([]);
    leave();
    push(store, [message(2)]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not told of a connection state that stays the same', () => {
    const store = makeStore();
    store.setConnection({ status: 'reconnecting', attempt: 1 });
    const listener = vi.fn();
    store.subscribe(listener);
    store.setConnection({ status: 'reconnecting', attempt: 1 });
    expect(listener).not.toHaveBeenCalled();
    store.setConnection({ status: 'reconnecting', attempt: 2 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('new messages', () => {
  it('are announced once, however they arrive and how often', () => {
    const onNewMessages = vi.fn();
    const store = makeStore({ onNewMessages });
    push(store, [message(1)]);
    push(store, [message(1)]);
    store.addUpdates(0, { seq: 2, messages: [message(1), message(2)], unread: noUnread, ...nothingElse });
    push(store, [message(2)]);
    expect(onNewMessages.mock.calls.map(([fresh]) => fresh)).toEqual([[message(1)], [message(2)]]);
  });

  it('that were read before they arrived are not announced', () => {
    const onNewMessages = vi.fn();
    const store = makeStore({ onNewMessages });
    push(store, [message(1, { isRead: true })]);
    expect(onNewMessages).not.toHaveBeenCalled();
  });
});

describe('what is not new', () => {
  const servedAt = Date.parse('2026-11-20T05:00:00Z');
  const told = (act: (store: ReturnType<typeof makeStore>) => void): number[] => {
    const onNewMessages = vi.fn();
    const store = makeStore({ initial: { seq: 9, unread: noUnread, servedAt }, onNewMessages });
    act(store);
    const mids = onNewMessages.mock.calls.flatMap(([fresh]) => fresh.map(({ mid }: SystemMessage) => mid));
    expect(store.getSnapshot().newest?.mid).toBe(mids.at(-1));
    return mids;
  };

  it('is an old message that was marked as unread elsewhere', () => {
    expect(told((store) => push(store, [message(4, { seq: 10 })]))).toEqual([]);
  });

  it.each([
    ['04:58:59.999', []],
    ['04:59:00.000', [1]],
  ])('is what was sent more than a minute before the page was rendered, as at %s', (time, expected) => {
    const sentTime = `2026-11-20T${time}Z`;
    expect(told((store) => push(store, [message(1, { seq: 10, sentTime })]))).toEqual(expected);
  });

  it('is a message that was marked as read with all others before the catch-up told of it', () => {
    const bulk = { kind: null, source: null, upTo: 10, seq: 11, undoneSeq: null };
    const updates = { seq: 11, messages: [message(6, { seq: 10 })], unread: noUnread, events: [], bulkReads: [bulk] };
    expect(told((store) => store.addUpdates(9, updates))).toEqual([]);
    const undone = { ...updates, seq: 12, bulkReads: [{ ...bulk, undoneSeq: 12 }] };
    expect(told((store) => store.addUpdates(9, undone))).toEqual([6]);
  });
});

describe('marking all as read', () => {
  const marked: (number | undefined)[] = [];
  const storeOf = (seqOfUnread: number) =>
    makeStore({
      initial: {
        seq: 3,
        unread: { total: 1, notice: 1, warn: 0, remind: 0 },
        messages: [message(3, { isRead: true })],
      },
      markUnread: async () => ({ seq: seqOfUnread, unread: { total: 2, notice: 2, warn: 0, remind: 0 } }),
      markAllRead: async ({ upTo }) => {
        marked.push(upTo);
        return { seq: 6, unread: noUnread, count: 2, bulk: null };
      },
    });

  it('has no watermark where the cursor is not known, since nothing would be below it', async () => {
    const store = makeStore({
      initial: { unread: noUnread },
      markAllRead: async ({ upTo }) => {
        marked.push(upTo);
        return { seq: 6, unread: noUnread, count: 2, bulk: null };
      },
    });
    await store.markAllRead({ kind: null, source: null });
    expect(marked.splice(0)).toEqual([undefined]);
    store.addUpdates(store.since(), { ...nothingElse, seq: 5, messages: [], unread: noUnread });
    await store.markAllRead({ kind: null, source: null });
    expect(marked.splice(0)).toEqual([5]);
  });

  it('covers what was marked as unread here a moment ago, before the answer and the push have come', async () => {
    const store = storeOf(4);
    void store.markUnread(3);
    await store.markAllRead({ kind: null, source: null });
    expect(marked.splice(0)).toEqual([4]);
    expect(store.getSnapshot().unread.total).toBe(0);
  });

  it('covers what was marked as unread before the news began anew, and goes on from the counts that had', async () => {
    const before = storeOf(4);
    await before.markUnread(3);
    const store = makeStore({
      initial: before.getLast(),
      markAllRead: async ({ upTo }) => {
        marked.push(upTo);
        return { seq: 5, unread: noUnread, count: 2, bulk: null };
      },
    });
    store.setUnread(3, { total: 1, notice: 1, warn: 0, remind: 0 });
    expect(store.getSnapshot()).toMatchObject({ seq: 3, unread: { total: 2 } });
    await store.markAllRead({ kind: null, source: null });
    expect(marked.splice(0)).toEqual([4]);
  });

  it('leaves what this page has not heard of, even where something done here came after it', async () => {
    const store = storeOf(5);
    await store.markUnread(3);
    await store.markAllRead({ kind: null, source: null });
    expect(marked.splice(0)).toEqual([3]);
  });

  it('shows all as read at once, and as before with a rejection when the server refuses', async () => {
    const store = makeStore({
      initial: { seq: 3, unread: { total: 2, notice: 1, warn: 1, remind: 0 }, messages: [message(1)] },
      markAllRead: () => Promise.reject(new Error('refused')),
    });
    const before = store.getSnapshot();
    const marking = store.markAllRead({ kind: null, source: null });
    expect(store.getSnapshot()).toMatchObject({ unread: noUnread, messages: [{ mid: 1, isRead: true }] });
    await expect(marking).rejects.toThrow('refused');
    expect(store.getSnapshot()).toEqual(before);
  });

  it('is not taken back when the server refuses the taking back', async () => {
    const bulk = { seq: 4, upTo: 3, kind: null, source: null, undoneSeq: null };
    const store = makeStore({
      initial: { seq: 3, unread: { total: 1, notice: 1, warn: 0, remind: 0 }, messages: [message(1)] },
      markAllRead: async () => ({ seq: 4, unread: noUnread, count: 1, bulk }),
      undoMarkAllRead: () => Promise.reject(new Error('refused')),
    });
    await store.markAllRead({ kind: null, source: null });
    const marked = store.getSnapshot();
    await expect(store.undoMarkAllRead(bulk)).rejects.toThrow('refused');
    expect(store.getSnapshot()).toEqual(marked);
    expect(marked.unread.total).toBe(0);
  });
});

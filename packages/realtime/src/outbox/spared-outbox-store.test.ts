import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { memoryOutboxStore } from './memory-outbox-store.ts';
import type { OutboxItem, OutboxStore } from './outbox-item.ts';
import { sparedOutboxStore } from './spared-outbox-store.ts';

function item(key: string, change: Partial<OutboxItem<string>> = {}): OutboxItem<string> {
  const about = { subject: 'class 1', payload: 'yes', tappedAtMs: 1_000, addedAtMs: 1_000 };
  return { key, ...about, status: 'waiting', attempts: 0, nextAttemptAtMs: 0, ...change };
}

describe('on a full disk', () => {
  let isFull: boolean;
  let disk: OutboxStore<string>;
  let store: OutboxStore<string>;
  const onSpared = vi.fn();

  beforeEach(() => {
    isFull = true;
    onSpared.mockClear();
    const kept = memoryOutboxStore<string>();
    const unlessFull = <Value>(write: () => Promise<Value>): Promise<Value> =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : write();
    disk = {
      ...kept,
      add: (added) => unlessFull(() => kept.add(added)),
      update: (key, change) => unlessFull(() => kept.update(key, change)),
    };
    store = sparedOutboxStore(disk, memoryOutboxStore<string>(), onSpared);
  });
  const all = async () => (await store.readAll()).map(({ key, status }) => `${key} ${status}`);

  it('what is added is kept, changed and taken back, and of each subject one waits', async () => {
    expect(await store.add(item('a'))).toBe(true);
    expect(onSpared).toHaveBeenCalled();
    expect(await store.add(item('b'))).toBe(false);
    expect(await store.update('a', { status: 'failed' })).toBe(true);
    expect(await all()).toEqual(['a failed']);
    isFull = false;
    expect(await store.add(item('b'))).toBe(true);
    expect(await all()).toEqual(['b waiting']);
    await store.remove('b');
    expect(await all()).toEqual([]);
  });

  it('what was kept before goes on, in the order in which it was pressed, and is gone once it is taken back', async () => {
    isFull = false;
    await store.add(item('a'));
    expect(onSpared).not.toHaveBeenCalled();
    isFull = true;
    await store.add(item('b', { subject: 'class 2', tappedAtMs: 500 }));
    expect(await store.update('a', { status: 'sending' })).toBe(true);
    expect(await store.update('unknown', { status: 'sending' })).toBe(false);
    expect(await all()).toEqual(['b waiting', 'a sending']);
    await store.remove('a');
    expect(await all()).toEqual(['b waiting']);
    expect(await disk.readAll()).toEqual([]);
  });
});

describe('a browser whose storage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The database is opened once a page.
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['never answers', () => ({})],
    [
      'is forbidden',
      () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    ],
  ])('%s keeps what is given out of hand while the page lives, and says that it does not last', async (_what, open) => {
    vi.stubGlobal('indexedDB', { open });
    const { openOutboxStore } = await import('./browser-outbox-store.ts');
    const opened = openOutboxStore('outbox:7', z.string(), memoryOutboxStore<string>());
    await vi.advanceTimersByTimeAsync(5_000);
    const { store, isLasting } = await opened;
    expect(isLasting()).toBe(false);
    expect(await store.add(item('a'))).toBe(true);
    expect(await store.readAll()).toHaveLength(1);
  });

  it('stops to answer, as where a frozen tab has a transaction open, keeps within 5 s in the page what is added', async () => {
    const disk = new StuckDisk();
    vi.stubGlobal('indexedDB', { open: () => disk.open() });
    vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
    const { openOutboxStore } = await import('./browser-outbox-store.ts');
    const opened = openOutboxStore('outbox:7', z.string(), memoryOutboxStore<string>());
    await vi.advanceTimersByTimeAsync(100);
    const { store, isLasting } = await opened;
    expect(isLasting()).toBe(true);
    disk.isStuck = true;
    const added = store.add(item('a'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await added).toBe(true);
    expect([isLasting(), disk.aborted]).toEqual([false, 1]);
    expect(await store.update('a', { status: 'sent' })).toBe(true);
    expect(await store.readAll()).toMatchObject([{ key: 'a', status: 'sent' }]);
    disk.isStuck = false;
    await vi.advanceTimersByTimeAsync(30_000);
    const read = store.readAll();
    await vi.advanceTimersByTimeAsync(100);
    expect(await read).toMatchObject([{ key: 'a', status: 'sent' }]);
  });
});

/** An empty IndexedDB whose transactions may never come to an end. */
class StuckDisk {
  isStuck = false;
  aborted = 0;

  open(): unknown {
    return this.answered({ transaction: () => this.transaction() });
  }

  private transaction(): unknown {
    const transaction = {
      objectStore: () => ({ getAll: () => this.answered([]), get: () => this.answered(undefined) }),
      oncomplete: () => {},
      abort: () => {
        this.aborted += 1;
      },
    };
    if (!this.isStuck) setTimeout(() => transaction.oncomplete(), 20);
    return transaction;
  }

  private answered(result: unknown): { result: unknown; onsuccess: () => void } {
    const request = { result, onsuccess: () => {} };
    if (!this.isStuck) setTimeout(() => request.onsuccess(), 10);
    return request;
  }
}

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
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
    // The database stand-in goes on by setImmediate.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    // The database is opened once a page.
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['never answers', () => new IDBOpenDBRequest()],
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

  it('holds rows of an earlier version of the portal goes on with them', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const database = await openDB('tutor-outbox', 1, {
      upgrade: (created) => {
        created.createObjectStore('items', { keyPath: ['owner', 'subject'] });
        created.createObjectStore('files', { keyPath: ['owner', 'name'] });
      },
    });
    await database.put('items', { owner: 'outbox:7', ...item('a') });
    await database.put('items', { owner: 'outbox:8', ...item('b') });
    database.close();
    const { browserOutboxStore } = await import('./browser-outbox-store.ts');
    const store = browserOutboxStore('outbox:7', z.string());
    expect(await store.readAll()).toEqual([item('a')]);
    expect(await store.update('a', { status: 'sent' })).toBe(true);
    expect(await store.readAll()).toEqual([item('a', { status: 'sent' })]);
    await store.remove('a');
    expect(await store.readAll()).toEqual([]);
  });

  it('stops to answer, as where a frozen tab has a transaction open, keeps within 5 s in the page what is added', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const { openOutboxStore } = await import('./browser-outbox-store.ts');
    const opened = openOutboxStore('outbox:7', z.string(), memoryOutboxStore<string>());
    const { store, isLasting } = await opened;
    expect(isLasting()).toBe(true);
    const letGo = await holdItems();
    const added = store.add(item('a'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await added).toBe(true);
    expect(isLasting()).toBe(false);
    expect(await store.update('a', { status: 'sent' })).toBe(true);
    expect(await store.readAll()).toMatchObject([{ key: 'a', status: 'sent' }]);
    await letGo();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await store.readAll()).toMatchObject([{ key: 'a', status: 'sent' }]);
    // What counts as not kept is not kept after all.
    expect(await (await openDB('tutor-outbox', 1)).count('items')).toBe(0);
  });
});

/** Holds the outbox's items as a frozen tab does, in a transaction that does not end before it is let go. */
async function holdItems(): Promise<() => Promise<void>> {
  const database = await openDB('tutor-outbox', 1);
  const { store, done } = database.transaction('items', 'readwrite');
  let isHeld = true;
  const holding = (async () => {
    while (isHeld) await store.count();
  })();
  return async () => {
    isHeld = false;
    await Promise.all([holding, done]);
    database.close();
  };
}

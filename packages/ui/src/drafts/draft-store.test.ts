import { describe, expect, test } from 'vitest';
import {
  createDraftStore,
  type DraftStorage,
  draftAgeMaxMs,
  draftSizeMax,
  noDrafts,
  pruneDrafts,
} from './draft-store.ts';

/** A storage with room for so many characters, keys included. */
function memoryStorage(room = Number.POSITIVE_INFINITY): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...entries].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0);
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}

const forbidden: DraftStorage = {
  get length(): number {
    throw new DOMException('forbidden', 'SecurityError');
  },
  key: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  getItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

const typed = { reason: ['Brownout since noon'], days: ['mon', 'tue'], isUrgent: [] };

describe('a draft', () => {
  test('is told of when it is kept and when it is forgotten, until nobody listens any more', () => {
    const store = createDraftStore('100201', memoryStorage());
    let told = 0;
    const end = store.subscribe(() => {
      told += 1;
    });
    store.save('leave', typed);
    store.clear('leave');
    store.wipe();
    expect(told).toBe(3);
    end();
    store.save('leave', typed);
    expect(told).toBe(3);
  });

  test('comes back as it was kept', () => {
    const storage = memoryStorage();
    expect(createDraftStore('100201', storage).save('leave', typed)).toBe(true);
    expect(createDraftStore('100201', storage).read('leave')).toEqual(typed);
  });

  test('is replaced by the next, and gone once cleared', () => {
    const store = createDraftStore('100201', memoryStorage());
    store.save('leave', typed);
    store.save('leave', { reason: ['Flood'] });
    expect(store.read('leave')).toEqual({ reason: ['Flood'] });
    store.clear('leave');
    expect(store.read('leave')).toBeUndefined();
  });

  test('is not seen by another tutor, nor under another name', () => {
    const storage = memoryStorage();
    createDraftStore('100201', storage).save('leave', typed);
    expect(createDraftStore('100202', storage).read('leave')).toBeUndefined();
    expect(createDraftStore('10020', storage).read('leave')).toBeUndefined();
    expect(createDraftStore('100201', storage).read('leave:1')).toBeUndefined();
  });

  test('is wiped with all others of its tutor and of nobody else', () => {
    const storage = memoryStorage();
    storage.setItem('another part of the page', 'kept');
    const own = createDraftStore('100201', storage);
    const other = createDraftStore('1002010', storage);
    own.save('leave', typed);
    own.save('remark:7', typed);
    other.save('leave', typed);
    own.wipe();
    expect(own.read('leave')).toBeUndefined();
    expect(own.read('remark:7')).toBeUndefined();
    expect(other.read('leave')).toEqual(typed);
    expect(storage.getItem('another part of the page')).toBe('kept');
  });

  test('that is wiped is told from one that is cleared, by the tutor’s other windows and before it goes', () => {
    const changes: { key: string; newValue: string | null }[] = [];
    const storage = memoryStorage();
    const own = createDraftStore('100201', {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (key, newValue) => {
        storage.setItem(key, newValue);
        changes.push({ key, newValue });
      },
      removeItem: (key) => {
        storage.removeItem(key);
        changes.push({ key, newValue: null });
      },
    });
    const saidBy = (work: () => void): boolean[] => {
      changes.length = 0;
      work();
      return changes.map((change) => own.isWipe(change));
    };
    own.save('leave', typed);
    expect(saidBy(() => own.clear('leave'))).toEqual([false]);
    own.save('leave', typed);
    expect(saidBy(() => own.wipe())[0]).toBe(true);
    expect(changes.some((change) => createDraftStore('1002010', storage).isWipe(change))).toBe(false);
    expect(own.isWipe({ key: null, newValue: null })).toBe(true);
    expect(storage.entries.size).toBe(0);
  });

  test.each([
    [draftAgeMaxMs, true],
    [draftAgeMaxMs + 1, false],
  ])('of an age of %d ms comes back: %s', (ageMs, isBack) => {
    let nowMs = 1_700_000_000_000;
    const store = createDraftStore('100201', memoryStorage(), () => nowMs);
    store.save('leave', typed);
    nowMs += ageMs;
    expect(store.read('leave') !== undefined).toBe(isBack);
  });

  test('that was kept under a clock that ran ahead comes back', () => {
    let nowMs = 1_700_000_000_000;
    const store = createDraftStore('100201', memoryStorage(), () => nowMs);
    store.save('leave', typed);
    nowMs -= 365 * 24 * 60 * 60_000;
    expect(store.read('leave')).toEqual(typed);
  });

  test('that is longer than any form needs is not kept, and leaves what was there', () => {
    const store = createDraftStore('100201', memoryStorage());
    store.save('leave', typed);
    expect(store.save('leave', { reason: ['x'.repeat(draftSizeMax)] })).toBe(false);
    expect(store.read('leave')).toEqual(typed);
  });
});

describe('a storage', () => {
  test.each([
    'nonsense',
    'null',
    '[]',
    '{}',
    '{"savedAtMs":"now","values":{}}',
    '{"savedAtMs":1,"values":[]}',
    '{"savedAtMs":1,"values":{"reason":"a text"}}',
    '{"savedAtMs":1,"values":{"reason":[1]}}',
  ])('that holds %s gives no draft, and takes a new one', (text) => {
    const storage = memoryStorage();
    const store = createDraftStore('100201', storage, () => 2);
    store.save('leave', typed);
    const [key] = storage.entries.keys();
    storage.setItem(key ?? '', text);
    expect(store.read('leave')).toBeUndefined();
    expect(store.save('leave', typed)).toBe(true);
    expect(store.read('leave')).toEqual(typed);
  });

  test('that is full gives up the oldest drafts, one by one, and nothing else', () => {
    let nowMs = 1_700_000_000_000;
    const storage = memoryStorage(1_000);
    const store = createDraftStore('100201', storage, () => nowMs);
    storage.setItem('another part of the page', 'x'.repeat(100));
    for (const name of ['first', 'second', 'third']) {
      nowMs += 1_000;
      expect(store.save(name, { text: ['x'.repeat(150)] })).toBe(true);
    }
    nowMs += 1_000;
    expect(store.save('fourth', { text: ['x'.repeat(200)] })).toBe(true);
    expect(['first', 'second', 'third', 'fourth'].map((name) => store.read(name) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(storage.getItem('another part of the page')).toHaveLength(100);
  });

  test('that has no room at all is told by false, not by an error', () => {
    expect(createDraftStore('100201', memoryStorage(10)).save('leave', typed)).toBe(false);
  });

  test('that the browser forbids keeps nothing and breaks nothing', () => {
    const store = createDraftStore('100201', forbidden);
    expect(store.save('leave', typed)).toBe(false);
    expect(store.read('leave')).toBeUndefined();
    store.clear('leave');
    store.wipe();
    pruneDrafts(forbidden, 0);
    expect(noDrafts.save('leave', typed)).toBe(false);
    expect(noDrafts.read('leave')).toBeUndefined();
  });

  test('is rid of old, foreign and unreadable drafts of every tutor, and of nothing else', () => {
    const nowMs = 1_700_000_000_000;
    const storage = memoryStorage();
    createDraftStore('1', storage, () => nowMs - draftAgeMaxMs - 1).save('old', typed);
    createDraftStore('2', storage, () => nowMs).save('fresh', typed);
    storage.setItem('tutor-draft:0:2:older-version', '{}');
    storage.setItem('tutor-draft:1:2:unreadable', '{');
    storage.setItem('tutor-drafts', 'not ours');
    pruneDrafts(storage, nowMs);
    expect([...storage.entries.keys()].sort()).toEqual(['tutor-draft:1:2:fresh', 'tutor-drafts']);
  });
});

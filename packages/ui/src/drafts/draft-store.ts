/** What was typed into a form: the values of each field by its name; several for groups, none for an unticked box. */
type DraftValues = Readonly<Record<string, readonly string[]>>;

/** Drafts of one owner. Never throws: where nothing can be stored, nothing is kept. */
export interface DraftStore {
  /** What was kept under a form's name; undefined when there is nothing, or nothing that can be read. */
  read: (name: string) => DraftValues | undefined;
  /** Keeps what was typed, in place of what was kept before. False when it could not be stored. */
  save: (name: string, values: DraftValues) => boolean;
  /** Forgets one draft: the form was sent, or the tutor threw it away. */
  clear: (name: string) => void;
  /** Forgets every draft of this owner: they signed out by hand. */
  wipe: () => void;
  /**
   * Calls back whenever a draft of this owner was kept or forgotten, with its name where that was in another window; gives what
   * ends it.
   */
  subscribe: (onChange: (elsewhere?: string) => void) => () => void;
  /** Takes a change that another window made to the storage. */
  hear: (change: Pick<StorageEvent, 'key' | 'newValue'>) => void;
  /** Whether another window says by this change of the storage that it wipes them. */
  isWipe: (change: Pick<StorageEvent, 'key' | 'newValue'>) => boolean;
}

/** The part of the browser's storage that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A draft older than this is not worth coming back to. */
export const draftAgeMaxMs = 30 * 24 * 60 * 60_000;

/** Characters of one stored draft; a longer one is not kept, so that it cannot push out all others. */
export const draftSizeMax = 200_000;

// The number is the format's version: raise it when what is stored changes, and older drafts are thrown away unread.
const everyKey = 'tutor-draft:';
const versionKey = `${everyKey}1:`;

/** A store that keeps nothing: outside of a provider, and on the server. */
export const noDrafts: DraftStore = {
  read: () => undefined,
  save: () => false,
  clear: () => undefined,
  wipe: () => undefined,
  subscribe: () => () => undefined,
  hear: () => undefined,
  isWipe: () => false,
};

/**
 * Drafts in the browser's storage, by owner and form name.
 * @param owner who typed: the tutor's id, so that nobody meets another's words on a shared computer
 * @param now milliseconds since the epoch
 */
export function createDraftStore(owner: string, storage: DraftStorage, now: () => number = Date.now): DraftStore {
  const ownKey = `${versionKey}${owner}:`;
  const wipeKey = `tutor-drafts-wiped:${owner}`;
  const keyOf = (name: string): string => ownKey + name;
  const quietly = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      // Storage may be forbidden, full or taken away at any moment; typing must go on.
      return otherwise;
    }
  };
  const listeners = new Set<(elsewhere?: string) => void>();
  const tell = (elsewhere?: string): void => {
    for (const listener of listeners) listener(elsewhere);
  };
  const isWipe: DraftStore['isWipe'] = ({ key, newValue }) => key === null || (key === wipeKey && newValue !== null);
  // What is typed in this window is not taken from it by a wipe in another one.
  let isWiped = false;

  return {
    read: (name) =>
      quietly(() => {
        const draft = parseDraft(storage.getItem(keyOf(name)));
        if (draft === undefined || isStale(draft, now())) {
          storage.removeItem(keyOf(name));
          return undefined;
        }
        return draft.values;
      }, undefined),

    save: (name, values) => {
      const isKept = quietly(() => {
        const text = JSON.stringify({ savedAtMs: now(), values });
        if (text.length > draftSizeMax) return false;
        const key = keyOf(name);
        for (const other of byAge(storage, now(), key)) {
          if (tryToSet(storage, key, text)) return true;
          storage.removeItem(other);
        }
        return tryToSet(storage, key, text);
      }, false);
      tell();
      return isKept;
    },

    clear: (name) => {
      quietly(() => storage.removeItem(keyOf(name)), undefined);
      tell();
    },

    wipe: () => {
      quietly(() => {
        // First, so that the owner's other windows know why the drafts go, and put none of them back.
        tryToSet(storage, wipeKey, 'yes');
        removeAll(storage, [...keysWith(storage, ownKey), wipeKey]);
      }, undefined);
      tell();
    },

    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },

    hear: (change) => {
      if (isWipe(change)) isWiped = true;
      else if (change.key === wipeKey) isWiped = false;
      else if (!isWiped && change.key?.startsWith(ownKey)) tell(change.key.slice(ownKey.length));
    },

    // Without a key the browser itself has thrown all away.
    isWipe,
  };
}

/** Throws away drafts that are too old, of another version, or unreadable. */
export function pruneDrafts(storage: DraftStorage, nowMs: number): void {
  try {
    const dead = keysWith(storage, everyKey).filter((key) => {
      const draft = key.startsWith(versionKey) ? parseDraft(storage.getItem(key)) : undefined;
      return draft === undefined || isStale(draft, nowMs);
    });
    removeAll(storage, dead);
  } catch {
    // Nothing can be read, so nothing can be pruned.
  }
}

interface StoredDraft {
  savedAtMs: number;
  values: DraftValues;
}

/** Reads what lies in the storage, where anything may lie. By hand: a schema library would weigh on every page. */
function parseDraft(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(read) || typeof read.savedAtMs !== 'number' || !isRecord(read.values)) return undefined;
  const values: [string, string[]][] = [];
  for (const [name, entries] of Object.entries(read.values)) {
    if (!Array.isArray(entries) || !entries.every((entry) => typeof entry === 'string')) return undefined;
    values.push([name, entries]);
  }
  return { savedAtMs: read.savedAtMs, values: Object.fromEntries(values) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// A draft from the future was kept under a wrong clock; it counts as fresh.
function isStale({ savedAtMs }: StoredDraft, nowMs: number): boolean {
  return nowMs - savedAtMs > draftAgeMaxMs;
}

function keysWith(storage: DraftStorage, prefix: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(prefix)) keys.push(key);
  }
  return keys;
}

function removeAll(storage: DraftStorage, keys: readonly string[]): void {
  for (const key of keys) storage.removeItem(key);
}

/** The other drafts, those that may go first when the storage is full: unreadable ones, then the oldest. Lazy. */
function* byAge(storage: DraftStorage, nowMs: number, except: string): Generator<string> {
  // The first try comes before anything is looked at: it nearly always succeeds.
  yield '';
  const aged = keysWith(storage, everyKey)
    .filter((key) => key !== except)
    .map((key) => ({ key, savedAtMs: parseDraft(storage.getItem(key))?.savedAtMs ?? 0 }))
    .sort((a, b) => Math.min(a.savedAtMs, nowMs) - Math.min(b.savedAtMs, nowMs));
  for (const { key } of aged) yield key;
}

function tryToSet(storage: DraftStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

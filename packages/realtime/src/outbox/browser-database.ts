import { seconds } from '@tutor/rules/time/durations';
import { databaseName } from './forget-outbox.ts';

const version = 1;
export const storeNames = { items: 'items', files: 'files' } as const;
type StoreName = (typeof storeNames)[keyof typeof storeNames];

/** A slow disk has answered by then. A frozen tab may hold the database or a transaction for ever. */
const answerMaxMs = seconds(5);

/** After that it is left alone for a while, so that nobody waits for each of several answers in turn. */
const deafMs = seconds(30);

let deafUntilMs = 0;
let opened: Promise<IDBDatabase> | undefined;

/**
 * The browser's database of what waits to be sent, opened once. Rejects where the browser keeps none, such as in some
 * private modes.
 */
function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      // Whose it is comes first in each key, so that one tutor's rows are one range.
      request.result.createObjectStore(storeNames.items, { keyPath: ['owner', 'subject'] });
      request.result.createObjectStore(storeNames.files, { keyPath: ['owner', 'name'] });
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = (): void => {
        opened = undefined;
      };
      database.onclose = forget;
      // Another tab deletes or renews the database, as signing out does: do not stand in its way.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no database'));
    request.onblocked = () => reject(new Error('the database is held by an older page'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The rows of one owner, as a range of keys. */
export function rowsOf(owner: string): IDBKeyRange {
  // Arrays sort after all texts, so this is the end of what begins with the owner.
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Rejects where the work takes too long, after `giveUp`. */
function withinBound<Value>(work: Promise<Value>, giveUp: () => void = () => {}): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deafUntilMs = performance.now() + deafMs;
      giveUp();
      reject(unanswered());
    }, answerMaxMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function unanswered(): Error {
  return new Error('the browser’s database does not answer');
}

/** Runs one transaction on one store; resolves with the value once it is on disk, and rejects within 10 s. */
export async function inTransaction<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  if (performance.now() < deafUntilMs) throw unanswered();
  const database = await withinBound(openDatabase());
  const transaction = database.transaction(name, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  const all = Promise.all([work(transaction.objectStore(name)), done]);
  // Aborted, so that what counts as not kept is not kept after all.
  const [value] = await withinBound(all, () => abort(transaction));
  return value;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended at this moment.
  }
}

/** The result of one request. */
export function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

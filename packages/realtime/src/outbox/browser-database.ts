import { seconds } from '@tutor/rules/time/durations';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { databaseName } from './forget-outbox.ts';

const version = 1;

/** The owner comes first in each key, so that one tutor's rows are one range. Rows are parsed where they are read. */
interface OutboxDatabase extends DBSchema {
  items: { key: [owner: string, subject: string]; value: unknown };
  files: { key: [owner: string, name: string]; value: unknown };
}
type StoreName = 'items' | 'files';

/** A slow disk has answered by then. A frozen tab may hold the database or a transaction for ever. */
const answerMaxMs = seconds(5);

/** After that it is left alone for a while, so that nobody waits for each of several answers in turn. */
const deafMs = seconds(30);

let deafUntilMs = 0;
let opened: Promise<IDBPDatabase<OutboxDatabase>> | undefined;

/**
 * The browser's database of what waits to be sent, opened once. Rejects where the browser keeps none, such as in some
 * private modes.
 */
function openDatabase(): Promise<IDBPDatabase<OutboxDatabase>> {
  opened ??= openOnce().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openOnce(): Promise<IDBPDatabase<OutboxDatabase>> {
  const forget = (): void => {
    opened = undefined;
  };
  const database = await openDB<OutboxDatabase>(databaseName, version, {
    upgrade: (created) => {
      created.createObjectStore('items', { keyPath: ['owner', 'subject'] });
      created.createObjectStore('files', { keyPath: ['owner', 'name'] });
    },
    // Another tab deletes or renews the database, as signing out does: do not stand in its way.
    blocking: () => {
      forget();
      database.close();
    },
    terminated: forget,
  });
  return database;
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
export async function inTransaction<Name extends StoreName, Mode extends 'readonly' | 'readwrite', Value>(
  name: Name,
  mode: Mode,
  work: (store: IDBPObjectStore<OutboxDatabase, [Name], Name, Mode>) => Promise<Value>,
): Promise<Value> {
  if (performance.now() < deafUntilMs) throw unanswered();
  const database = await withinBound(openDatabase());
  const transaction = database.transaction(name, mode, { durability: 'strict' });
  const all = Promise.all([work(transaction.objectStore(name)), transaction.done]);
  // Aborted, so that what counts as not kept is not kept after all.
  const [value] = await withinBound(all, () => abort(transaction));
  return value;
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended at this moment.
  }
}

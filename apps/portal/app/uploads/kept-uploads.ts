import { hours } from '@tutor/rules/time/durations';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { heldUploads, holdUpload } from './hold-upload.ts';

/** An upload as this browser remembers it, so that it survives a reload. */
export interface KeptUpload {
  fileCode: string;
  /** Whose, on which page (`*`: a dialog of every page), in which form and field, between spaces: nothing else gets to see it. */
  place: string;
  moduleName: UploadModule;
  name: string;
  size: number;
  /** When it was chosen, in ms since the epoch. */
  chosenAt: number;
  /** The file itself, until it has arrived. */
  file: File | null;
  /** Of the arrived file, until its form is sent. */
  reference: string | null;
}

const databaseName = 'tutor-uploads';
const storeName = 'uploads';
/** Rows are looked at where they are read: an older version may have written them. */
interface UploadDatabase extends DBSchema {
  [storeName]: { key: string; value: unknown };
}
// The service forgets an unfinished upload after 48 hours; so does this browser, a little before.
const keptMs = hours(47);

/** Keeps an upload. Where the browser keeps nothing (private mode, no room), the upload still runs; it only ends with the page. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await inDatabase((database) => database.put(storeName, upload)).catch(() => undefined);
}

export async function forgetUpload(fileCode: string): Promise<void> {
  await inDatabase((database) => database.delete(storeName, fileCode)).catch(() => undefined);
}

/** Everything of everybody, such as when the tutor signs out by hand. Asked in one go: a page that goes has time for no more. */
export function forgetAllUploads(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}

/** Forgets what has arrived for a form that was sent, with its draft: it belongs to what was sent. */
export async function forgetArrivedOf(tuid: number, form: string): Promise<void> {
  for (const { fileCode, reference } of await uploadsOf(tuid, form)) {
    if (reference !== null) await forgetUpload(fileCode);
  }
}

/**
 * Forgets the uploads of a form with its draft, all but those that another tab sends; gives those that have not arrived, for the
 * service to be told.
 */
export async function forgetUploadsOf(tuid: number, form: string): Promise<KeptUpload[]> {
  // Its form goes meanwhile, and another tab that waits for them may have them then.
  const ours = heldUploads();
  const unfinished: KeptUpload[] = [];
  for (const upload of await uploadsOf(tuid, form)) {
    const abort = new AbortController();
    if (upload.reference === null) {
      if (!ours.has(upload.fileCode) && !(await holdUpload(upload.fileCode, abort.signal))) continue;
      unfinished.push(upload);
    }
    await forgetUpload(upload.fileCode);
    abort.abort();
  }
  return unfinished;
}

async function uploadsOf(tuid: number, form: string): Promise<KeptUpload[]> {
  return (await everyUpload()).filter(({ place }) => {
    const [owner, , name] = place.split(' ');
    return owner === String(tuid) && name === form;
  });
}

/** The uploads of a place, oldest first. What is too old, or another tutor's, is cleared away. */
export async function keptUploads(place: string, nowMs: number): Promise<KeptUpload[]> {
  const owner = `${place.split(' ')[0]} `;
  const kept: KeptUpload[] = [];
  for (const upload of await everyUpload()) {
    if (nowMs - upload.chosenAt > keptMs || !upload.place.startsWith(owner)) await forgetUpload(upload.fileCode);
    else if (upload.place === place) kept.push(upload);
  }
  return kept.toSorted((a, b) => a.chosenAt - b.chosenAt);
}

/** What can be read of all that is kept. */
async function everyUpload(): Promise<KeptUpload[]> {
  const all: unknown[] = await inDatabase((database) => database.getAll(storeName)).catch(() => []);
  return all.filter(isKeptUpload);
}

function isKeptUpload(value: unknown): value is KeptUpload {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileCode' in value &&
    typeof value.fileCode === 'string' &&
    'place' in value &&
    typeof value.place === 'string' &&
    'chosenAt' in value &&
    typeof value.chosenAt === 'number' &&
    'file' in value &&
    (value.file === null || value.file instanceof File)
  );
}

/** Opens the database for one operation: a connection that stayed open would hold up its deletion. */
async function inDatabase<Result>(work: (database: IDBPDatabase<UploadDatabase>) => Promise<Result>): Promise<Result> {
  const database = await openDB<UploadDatabase>(databaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore(storeName, { keyPath: 'fileCode' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

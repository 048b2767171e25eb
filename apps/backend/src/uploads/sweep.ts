import { hours } from '@tutor/rules/time/durations';
import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { files } from '../files/tables.ts';
import { abandonedAfterMs } from './limits.ts';
import { uploads } from './tables.ts';

// A slice is written after its row is there, so bytes without one are leftovers of a crash. Given time all the same.
const strayAfterMs = hours(1);

/** Clears away what nobody came back for: unfinished uploads, files that no form took, and bytes that a crash left behind. */
export async function sweepUploads(queries: Queries, store: FileStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - abandonedAfterMs);
  const abandoned = await queries
    .delete(uploads)
    .where(and(ne(uploads.state, 'merged'), lt(uploads.createdAt, before)))
    .returning({ storedName: uploads.storedName });
  for (const { storedName } of abandoned) await store.discard(storedName);

  // The uploads that they came by go with them.
  const unused = await queries
    .delete(files)
    .where(and(isNull(files.usedAt), lt(files.createdAt, before)))
    .returning({ reference: files.reference });
  for (const { reference } of unused) await store.removeKept(reference);

  const lying = (await store.listIncoming()).filter(
    ({ changedAt }) => changedAt.getTime() < now.getTime() - strayAfterMs,
  );
  if (lying.length === 0) return;
  const names = lying.map(({ storedName }) => storedName);
  const wanted = await queries
    .select({ storedName: uploads.storedName, state: uploads.state, reference: files.reference })
    .from(uploads)
    .leftJoin(files, eq(files.id, uploads.fileId))
    .where(inArray(uploads.storedName, names));
  for (const name of names) {
    const upload = wanted.find(({ storedName }) => storedName === name);
    if (upload?.reference != null) await store.keep(name, upload.reference);
    else if (upload === undefined || upload.state === 'cancelled') await store.discard(name);
  }
}

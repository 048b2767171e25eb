import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findUpload, type Upload, type UploadKey } from './find-upload.ts';
import { uploadChunks, uploads } from './tables.ts';

/**
 * Gives an upload up. One that is cancelled already is fine; one that is merged is not undone. One that never was is remembered
 * as cancelled: its first slice may still be on its way.
 */
export async function cancelUpload(queries: Queries, store: FileStore, key: UploadKey, now: Date): Promise<void> {
  const cancelled = await queries.transaction(async (tx) => {
    const upload = (await findUpload(tx, key, 'update')) ?? (await rememberCancelled(tx, key, now));
    if (upload?.state === 'merged') {
      throw new Refusal(refusalCodes.tooLate, 'The file has arrived already and cannot be cancelled any more.');
    }
    if (upload?.state === 'open') {
      await tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, upload.id));
      await tx.update(uploads).set({ state: 'cancelled' }).where(eq(uploads.id, upload.id));
    }
    return upload;
  });
  if (cancelled !== undefined) await store.discard(cancelled.storedName);
}

/** Writes down that an upload is cancelled before it began; returns it where it began just now. */
async function rememberCancelled(tx: Queries, key: UploadKey, now: Date): Promise<Upload | undefined> {
  const storedName = randomBytes(16).toString('base64url');
  const made = await tx
    .insert(uploads)
    .values({ ...key, fileName: '', storedName, state: 'cancelled', createdAt: now })
    .onConflictDoNothing()
    .returning({ id: uploads.id });
  return made.length > 0 ? undefined : findUpload(tx, key, 'update');
}

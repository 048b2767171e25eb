import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { type FileOwner, isOwnedBy, lockOwner } from '../files/file-owner.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findUpload, type UploadKey } from './find-upload.ts';
import { cancelledUploadsMax } from './limits.ts';
import { uploadChunks, uploads } from './tables.ts';

/**
 * Gives an upload up. A cancelled upload stays cancelled; a merged one is not undone. A code without an upload is kept as
 * cancelled too: its first slice may still be on its way.
 */
export async function cancelUpload(queries: Queries, store: FileStore, key: UploadKey, now: Date): Promise<void> {
  const cancelled = await queries.transaction(async (tx) => {
    await lockOwner(tx, key);
    const upload = await findUpload(tx, key, 'update');
    if (upload?.state === 'cancelled') return upload;
    if (upload?.state === 'merged') {
      throw new Refusal(refusalCodes.tooLate, 'The file has arrived already and cannot be cancelled any more.');
    }
    if (upload === undefined) {
      const storedName = randomBytes(16).toString('base64url');
      await tx.insert(uploads).values({ ...key, fileName: '', storedName, state: 'cancelled', createdAt: now });
    } else {
      await tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, upload.id));
      await tx.update(uploads).set({ state: 'cancelled' }).where(eq(uploads.id, upload.id));
    }
    await forgetOldest(tx, key);
    return upload;
  });
  if (cancelled !== undefined) await store.discard(cancelled.storedName);
}

/** Invented codes would fill the table: an owner's latest cancelled uploads alone are remembered. */
async function forgetOldest(tx: Queries, owner: FileOwner): Promise<void> {
  const older = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOwnedBy(uploads, owner), eq(uploads.state, 'cancelled')))
    .orderBy(desc(uploads.id))
    .offset(cancelledUploadsMax);
  await tx.delete(uploads).where(inArray(uploads.id, older));
}

import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findUpload, type UploadKey } from './find-upload.ts';
import { uploadChunks, uploads } from './tables.ts';

/**
 * Gives an upload up. A cancelled upload stays cancelled; a merged one is not undone. A code without an upload leaves nothing
 * behind: invented codes would fill the table. If the first slice is still on its way, the sweep removes the upload it begins.
 */
export async function cancelUpload(queries: Queries, store: FileStore, key: UploadKey): Promise<void> {
  const cancelled = await queries.transaction(async (tx) => {
    const upload = await findUpload(tx, key, 'update');
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

import { createHash } from 'node:crypto';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { shownFileName } from '@tutor/rules/uploads/file-name';
import { chunkFailedMessage } from '@tutor/rules/uploads/upload-messages';
import { tooLargeText, uploadLimits } from '@tutor/rules/uploads/upload-modules';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { beginUpload, findUpload, getUpload, type UploadKey } from './find-upload.ts';
import { uploadChunks } from './tables.ts';

export interface IncomingChunk extends UploadKey {
  /** From 1. */
  chunk: number;
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Stores one slice. It is claimed with its hash, written, then marked: a slice that came twice is written with the same
 * bytes or refused, so no order of calls and no crash can tear a file.
 */
export async function receiveChunk(
  queries: Queries,
  store: FileStore,
  { chunk, bytes, ...given }: IncomingChunk,
  now: Date,
): Promise<void> {
  requireFitting(given, chunk, bytes.byteLength);
  const key = { ...given, fileName: shownFileName(given.fileName) };
  const hash = createHash('sha256').update(bytes).digest('hex');

  if ((await findUpload(queries, key)) === undefined) await beginUpload(queries, store, key, now);

  const { upload, isStored } = await queries.transaction(async (tx) => {
    // Shared: slices do not wait for each other, and none is claimed while the upload is merged or cancelled.
    const upload = await getUpload(tx, key, 'share');
    if (upload.state === 'cancelled') throw new Refusal(refusalCodes.tooLate, 'This upload was cancelled.');
    const claimed =
      upload.state === 'open'
        ? await tx
            .insert(uploadChunks)
            .values({ uploadId: upload.id, chunk, byteSize: bytes.byteLength, hash, isStored: false })
            .onConflictDoNothing()
            .returning()
        : [];
    if (claimed.length > 0) return { upload, isStored: false };
    const [known] = await tx
      .select()
      .from(uploadChunks)
      .where(and(eq(uploadChunks.uploadId, upload.id), eq(uploadChunks.chunk, chunk)));
    if (known?.hash !== hash) {
      throw new Refusal(
        refusalCodes.alreadyAnswered,
        'This part of the file came before with other content. Please start the upload again.',
      );
    }
    return { upload, isStored: known.isStored };
  });
  if (isStored) return;

  const isWritten = await store.writeSlice(upload.storedName, (chunk - 1) * chunkBytes, bytes);
  if (!isWritten) throw new Refusal(refusalCodes.failed, chunkFailedMessage);
  await queries
    .update(uploadChunks)
    .set({ isStored: true })
    .where(and(eq(uploadChunks.uploadId, upload.id), eq(uploadChunks.chunk, chunk)));
}

function requireFitting({ moduleName }: UploadKey, chunk: number, byteLength: number): void {
  if (byteLength > chunkBytes) throw invalid('file', `a slice has at most ${chunkBytes} bytes`);
  const { maxBytes } = uploadLimits(moduleName);
  const endsAt = (chunk - 1) * chunkBytes + byteLength;
  if (endsAt > maxBytes) throw new Refusal(refusalCodes.invalid, tooLargeText(moduleName, endsAt));
}

import { createHash } from 'node:crypto';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { shownFileName } from '@tutor/rules/uploads/file-name';
import { chunkFailedMessage } from '@tutor/rules/uploads/upload-messages';
import { tooLargeText, uploadLimits } from '@tutor/rules/uploads/upload-modules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { type FileOwner, isOwnedBy } from '../files/file-owner.ts';
import { type FileStore, isDiskFull } from '../files/file-store.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { beginUpload, findUpload, getUpload, type UploadKey } from './find-upload.ts';
import { freeBytesMin, openBytesMax } from './limits.ts';
import { uploadChunks, uploads } from './tables.ts';

export type IncomingChunk = UploadKey & {
  /** From 1. */
  chunk: number;
  fileName: string;
  bytes: Uint8Array;
};

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
  if ((await store.freeBytes()) < freeBytesMin) throw noRoomOnDisk();
  const key = { ...given, fileName: shownFileName(given.fileName) };
  const hash = createHash('sha256').update(bytes).digest('hex');

  let claim = await claimChunk(queries, key, { chunk, byteSize: bytes.byteLength, hash });
  if (claim === undefined) {
    // Nobody began it, or another slice did just now, or it is over.
    if ((await findUpload(queries, key)) === undefined) await beginUpload(queries, store, key, now);
    claim =
      (await claimChunk(queries, key, { chunk, byteSize: bytes.byteLength, hash })) ??
      (await findClaim(queries, key, chunk));
  }
  if (claim?.hash !== hash) {
    throw new Refusal(
      refusalCodes.alreadyAnswered,
      'This part of the file came before with other content. Please start the upload again.',
    );
  }
  if (claim.isStored) return;

  const isWritten = await store
    .writeSlice(claim.storedName, (chunk - 1) * chunkBytes, bytes)
    .catch((error: unknown) => {
      throw isDiskFull(error) ? noRoomOnDisk() : error;
    });
  if (!isWritten) throw new Refusal(refusalCodes.failed, chunkFailedMessage);
  await queries
    .update(uploadChunks)
    .set({ isStored: true })
    .where(and(eq(uploadChunks.uploadId, claim.uploadId), eq(uploadChunks.chunk, chunk)));
}

/** A slice as the database knows it. */
interface Claim {
  uploadId: number;
  storedName: string;
  hash: string;
  isStored: boolean;
}

/**
 * Claims a slice of an open upload, or finds it claimed before; undefined where no upload is open, or the owner's open uploads
 * would take too much. One question, since it is asked for every slice.
 */
async function claimChunk(
  queries: Queries,
  key: UploadKey,
  slice: { chunk: number; byteSize: number; hash: string },
): Promise<Claim | undefined> {
  const [claim] = await queries
    .insert(uploadChunks)
    .select(
      // Shared: slices do not wait for each other, and none is claimed while the upload is merged or cancelled.
      sql`select ${uploads.id}, ${slice.chunk}::integer, ${slice.byteSize}::integer, ${slice.hash}::text, false from ${uploads}
        where ${isOwnedBy(uploads, key)} and ${uploads.fileCode} = ${key.fileCode}
          and ${uploads.moduleName} = ${key.moduleName} and ${uploads.state} = 'open'
          and ${slice.byteSize}::integer + ${openBytes(key)} <= ${openBytesMax}
          for share`,
    )
    // Changes nothing; without it the row that is there would not come back.
    .onConflictDoUpdate({
      target: [uploadChunks.uploadId, uploadChunks.chunk],
      set: { isStored: sql`${uploadChunks.isStored}` },
    })
    .returning({
      uploadId: uploadChunks.uploadId,
      hash: uploadChunks.hash,
      isStored: uploadChunks.isStored,
      storedName: sql<string>`(select ${uploads.storedName} from ${uploads} where ${uploads.id} = ${uploadChunks.uploadId})`,
    });
  return claim;
}

const openUpload = alias(uploads, 'open');

/** SQL of how many bytes an owner's open uploads take. */
function openBytes(owner: FileOwner): SQL {
  return sql`(select coalesce(sum(chunk.byte_size), 0) from ${uploadChunks} as chunk
    join ${uploads} as open on open.id = chunk.upload_id
    where ${isOwnedBy(openUpload, owner)} and open.state = 'open')`;
}

function noRoomOnDisk(): Refusal {
  return new Refusal(refusalCodes.notReady, 'There is no room for new files at the moment. Please try again later.');
}

/**
 * A slice that could not be claimed: of a merged upload it may come again, and so may one that came before. Throws where the
 * upload is cancelled, or is open and has no room for the slice.
 */
async function findClaim(queries: Queries, key: UploadKey, chunk: number): Promise<Claim | undefined> {
  const { id, state, storedName } = await getUpload(queries, key);
  if (state === 'cancelled') throw new Refusal(refusalCodes.tooLate, 'This upload was cancelled.');
  const [known] = await queries
    .select()
    .from(uploadChunks)
    .where(and(eq(uploadChunks.uploadId, id), eq(uploadChunks.chunk, chunk)));
  if (known === undefined && state === 'open') {
    throw new Refusal(
      refusalCodes.limitReached,
      'Your files on their way take up all the room there is. Please finish or cancel some first.',
    );
  }
  return known && { ...known, storedName };
}

function requireFitting({ moduleName }: UploadKey, chunk: number, byteLength: number): void {
  if (byteLength > chunkBytes) throw invalid('file', `a slice has at most ${chunkBytes} bytes`);
  const { maxBytes } = uploadLimits(moduleName);
  const endsAt = (chunk - 1) * chunkBytes + byteLength;
  if (endsAt > maxBytes) throw new Refusal(refusalCodes.invalid, tooLargeText(moduleName, endsAt));
}

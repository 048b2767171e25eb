import type { UploadedFile } from '@tutor/api/uploads/uploads';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { type FileType, fileTypeOfName, fileTypes, isImageType } from '@tutor/rules/uploads/file-types';
import { chunkFailedMessage } from '@tutor/rules/uploads/upload-messages';
import { uploadLimits, wrongTypeText } from '@tutor/rules/uploads/upload-modules';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { detectFileType, type PictureFacts, pictureFacts, pictureWord } from '../files/detect-type.ts';
import { type FileOwner, isOwnedBy, lockOwner } from '../files/file-owner.ts';
import { type FileStore, isAbsence } from '../files/file-store.ts';
import { files } from '../files/tables.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { cancelUpload } from './cancel-upload.ts';
import { getUpload, type Upload, type UploadKey } from './find-upload.ts';
import { keptBytesMax } from './limits.ts';
import { uploadChunks, uploads } from './tables.ts';

export type MergeOrder = UploadKey & { fileHash: string | undefined; fileSize: number | undefined };

/**
 * Makes the file of its slices and returns it; a repeated call returns the same. Everything is checked first; then one
 * transaction decides, and the rename after it can be done over by whoever comes next.
 */
export async function mergeUpload(
  queries: Queries,
  store: FileStore,
  order: MergeOrder,
  now: Date,
): Promise<UploadedFile> {
  const upload = await getUpload(queries, order);
  if (upload.state === 'cancelled') throw new Refusal(refusalCodes.tooLate, 'This upload was cancelled.');
  if (upload.state === 'merged') return mergedFile(queries, store, upload, order);

  const chunks = await queries.select().from(uploadChunks).where(eq(uploadChunks.uploadId, upload.id));
  const size = sizeOf(chunks);
  requireSame(order, { size });
  const content = await examine(store, upload, order.moduleName);
  if (content === undefined || content.size !== size) {
    // A finished Merge moves the bytes away; it may have been another call of the same upload, just now.
    const current = await getUpload(queries, order);
    if (current.state === 'merged') return mergedFile(queries, store, current, order);
    throw new Refusal(refusalCodes.failed, chunkFailedMessage);
  }
  requireSame(order, { size, hash: content.hash });
  const { type, picture } = content;
  const problem = picture.problem;
  const isTaken = type !== undefined && uploadLimits(order.moduleName).types.includes(type);
  if (!isTaken || problem !== undefined) {
    // No further call could make another file of these bytes.
    await cancelUpload(queries, store, order, now);
    throw new Refusal(refusalCodes.invalid, (isTaken && problem) || wrongTypeText(order.moduleName, content.misnamed));
  }

  const { extensions, contentType } = fileTypes[type];
  await queries.transaction(async (tx) => {
    await lockOwner(tx, order);
    const current = await getUpload(tx, order, 'update');
    if (current.state === 'merged') return;
    if (current.state === 'cancelled') throw new Refusal(refusalCodes.tooLate, 'This upload was cancelled.');
    // A slice that was claimed meanwhile belongs to no file that was checked above.
    const [count] = await tx
      .select({ chunks: sql<number>`count(*)::int` })
      .from(uploadChunks)
      .where(eq(uploadChunks.uploadId, upload.id));
    if (count?.chunks !== chunks.length) throw new Refusal(refusalCodes.failed, chunkFailedMessage);
    await requireRoom(tx, order, size);
    const [file] = await tx
      .insert(files)
      .values({
        tuid: order.tuid,
        personId: order.personId ?? null,
        reference: `${order.moduleName}/${upload.storedName}.${extensions[0]}`,
        moduleName: order.moduleName,
        fileName: upload.fileName,
        contentType,
        byteSize: size,
        width: picture.width ?? null,
        height: picture.height ?? null,
        hash: content.hash,
        pictureHash: picture.hash ?? null,
        createdAt: now,
      })
      .returning({ id: files.id });
    await tx.update(uploads).set({ state: 'merged', fileId: file?.id }).where(eq(uploads.id, upload.id));
  });
  return mergedFile(queries, store, await getUpload(queries, order), order);
}

/** The file of a merged upload, at its final place. */
export async function mergedFile(
  queries: Queries,
  store: FileStore,
  upload: Upload,
  order?: MergeOrder,
): Promise<UploadedFile> {
  const [file] = await queries
    .select()
    .from(files)
    .where(eq(files.id, upload.fileId ?? 0));
  if (file === undefined) throw new Refusal(refusalCodes.unknown, 'There is no such upload. Please start it again.');
  if (order !== undefined) requireSame(order, { size: file.byteSize, hash: file.hash });
  await store.keep(upload.storedName, file.reference);
  return { FilePath: file.reference, FileName: file.fileName, FileSize: file.byteSize, FileHash: file.hash };
}

async function examine(store: FileStore, { storedName, fileName }: Upload, moduleName: MergeOrder['moduleName']) {
  try {
    const content = await store.inspect(storedName);
    if (content === undefined) return undefined;
    const type = await detectFileType(content.path, fileName);
    const picture: PictureFacts =
      type !== undefined && isImageType(type) ? await pictureFacts(content.path, moduleName) : {};
    return { ...content, type, picture, misnamed: await misnamed(content.path, fileName, type) };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Which kind of picture a file is whose name says something else, as a HEIC that a phone calls .jpg. */
async function misnamed(source: string, name: string, type: FileType | undefined) {
  const named = fileTypeOfName(name);
  if (named === undefined || named === type) return undefined;
  const word = await pictureWord(source);
  return word === undefined ? undefined : { name, word };
}

/** Size of the file that the slices make: all there from the first on, all whole but the last. */
function sizeOf(chunks: readonly (typeof uploadChunks.$inferSelect)[]): number {
  const inOrder = chunks.toSorted((a, b) => a.chunk - b.chunk);
  const isWhole =
    inOrder.length > 0 &&
    inOrder.every(
      ({ chunk, byteSize, isStored }, index) =>
        isStored && chunk === index + 1 && (byteSize === chunkBytes || chunk === inOrder.length),
    );
  if (!isWhole) throw new Refusal(refusalCodes.failed, 'Parts of the file are missing. Please continue the upload.');
  return inOrder.reduce((sum, { byteSize }) => sum + byteSize, 0);
}

function requireSame({ fileSize, fileHash }: MergeOrder, found: { size: number; hash?: string }): void {
  const isSame =
    (fileSize === undefined || fileSize === found.size) &&
    (fileHash === undefined || found.hash === undefined || fileHash === found.hash);
  if (isSame) return;
  throw new Refusal(
    refusalCodes.alreadyAnswered,
    'The file that arrived is not the file that was sent. Please start the upload again.',
  );
}

async function requireRoom(tx: Queries, owner: FileOwner, size: number): Promise<void> {
  const [kept] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${files.byteSize}), 0)` })
    .from(files)
    .where(isOwnedBy(files, owner));
  if (Number(kept?.bytes ?? 0) + size <= keptBytesMax) return;
  throw new Refusal(refusalCodes.invalid, 'Your files take up all the room there is. Please ask your Team Manager.');
}

import { randomBytes } from 'node:crypto';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { type FileOwner, isOwnedBy, lockOwner } from '../files/file-owner.ts';
import type { FileStore } from '../files/file-store.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { openUploadsMax } from './limits.ts';
import { uploads } from './tables.ts';

/** Which upload a call means. */
export type UploadKey = FileOwner & { fileCode: string; moduleName: UploadModule };

export type Upload = typeof uploads.$inferSelect;

/**
 * The owner's upload of a code, locked as asked. Codes of others do not exist here. Throws for a code that was first
 * used for another module.
 */
export async function findUpload(tx: Queries, key: UploadKey, lock?: 'share' | 'update'): Promise<Upload | undefined> {
  const query = tx
    .select()
    .from(uploads)
    .where(and(isOwnedBy(uploads, key), eq(uploads.fileCode, key.fileCode)));
  const [upload] = await (lock === undefined ? query : query.for(lock));
  if (upload !== undefined && upload.moduleName !== key.moduleName) {
    throw invalid('moduleName', 'this upload was begun for another module');
  }
  return upload;
}

/** The upload of a code; throws ErrorCode 101 where there is none. */
export async function getUpload(tx: Queries, key: UploadKey, lock?: 'share' | 'update'): Promise<Upload> {
  const upload = await findUpload(tx, key, lock);
  if (upload === undefined) throw new Refusal(refusalCodes.unknown, 'There is no such upload. Please start it again.');
  return upload;
}

/** Begins an upload, unless another slice of it did a moment ago. */
export async function beginUpload(
  queries: Queries,
  store: FileStore,
  key: UploadKey & { fileName: string },
  now: Date,
): Promise<void> {
  const storedName = randomBytes(16).toString('base64url');
  // The bytes' place first: an upload in the database always has one.
  await store.begin(storedName);
  const begun = await queries.transaction(async (tx) => {
    await lockOwner(tx, key);
    const [count] = await tx
      .select({ open: sql<number>`count(*)::int` })
      .from(uploads)
      .where(and(isOwnedBy(uploads, key), eq(uploads.state, 'open')));
    if (count !== undefined && count.open >= openUploadsMax) {
      throw new Refusal(refusalCodes.invalid, 'Too many files are on their way. Please finish or cancel some first.');
    }
    return tx
      .insert(uploads)
      .values({ ...key, storedName, state: 'open', createdAt: now })
      .onConflictDoNothing()
      .returning({ id: uploads.id });
  });
  if (begun.length === 0) await store.discard(storedName);
}

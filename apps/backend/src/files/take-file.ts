import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { fileGoneMessage, type UploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { invalid } from '../http/refusal.ts';
import { type FileOwner, isOwnedBy } from './file-owner.ts';
import { files } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;

/**
 * Takes an uploaded file into use, inside the transaction that stores its reference. Throws 'field: …' (ErrorCode 100)
 * unless it is a finished upload of this owner for this module. A file may be used by several things.
 */
export async function takeFile<Module extends UploadModule>(
  tx: Queries,
  {
    moduleName,
    reference,
    field = 'Attachment',
    now,
    ...owner
  }: FileOwner & { moduleName: Module; reference: UploadReference<NoInfer<Module>>; field?: string; now: Date },
): Promise<StoredFile> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.reference, reference), isOwnedBy(files, owner), eq(files.moduleName, moduleName)))
    .for('update');
  if (file === undefined) throw invalid(field, fileGoneMessage);
  if (file.usedAt === null) await tx.update(files).set({ usedAt: now }).where(eq(files.id, file.id));
  return file;
}

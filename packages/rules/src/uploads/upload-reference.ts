import { asFileType } from './file-types.ts';
import type { UploadModule } from './upload-modules.ts';

/** Name under which a form without script carries the references of files that are taken out of it. */
export const removedFileName = 'removedFile';

/**
 * Whether a text is the reference of a finished upload of a module: 'Absent/<22 characters>.jpg'. By form only; whose it is,
 * the service knows.
 */
export function isUploadReference(text: string, module: UploadModule): boolean {
  const [, owner, type] = /^([A-Za-z]+)\/[\w-]{22}\.([a-z0-9]+)$/.exec(text) ?? [];
  return owner === module && type !== undefined && asFileType(type) !== undefined;
}

import { asFileType } from './file-types.ts';
import type { UploadModule } from './upload-modules.ts';

/** Name under which a form without script carries the references of files that are taken out of it. */
export const removedFileName = 'removedFile';

/** Reference of a finished upload of a module, 'Absent/<22 characters>.jpg': an upload for another one is another type. */
export type UploadReference<Module extends UploadModule> = `${Module}/${string}`;

/** A text as such a reference; undefined where it is none. */
export function uploadReferenceOf<Module extends UploadModule>(
  text: string | undefined,
  module: Module,
): UploadReference<Module> | undefined {
  return text !== undefined && isUploadReference(text, module) ? text : undefined;
}

/** Refused: the file was never uploaded for this, or has gone. */
export const fileGoneMessage = 'The file is not there. Please choose it again.';

/**
 * Whether a text is the reference of a finished upload of a module: 'Absent/<22 characters>.jpg'. By form only; whose it is,
 * the service knows.
 */
export function isUploadReference<Module extends UploadModule>(
  text: string,
  module: Module,
): text is UploadReference<Module> {
  const [, owner, type] = /^([A-Za-z]+)\/[\w-]{22}\.([a-z0-9]+)$/.exec(text) ?? [];
  return owner === module && type !== undefined && asFileType(type) !== undefined;
}

import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { isUploadReference, type UploadReference } from '@tutor/rules/uploads/upload-reference';

/** What the service answers an upload with, as the calls for this module take it. */
export function asUpload<Module extends UploadModule>(path: string, module: Module): UploadReference<Module> {
  if (isUploadReference(path, module)) return path;
  throw new Error(`${path} is no upload for ${module}`);
}

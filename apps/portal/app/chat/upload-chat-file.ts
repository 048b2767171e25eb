import type { UploadOrder, UploadTools } from '@tutor/realtime/chat/chat-asks';
import { RefusedError, SessionGoneError } from '@tutor/realtime/service/answer';
import { shownFileName } from '@tutor/rules/uploads/file-name';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { fileGoneMessage, isUploadReference, type UploadReference } from '@tutor/rules/uploads/upload-reference';
import { browserEnvironment } from '../uploads/browser-environment.ts';
import { runUpload } from '../uploads/upload-run.ts';

/** Puts a file with the service, in slices under a key: a message's own, or a fresh one. Resolves with its reference. */
export function uploadChatFile<Module extends UploadModule>(
  { key, file, isResumed }: UploadOrder,
  { onProgress, signal }: UploadTools,
  moduleName: Module,
): Promise<UploadReference<Module>> {
  const order = {
    key: { fileCode: key, moduleName },
    file,
    fileName: shownFileName(file.name),
    isResumed,
  };
  return new Promise((resolve, reject) => {
    void runUpload(order, browserEnvironment, signal, (progress) => {
      switch (progress.phase) {
        case 'done':
          // The service names an upload after its module.
          if (isUploadReference(progress.file.reference, moduleName)) return resolve(progress.file.reference);
          return reject(new RefusedError(fileGoneMessage));
        case 'failed':
          return reject(progress.canRetry ? new Error(progress.message) : new RefusedError(progress.message));
        case 'sessionGone':
          return reject(new SessionGoneError());
        case 'cancelled':
          return reject(signal.reason);
        default:
          return onProgress(progress.percent);
      }
    });
  });
}

import { spoken } from '@tutor/rules/chat/entry-text';
import { uploadLimits, uploadProblem } from '@tutor/rules/uploads/upload-modules';

/** What files of a message may be: kinds for the browser's dialog, and the largest size in words. */
export const attachmentLimits = uploadLimits('Attachment');

/** Those of chosen files that can be sent, and why the others cannot. */
export function checkAttachments(files: readonly File[]): { taken: File[]; problem: string | undefined } {
  const problems = files.flatMap((file) => {
    const why = uploadProblem('Attachment', file);
    return why === undefined ? [] : [`${spoken(file.name)}: ${why}`];
  });
  return {
    taken: files.filter((file) => uploadProblem('Attachment', file) === undefined),
    problem: problems.length === 0 ? undefined : problems.join(' '),
  };
}

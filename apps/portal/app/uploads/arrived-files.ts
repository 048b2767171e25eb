import type { UploadedFile } from './upload-reply.ts';

/** Files that a form has already, by their references; what they are called is known of those that the page knows. */
export function arrivedFiles(references: readonly string[], known: readonly UploadedFile[] = []): UploadedFile[] {
  return references.flatMap((reference) =>
    reference === ''
      ? []
      : [known.find((file) => file.reference === reference) ?? { reference, name: 'Attached file', size: 0 }],
  );
}

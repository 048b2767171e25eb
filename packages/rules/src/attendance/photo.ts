import { uploadProblem } from '../uploads/upload-modules.ts';

/** Said of a file whose content is not what its name says. */
export const notAPhotoMessage = 'This is not a JPG or PNG picture, whatever its name says. Please choose another one.';

const signatures: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/**
 * What is wrong with the attachment of a No before it is sent, or undefined (specification, core §5: required, .jpg and
 * .png). `head` holds its first eight bytes: the name alone is not believed, and neither is this check by the service.
 */
export function attendancePhotoProblem(
  file: { name: string; size: number } | undefined,
  head: Uint8Array | undefined,
): string | undefined {
  if (file === undefined) return 'Required';
  const problem = uploadProblem('Absent', file);
  if (problem !== undefined) return problem;
  const isPhoto = signatures.some((signature) => signature.every((byte, index) => head?.[index] === byte));
  return isPhoto ? undefined : notAPhotoMessage;
}

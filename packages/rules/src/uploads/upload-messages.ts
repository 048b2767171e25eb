/** No file in the form (specification, growth §8). */
export const noFileMessage = 'Please select a file first';
/** A slice that could not be stored, or came empty (specification, growth §5 and §8). */
export const chunkFailedMessage = 'Upload failed, please try again later';
/** Any other upload failure without a message of its own (specification, growth §8). */
export const uploadFailedMessage = 'Upload fail';

/** The file was saved again, renamed or removed after it was chosen: it cannot be read any more. */
export const changedFileMessage = 'This file was changed or moved after you chose it. Please choose it again.';

/** More files than there is room for: 'At most 5 files can be sent here; 2 were left out.' */
export function leftOutText(limit: number, leftOut: number): string {
  return `At most ${limit} ${limit === 1 ? 'file' : 'files'} can be sent here; ${leftOut} ${leftOut === 1 ? 'was' : 'were'} left out.`;
}

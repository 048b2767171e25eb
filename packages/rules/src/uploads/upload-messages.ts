/** No file in the form (specification, growth §8). */
export const noFileMessage = 'Please select a file first';
/** A slice that could not be stored, or came empty (specification, growth §5 and §8). */
export const chunkFailedMessage = 'Upload failed, please try again later';
/** Any other upload failure without a message of its own (specification, growth §8). */
export const uploadFailedMessage = 'Upload fail';

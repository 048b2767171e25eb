/** Who may not chat reads this (specification, growth §6 and §8). */
export const notAuthorizedMessage = 'Your account is not authorized to use IM chat';
/** Entries of the string table whose texts the specification does not show (growth §8). */
export const sendFailedMessage = 'Send failed';
export const recallFailedMessage = 'Recall failed';
export const groupOperationFailedMessage = 'Group operation failed';

export const emptyMessage = 'An empty message cannot be sent.';
export const recallTooLateMessage = `${recallFailedMessage}: a message can be recalled within 2 minutes.`;
export const tooFastMessage = 'You are sending very fast. Your messages are kept and go out in a moment.';
export const notMemberMessage = 'You are no longer in this conversation.';
export const tooManyEmojiMessage = 'This message has 20 different emoji already. You can join one of them.';

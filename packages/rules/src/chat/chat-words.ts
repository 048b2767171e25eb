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
/** To whoever takes a name by which the product marks others. */
export const protectedNameMessage =
  'This name is kept for the company’s own accounts and for words such as “all”. Please choose another one.';
export const protectedGroupNameMessage = 'this name is kept for the company’s own accounts. Please choose another one.';

/** Kinds of entries that count as unread, and that stand in a list of conversations. */
export const messageKinds: readonly string[] = ['text', 'picture', 'file', 'notice', 'call'];
const recallableKinds: readonly string[] = ['text', 'picture', 'file'];

/** Whether it is a message, which counts as unread and is shown in a list of conversations. */
export function isMessageKind(kind: string): boolean {
  return messageKinds.includes(kind);
}

/** Whether its sender may take it back. */
export function isRecallableKind(kind: string): boolean {
  return recallableKinds.includes(kind);
}

/** Whether it may be said once more in another conversation. */
export const isForwardableKind = isRecallableKind;

/** Whether it changes another entry and is no line of its own. */
export function isOperationKind(kind: string): boolean {
  return kind === 'recall' || kind === 'reaction';
}

export const chatPath = '/chat';

/** A conversation's own address. */
export function conversationPath(id: number): string {
  return `${chatPath}/${id}`;
}

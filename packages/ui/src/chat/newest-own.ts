import type { MessageItem, MessageListItem } from './message-item.ts';

/** The last message of the reader. */
export function findNewestOwn(items: readonly MessageListItem[]): MessageItem | undefined {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item?.kind === 'message' && item.isOwn) return item;
  }
  return undefined;
}

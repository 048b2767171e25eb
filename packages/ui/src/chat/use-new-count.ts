import { useMemo, useRef } from 'react';
import { indexOfSeq, type MessageListItem } from './message-item.ts';

/** Messages of others below the place where one has left the end. */
export function useNewCount(
  items: readonly MessageListItem[],
  isAtEnd: boolean,
  firstUnread: number | undefined,
): number {
  const leftAt = useRef<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the unread ones as the list opened.
  useMemo(() => {
    const first = firstUnread === undefined ? -1 : indexOfSeq(items, firstUnread);
    leftAt.current = first > 0 ? items[first - 1]?.key : undefined;
  }, []);
  if (isAtEnd) {
    leftAt.current = items.at(-1)?.key;
    return 0;
  }
  let count = 0;
  for (let index = items.length - 1; index >= 0 && items[index]?.key !== leftAt.current; index -= 1) {
    const item = items[index];
    if (item?.kind === 'message' && !item.isOwn) count += 1;
  }
  return count;
}

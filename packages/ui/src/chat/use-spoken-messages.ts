import { useEffect, useRef, useState } from 'react';
import { type MessageItem, type MessageListItem, messageText, senderText } from './message-item.ts';

interface SpokenOptions {
  items: readonly MessageListItem[];
  isGroup: boolean;
  /** What comes at the end is history, not news. */
  isHistory: boolean;
}

/** More than so many at once are counted and not read out. */
const readOutMax = 3;
/** So far back a message that could not be sent is looked for. */
const failedAmong = 30;

/** Lines that have just arrived at the end, in words, and what could not be sent. Nothing of what was there before. */
export function useSpokenMessages({ items, isGroup, isHistory }: SpokenOptions): string {
  const [spoken, setSpoken] = useState('');
  const known = useRef<{ newest: string | undefined; failed: ReadonlySet<string> }>();
  useEffect(() => {
    const before = known.current;
    const failed = failedOf(items);
    known.current = { newest: items.at(-1)?.key, failed: new Set(failed.map(({ key }) => key)) };
    if (before === undefined) return;
    const arrived = isHistory ? [] : arrivedAfter(items, before.newest).filter(({ isOwn }) => !isOwn);
    const words = [
      ...(arrived.length > readOutMax
        ? [`${arrived.length} new messages`]
        : arrived.map((item) => (isGroup ? `${senderText(item)}: ${messageText(item)}` : messageText(item)))),
      ...failed
        .filter(({ key }) => !before.failed.has(key))
        .map((item) => `${item.delivery.kind === 'failed' ? item.delivery.message : ''}: ${messageText(item)}`),
    ];
    if (words.length > 0) setSpoken(words.join('. '));
  }, [items, isGroup, isHistory]);
  return spoken;
}

function arrivedAfter(items: readonly MessageListItem[], key: string | undefined): MessageItem[] {
  const arrived: MessageItem[] = [];
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item?.key === key) return arrived.reverse();
    if (item?.kind === 'message') arrived.push(item);
  }
  // The one that was last is gone: this is another list, and no news.
  return [];
}

function failedOf(items: readonly MessageListItem[]): MessageItem[] {
  return items
    .slice(-failedAmong)
    .filter((item): item is MessageItem => item.kind === 'message' && item.delivery.kind === 'failed');
}

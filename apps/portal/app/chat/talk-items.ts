import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { readNotice } from '@tutor/rules/chat/chat-notice';
import { type EntryReader, entryItem, unsentItem } from '@tutor/ui/chat/entry-items.ts';
import type { MessageItem, MessageListItem } from '@tutor/ui/chat/message-item.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { noticeState } from './notice-state.ts';

type Item = ConversationView['items'][number];
type Line = Extract<Item, { kind: 'line' }>;

/** What a list of messages is drawn from, beside the messages. */
export interface TalkReader extends EntryReader {
  facts: NoticeFacts | undefined;
  now: Date;
  /** Own texts that were recalled on this page, by the message's key. */
  recalled: ReadonlyMap<string, string>;
  /** Address in this browser of a picture that waits to be sent. */
  previewOf: (key: string, file: File) => string | undefined;
}

/** Makes the items of a list. A line that stays as it was gives the same item, so that it is not drawn anew. */
export function createTalkItems(): (view: ConversationView, reader: TalkReader) => readonly MessageListItem[] {
  let known = new WeakMap<Line, MessageItem>();
  let readFor: TalkReader | undefined;
  return (view, reader) => {
    if (readFor !== undefined && !isSameReader(readFor, reader)) known = new WeakMap();
    readFor = reader;
    const lineItem = (line: Line): MessageItem => {
      const before = known.get(line);
      if (before !== undefined) return before;
      const item = withMore(entryItem(line.entry, line.quoted, reader), line.entry, reader);
      known.set(line, item);
      return item;
    };
    const items = view.items.map((item) => listItem(item, view, reader, lineItem));
    return withSeen(items, view, reader);
  };
}

function isSameReader(a: TalkReader, b: TalkReader): boolean {
  return (
    a.people === b.people && a.ownId === b.ownId && a.facts === b.facts && a.recalled === b.recalled && a.now === b.now
  );
}

function listItem(
  item: Item,
  view: ConversationView,
  reader: TalkReader,
  lineItem: (line: Line) => MessageItem,
): MessageListItem {
  switch (item.kind) {
    case 'line':
      return lineItem(item);
    case 'hole':
      return { kind: 'missing', key: `hole-${item.from}` };
    case 'own': {
      const { file, quote } = item.payload;
      const preview = file === undefined ? undefined : reader.previewOf(item.key, file);
      return unsentItem(item, quote === undefined ? undefined : findEntry(view, quote), reader, preview);
    }
  }
}

function withMore(item: MessageItem, entry: ChatEntry, { facts, now, recalled }: TalkReader): MessageItem {
  if (entry.kind === 'notice') return { ...item, notice: noticeState(readNotice(entry.body), facts, now) };
  return entry.kind === 'recalled' ? { ...item, textBeforeRecall: recalled.get(item.key) } : item;
}

function findEntry(view: ConversationView, seq: number): ChatEntry | undefined {
  for (const item of view.items) if (item.kind === 'line' && item.seq === seq) return item.entry;
  return undefined;
}

/** Says under the last own message that others have seen, who has. */
function withSeen(
  items: readonly MessageListItem[],
  { details }: ConversationView,
  { ownId }: TalkReader,
): readonly MessageListItem[] {
  const others = details?.members.filter(({ id }) => id !== ownId) ?? [];
  const seenUpTo = Math.max(0, ...others.map(({ readSeq }) => readSeq));
  const index = items.findLastIndex(
    (item) => item.kind === 'message' && item.isOwn && item.seq !== undefined && item.seq <= seenUpTo,
  );
  const item = items[index];
  if (item?.kind !== 'message') return items;
  const seenBy = others
    .filter(({ readSeq }) => readSeq >= (item.seq ?? Number.POSITIVE_INFINITY))
    .map(({ name }) => name);
  return items.with(index, { ...item, seenBy });
}

import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import type { ChatMember, ChatPerson } from '@tutor/rules/chat/chat-person';
import { type EntryReader, entryItem, type UnsentMessage, unsentItem } from './entry-items.ts';
import type { MessageItem, MessageListItem, NoticeState } from './message-item.ts';

interface TalkLine {
  kind: 'line';
  seq: number;
  entry: ChatEntry;
  /** The message that it answers, as it stands now. */
  quoted: ChatEntry | undefined;
}

/** A conversation as the chat's client shows it: entries, holes between them, and last what is not sent yet. */
export interface TalkView {
  items: readonly (TalkLine | { kind: 'hole'; from: number; to: number } | (UnsentMessage & { kind: 'own' }))[];
  details: { members: readonly ChatMember[] } | undefined;
}

/** What a list of messages is drawn from, beside the messages. Items are made anew where one of these changes. */
export interface TalkReader extends EntryReader {
  /** What can be done about a notice; nothing where it is left out. */
  noticeOf?: ((entry: Extract<ChatEntry, { kind: 'notice' }>) => NoticeState | undefined) | undefined;
  /** Own texts that were recalled on this page, by the message's key. */
  recalled: ReadonlyMap<string, string>;
  /** Address in this browser of a picture that waits to be sent. */
  previewOf: (key: string, file: File) => string | undefined;
}

/** Whoever may have said something in a conversation, by id. */
export function peopleOf(
  details: { members: readonly ChatMember[]; formerMembers: readonly ChatPerson[] } | undefined,
): ReadonlyMap<number, ChatPerson> {
  const people = [...(details?.formerMembers ?? []), ...(details?.members ?? [])];
  return new Map(people.map((person) => [person.id, person]));
}

/** Makes the items of a list. A line that stays as it was gives the same item, so that it is not drawn anew. */
export function createTalkItems(): (view: TalkView, reader: TalkReader) => readonly MessageListItem[] {
  let known = new WeakMap<TalkLine, MessageItem>();
  let readFor: TalkReader | undefined;
  return (view, reader) => {
    if (readFor !== undefined && !isSameReader(readFor, reader)) known = new WeakMap();
    readFor = reader;
    const lineItem = (line: TalkLine): MessageItem => {
      const before = known.get(line);
      if (before !== undefined) return before;
      const item = withMore(entryItem(line.entry, line.quoted, reader), line.entry, reader);
      known.set(line, item);
      return item;
    };
    return withSeen(
      view.items.map((item) => listItem(item, view, reader, lineItem)),
      view,
      reader,
    );
  };
}

function isSameReader(a: TalkReader, b: TalkReader): boolean {
  return a.people === b.people && a.ownId === b.ownId && a.noticeOf === b.noticeOf && a.recalled === b.recalled;
}

function listItem(
  item: TalkView['items'][number],
  view: TalkView,
  reader: TalkReader,
  lineItem: (line: TalkLine) => MessageItem,
): MessageListItem {
  switch (item.kind) {
    case 'line':
      return lineItem(item);
    case 'hole':
      return { kind: 'missing', key: `hole-${item.from}`, from: item.from, to: item.to };
    case 'own': {
      const { file, quote } = item.payload;
      const preview = file === undefined ? undefined : reader.previewOf(item.key, file);
      return unsentItem(item, quote === undefined ? undefined : findEntry(view, quote), reader, preview);
    }
  }
}

function withMore(item: MessageItem, entry: ChatEntry, { noticeOf, recalled }: TalkReader): MessageItem {
  if (entry.kind === 'notice') return { ...item, notice: noticeOf?.(entry) };
  return entry.kind === 'recalled' ? { ...item, textBeforeRecall: recalled.get(item.key) } : item;
}

/** An entry of the log that is loaded. */
export function findEntry({ items }: TalkView, seq: number): ChatEntry | undefined {
  for (const item of items) if (item.kind === 'line' && item.seq === seq) return item.entry;
  return undefined;
}

/** Says under the last own message that others have seen, who has. */
function withSeen(
  items: readonly MessageListItem[],
  { details }: TalkView,
  { ownId }: TalkReader,
): readonly MessageListItem[] {
  const others = details?.members.filter(({ id }) => id !== ownId) ?? [];
  const seenUpTo = Math.max(0, ...others.map(({ readSeq }) => readSeq));
  const index = items.findLastIndex(
    (item) => item.kind === 'message' && item.isOwn && item.seq !== undefined && item.seq <= seenUpTo,
  );
  const item = items[index];
  if (item?.kind !== 'message' || item.seq === undefined) return items;
  const { seq } = item;
  const seenBy = others.filter(({ readSeq }) => readSeq >= seq).map(({ name }) => name);
  return items.with(index, { ...item, seenBy });
}

/** The first message of others that the reader had not seen when the conversation was opened. */
export function firstUnreadOf({ items }: TalkView, readSeqAtOpening: number, ownId: number): number | undefined {
  for (const item of items) {
    if (item.kind === 'line' && item.seq > readSeqAtOpening && item.entry.sender !== ownId) return item.seq;
  }
  return undefined;
}

/** The pictures of a list, for the viewer. */
export function viewedPictures(
  items: readonly MessageListItem[],
  hrefOfFile: (path: string) => string,
): { key: string; src: string; name: string; detail: string | undefined }[] {
  return items.flatMap((item) =>
    item.kind === 'message' && item.content.kind === 'picture' && item.seq !== undefined
      ? [
          {
            key: item.key,
            src: hrefOfFile(item.content.body.file.path),
            name: item.content.body.file.name,
            detail: item.sender?.name,
          },
        ]
      : [],
  );
}

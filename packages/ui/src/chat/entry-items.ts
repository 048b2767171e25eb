import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import type { ChatPerson } from '@tutor/rules/chat/chat-person';
import type { Delivery, MessageContent, MessageItem, QuotedMessage, ReactionItem } from './message-item.ts';

/** Who is in a conversation, and who reads it. */
export interface EntryReader {
  ownId: number;
  /** By id, with those who have left. */
  people: ReadonlyMap<number, Pick<ChatPerson, 'name' | 'avatar'>>;
  hrefOfFile: (path: string) => string;
}

/** A message of the reader that the service does not have yet. */
export interface UnsentMessage {
  key: string;
  payload: {
    text?: string | undefined;
    file?: File | undefined;
    quote?: number | undefined;
    mentions: readonly number[];
    mentionsAll: boolean;
  };
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed, in words. */
  message: string | undefined;
  /** Of a file that goes up, 0 to 100. */
  progress: number | undefined;
  addedAtMs: number;
}

/** An entry of the log as the list draws it. */
export function entryItem(entry: ChatEntry, quoted: ChatEntry | undefined, reader: EntryReader): MessageItem {
  return {
    kind: 'message',
    key: entry.clientId ?? `seq-${entry.seq}`,
    seq: entry.seq,
    at: new Date(entry.at),
    sender: senderOf(entry.sender, reader),
    isOwn: entry.sender === reader.ownId,
    content: contentOf(entry),
    quote: quoted === undefined ? undefined : quotedMessage(quoted, reader),
    reactions: reactionItems(entry, reader),
    delivery: { kind: 'sent' },
  };
}

/** A message that waits to be sent, as the list draws it below all others. */
export function unsentItem(
  unsent: UnsentMessage,
  quoted: ChatEntry | undefined,
  reader: EntryReader,
  previewUrl?: string | undefined,
): MessageItem {
  const { key, payload, addedAtMs } = unsent;
  return {
    kind: 'message',
    key,
    at: new Date(addedAtMs),
    sender: senderOf(reader.ownId, reader),
    isOwn: true,
    content: unsentContent(payload, previewUrl !== undefined),
    quote: quoted === undefined ? undefined : quotedMessage(quoted, reader),
    delivery: deliveryOf(unsent),
    previewUrl,
  };
}

/** A message as it stands over another one that answers it. */
export function quotedMessage(entry: ChatEntry, reader: EntryReader): QuotedMessage {
  return { seq: entry.seq, senderName: nameOf(entry.sender, reader), content: contentOf(entry) };
}

/** Name of a person by id: 'You' for the reader, and words for somebody of whom nothing is known any more. */
export function nameOf(id: number | null, { ownId, people }: EntryReader): string {
  if (id === null) return '';
  return id === ownId ? 'You' : (people.get(id)?.name ?? 'Former member');
}

function senderOf(id: number | null, reader: EntryReader): MessageItem['sender'] {
  if (id === null) return null;
  const person = reader.people.get(id);
  const avatar = person?.avatar ?? null;
  return {
    id,
    name: person?.name ?? nameOf(id, reader),
    avatarUrl: avatar === null ? undefined : reader.hrefOfFile(avatar),
  };
}

function contentOf({ kind, body }: ChatEntry): MessageContent {
  // Kind and body are those of one entry, which fit each other.
  return { kind, body } as MessageContent;
}

function unsentContent(
  { text, file, quote, mentions, mentionsAll }: UnsentMessage['payload'],
  isPicture: boolean,
): MessageContent {
  if (file === undefined) {
    return { kind: 'text', body: { text: text ?? '', quote, mentions: [...mentions], mentionsAll } };
  }
  const sent = { path: '', name: file.name, size: file.size, contentType: file.type };
  return { kind: isPicture ? 'picture' : 'file', body: { file: sent, quote } };
}

function deliveryOf({ status, message, progress }: UnsentMessage): Delivery {
  if (status === 'failed') return { kind: 'failed', message: message ?? '' };
  if (status === 'waiting') return { kind: 'waiting' };
  return { kind: 'sending', percent: progress };
}

function reactionItems({ reactions }: ChatEntry, reader: EntryReader): readonly ReactionItem[] {
  return reactions.map(({ emoji, people }) => ({
    emoji,
    names: people.map((id) => nameOf(id, reader)),
    isOwn: people.includes(reader.ownId),
  }));
}

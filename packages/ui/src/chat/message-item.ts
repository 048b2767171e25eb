import { callLine } from '@tutor/rules/calls/call-message';
import type { ChatEntry, ChatFile } from '@tutor/rules/chat/chat-entry';
import { entryText, spoken } from '@tutor/rules/chat/entry-text';
import { timeText } from '@tutor/rules/time/zoned-text';

/** What an entry holds: its kind with the body that fits it. */
export type MessageContent = {
  [Kind in ChatEntry['kind']]: Pick<Extract<ChatEntry, { kind: Kind }>, 'kind' | 'body'>;
}[ChatEntry['kind']];

/** How far an own message is. Those of others are always sent. */
export type Delivery =
  | { kind: 'sent' }
  /** Kept in the browser until the line or its turn comes. */
  | { kind: 'waiting' }
  /** `percent` of a file that goes up, at most 99 until it has arrived. */
  | { kind: 'sending'; percent?: number | undefined }
  | { kind: 'failed'; message: string };

/** The message that another one answers. */
export interface QuotedMessage {
  seq: number;
  senderName: string;
  content: MessageContent;
}

/** One emoji under a message. */
export interface ReactionItem {
  emoji: string;
  /** Names of whoever reacted, the reader as 'You'. */
  names: readonly string[];
  isOwn: boolean;
}

/** What can be done about a notice now, and how it stands. */
export interface NoticeState {
  /** Present state in words: 'You answered Yes.' It takes the action's place where there is none. */
  stateText?: string | undefined;
  action?: NoticeAction | undefined;
}
export type NoticeAction = { label: string } & (
  | { href: string; onPress?: undefined }
  | { onPress: () => void; href?: undefined; isPending?: boolean | undefined }
);

/** A line of the list that somebody, or the service, has made. */
export interface MessageItem {
  kind: 'message';
  /** The same while it waits and after it was sent: its client id, or else its number. */
  key: string;
  /** Its number, once the service has taken it. */
  seq?: number | undefined;
  at: Date;
  /** Null for what the service itself says. */
  sender: { id: number; name: string; avatarUrl?: string | undefined } | null;
  isOwn: boolean;
  content: MessageContent;
  quote?: QuotedMessage | undefined;
  reactions?: readonly ReactionItem[] | undefined;
  delivery: Delivery;
  /** Names of others who have seen it, where that is to be said: under the last own one that they have. */
  seenBy?: readonly string[] | undefined;
  notice?: NoticeState | undefined;
  /** Of a picture that is not sent yet: an address in this browser. */
  previewUrl?: string | undefined;
  /** Of an own message that was recalled just now: its text, to be edited and sent again. */
  textBeforeRecall?: string | undefined;
}

/** A hole in the numbers: entries are known to be there and not here yet. */
export interface MissingItem {
  kind: 'missing';
  key: string;
  /** Its first and its last number. */
  from: number;
  to: number;
}

export type MessageListItem = MessageItem | MissingItem;

/** Whether it is drawn in a bubble, and not as a line across the list. */
export function isBubble({ content }: MessageItem): boolean {
  return !['people', 'settings', 'recall', 'reaction'].includes(content.kind);
}

/** Whether it was said first in another conversation. */
export function isForwarded({ content: { body } }: MessageItem): boolean {
  return body !== null && 'isForwarded' in body && body.isForwarded === true;
}

/** How a file is played in place; undefined for one that is not. */
export function recordingKind({ contentType }: ChatFile): 'audio' | 'video' | undefined {
  if (contentType.startsWith('audio/')) return 'audio';
  return contentType.startsWith('video/') ? 'video' : undefined;
}

/** A message in one line. */
export function messageText({ content, sender, isOwn }: MessageItem): string {
  if (content.kind === 'call') return callLine(content.body, isOwn ? undefined : spoken(sender?.name ?? 'Somebody'));
  return entryText(content, isOwn ? 'You' : (sender?.name ?? ''));
}

/** Its sender as it is read out. */
export function senderText({ sender, isOwn }: MessageItem): string {
  if (isOwn) return 'You';
  return sender === null ? 'Notice' : spoken(sender.name);
}

/** State of an own message in words; undefined where there is nothing to say of it. */
export function deliveryText({ delivery, seenBy }: MessageItem, isGroup: boolean): string | undefined {
  switch (delivery.kind) {
    case 'waiting':
      return 'Waiting to be sent';
    case 'sending':
      return delivery.percent === undefined ? 'Sending' : `Sending, ${delivery.percent} %`;
    case 'failed':
      return delivery.message;
    case 'sent':
      if (seenBy === undefined || seenBy.length === 0) return undefined;
      return isGroup ? `Seen by ${seenBy.length === 1 ? spoken(seenBy[0] ?? '') : `${seenBy.length} people`}` : 'Seen';
  }
}

/** What a screen reader says of a message: 'Coco, 9:10 AM: Hello'. */
export function messageLabel(item: MessageItem, zone: string, isGroup: boolean): string {
  const state = item.isOwn ? deliveryText(item, isGroup) : undefined;
  const text = messageText(item);
  const words = isBubble(item) ? `${senderText(item)}, ${timeText(item.at, zone)}: ${text}` : text;
  return state === undefined ? words : `${words}. ${state}`;
}

/** Place of a message in the list, by its number; -1 where it is not loaded. */
export function indexOfSeq(items: readonly MessageListItem[], seq: number): number {
  return items.findIndex((item) => item.kind === 'message' && item.seq === seq);
}

import { chatFileSchema } from '@tutor/rules/chat/chat-entry';
import { minutes, seconds } from '@tutor/rules/time/durations';
import type { MessageContent, MessageItem } from './message-item.ts';

/** The stories' present moment: 9:10 AM on a Friday in Manila. */
export const storyNow = new Date('2026-11-20T01:10:00Z');
export const zone = 'Asia/Manila';

export const coco = { id: 2, name: "Coco's mother" };
export const ann = { id: 3, name: 'Ann Lee' };
export const ben = { id: 4, name: 'Ben' };
export const me = { id: 1, name: 'Maria Santos' };
export const people = [coco, ann, ben, me];

/** Turns the reading direction, takes no width, and looks like markup. */
export const hostileName = '\u202Egpj.exe\u200B <b onmouseover=alert(1)>x</b>';

const wave = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#cfe3df"/><path d="M0 420 Q200 300 400 420 T800 420 V600 H0Z" fill="#0e6668"/></svg>',
);
export const pictureUrl = `data:image/svg+xml,${wave}`;
export const hrefOfFile = (path: string): string => (path.endsWith('.png') ? pictureUrl : `/files/${path}`);

export const picture = chatFileSchema.parse({
  path: 'Attachment/picture.png',
  name: 'homework page 12.png',
  size: 240_000,
  contentType: 'image/png',
  width: 800,
  height: 600,
});
export const document = chatFileSchema.parse({
  path: 'Attachment/plan.pdf',
  name: 'Lesson plan, unit 5.pdf',
  size: 1_400_000,
  contentType: 'application/pdf',
});

export function said(text: string): MessageContent {
  return { kind: 'text', body: { text, mentions: [], mentionsAll: false } };
}

/** A message of Coco's mother, sent a while ago; `more` says what is other. */
export function message(seq: number, content: MessageContent | string, more: Partial<MessageItem> = {}): MessageItem {
  return {
    kind: 'message',
    key: String(seq),
    seq,
    at: new Date(storyNow.getTime() - minutes(60) + seconds(20) * seq),
    sender: coco,
    isOwn: false,
    content: typeof content === 'string' ? said(content) : content,
    delivery: { kind: 'sent' },
    ...more,
  };
}

/** A message of the reader. */
export function own(seq: number, content: MessageContent | string, more: Partial<MessageItem> = {}): MessageItem {
  return message(seq, content, { sender: me, isOwn: true, ...more });
}

/** One that the service has not taken. */
export function unsent(key: string, text: string, delivery: MessageItem['delivery']): MessageItem {
  return { ...own(1, text), key, seq: undefined, at: storyNow, delivery };
}

const lines = [
  'Good morning! Is the class at nine as always?',
  'Yes, see you then.',
  'She has read unit 5 and likes the story of the fox very much, and she asks whether she may read the next one.',
  'Of course. Please bring page 12.',
  'ok',
  'The link does not work on her tablet, can you send it again before the class begins? Thank you for your patience!',
];

/** So many messages, one after the other from `first` on. */
export function manyMessages(count: number, first = 1): MessageItem[] {
  return Array.from({ length: count }, (_, index) => {
    const seq = first + index;
    const text = `${lines[seq % lines.length] ?? ''} #${seq}`;
    const at = new Date(storyNow.getTime() - minutes(4) * (10_000 - seq));
    return seq % 3 === 0 ? own(seq, text, { at }) : message(seq, text, { at });
  });
}

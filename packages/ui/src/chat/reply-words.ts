import { entryText, spoken } from '@tutor/rules/chat/entry-text';
import type { QuotedMessage } from './message-item.ts';

/** The message that a draft answers; 'loading' while it is on its way, 'missing' where it cannot be had. */
export type ReplyTo = QuotedMessage | 'loading' | 'missing';

const unknown = {
  loading: 'Loading what it says…',
  missing: 'It cannot be shown. Cancel the reply to send the text alone.',
} as const;

/** Whom a draft answers, and what they said. */
export function replyWords(replyTo: ReplyTo): { title: string; text: string } {
  if (typeof replyTo === 'string') return { title: 'Reply to an earlier message', text: unknown[replyTo] };
  const { senderName, content } = replyTo;
  return { title: `Reply to ${spoken(senderName)}`, text: entryText(content, senderName) };
}

/** The same as one line. */
export function replyLine(replyTo: ReplyTo): string {
  const { title, text } = replyWords(replyTo);
  return `${title}: ${text}`;
}

import { isReadByAnswer, waitsForAnswer } from '@tutor/rules/messages/bulk-read';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { htmlExcerpt } from '@tutor/rules/messages/plain-text';
import type { MessageItem } from '@tutor/ui/messages/message-row.tsx';

const excerptLength = 140;

/** A message as the list knows it. */
export type MessageRow = Omit<SystemMessage, 'content'> & { excerpt: string };

/** The same of a message that was pushed. */
export function rowOf({ content, ...message }: SystemMessage): MessageRow {
  return { ...message, excerpt: htmlExcerpt(content, excerptLength) };
}

/** A row of the list as it is shown. */
export function messageItem(row: MessageRow): MessageItem {
  return {
    id: row.mid,
    kind: row.kind,
    source: row.source,
    answer: row.answer ?? (waitsForAnswer(row) ? 'due' : undefined),
    title: row.title,
    excerpt: row.excerpt,
    sentAt: new Date(row.sentTime),
    isRead: row.isRead,
    isReadByAnswer: isReadByAnswer(row),
    href: `/messageView/${row.mid}`,
  };
}

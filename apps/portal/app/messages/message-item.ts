import type { SystemMessage } from '@tutor/rules/messages/message';
import type { MessageItem } from '@tutor/ui/messages/message-list';

const excerptLength = 140;

/** A row of the list. The content is HTML: the excerpt is its text alone. */
export function messageItem(message: SystemMessage): MessageItem {
  return {
    id: message.mid,
    kind: message.kind,
    title: message.title,
    excerpt: textOfHtml(message.content).slice(0, excerptLength),
    sentAt: new Date(message.sentTime),
    isRead: message.isRead,
    href: `/messageView/${message.mid}`,
  };
}

// Only ever shown as text, so a rough removal of tags is safe; entities other than these are rare in an excerpt.
function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

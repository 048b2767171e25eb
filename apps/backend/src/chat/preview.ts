import { callText } from '@tutor/rules/chat/call-message';
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';

const previewMax = 80;

/** First words of a message in one line, at most 80 signs. */
export function previewOf(entry: ChatEntry): string {
  const text = wordsOf(entry).replaceAll(/\s+/g, ' ').trim();
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, previewMax * 16))];
  if (signs.length <= previewMax) return text;
  return `${signs
    .slice(0, previewMax - 1)
    .map(({ segment }) => segment)
    .join('')}…`;
}

function wordsOf(entry: ChatEntry): string {
  switch (entry.kind) {
    case 'text':
      return entry.body.text;
    case 'picture':
      return 'Picture';
    case 'file':
      return `File: ${entry.body.file.name}`;
    case 'notice':
      return entry.body.type;
    case 'call':
      return callText(entry.body);
    default:
      return '';
  }
}

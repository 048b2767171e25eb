import { isMissedCall, missedCallText } from '@tutor/rules/calls/call-message';
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { entryText } from '@tutor/rules/chat/entry-text';
import { firstSigns } from '@tutor/rules/chat/text-size';

const previewMax = 80;

/** First words of somebody else's message in one line, at most 80 signs. */
export function previewOf(entry: ChatEntry, sender: string): string {
  const said =
    entry.kind === 'call' && isMissedCall(entry.body) ? missedCallText(entry.body) : entryText(entry, sender);
  const text = said.replaceAll(/\s+/g, ' ').trim();
  const signs = firstSigns(text, previewMax + 1);
  return signs.length <= previewMax ? signs.join('') : `${signs.slice(0, previewMax - 1).join('')}…`;
}

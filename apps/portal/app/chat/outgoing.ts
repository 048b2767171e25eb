import { findMentions, type Mentionable } from '@tutor/rules/chat/mentions';
import { typedText } from '@tutor/rules/shell/typed-text';

/** A text as it goes out, at once or later. */
export interface Outgoing {
  text: string;
  /** Number of the message that it answers. */
  quote: number | undefined;
  mentions: readonly number[];
  mentionsAll: boolean;
}

/**
 * What is sent of a draft: the same whichever way it goes out.
 * @param mentionable the people of a group without the writer; nobody in a conversation of two
 */
export function outgoingOf(
  draft: { text: string; quote: number | undefined },
  mentionable: readonly Mentionable[],
): Outgoing {
  const text = typedText(draft.text);
  const { mentions, mentionsAll } = findMentions(text, mentionable);
  return { text, quote: draft.quote, mentions, mentionsAll: mentionsAll && mentionable.length > 0 };
}

import data from './emoji-data.json' with { type: 'json' };

export interface Emoji {
  emoji: string;
  /** 'grinning face' */
  name: string;
}

export interface EmojiGroup {
  name: string;
  emoji: readonly Emoji[];
}

/** Every emoji that can be chosen, as Unicode groups them. */
export const emojiGroups: readonly EmojiGroup[] = data.map(({ name, emoji }) => ({
  name,
  emoji: emoji.split('\n').map((line) => {
    const space = line.indexOf(' ');
    return { emoji: line.slice(0, space), name: line.slice(space + 1) };
  }),
}));

const shownMax = 96;

/** Emoji in whose names every word begins with, or holds, what was typed: those that begin with it first. */
export function findEmoji(typed: string): Emoji[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = emojiGroups
    .flatMap(({ emoji }) => emoji)
    .filter(({ name }) => words.every((word) => name.includes(word)));
  const begins = ({ name }: Emoji): number => (name.startsWith(words[0] ?? '') ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, shownMax);
}

/** The emoji of a sign that was chosen before. */
export function emojiOf(sign: string): Emoji | undefined {
  return emojiGroups.flatMap(({ emoji }) => emoji).find(({ emoji }) => emoji === sign);
}

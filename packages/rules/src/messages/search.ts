import { comparableText } from '../shell/comparable-text.ts';
import { cutText } from '../shell/cut-text.ts';

/** Longest search text, in characters; what is longer is cut. */
export const searchMax = 100;
const wordsMax = 8;

/** What is searched for by an address: without control characters, which nobody types and no text has, and not too long. */
export function searchText(given: string | null): string {
  return cutText((given ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim(), searchMax);
}

/** Words of a search as `comparableText` has them, each once: a message is found when it has every one of them somewhere. */
export function searchWords(text: string): string[] {
  const words = comparableText(cutText(text, searchMax)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, wordsMax);
}

/** Whether a text has every word of a search. */
export function isFound(text: string, words: readonly string[]): boolean {
  const compared = comparableText(text);
  return words.every((word) => compared.includes(word));
}

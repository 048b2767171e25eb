import { comparableText } from '../shell/comparable-text.ts';
import { searchWords } from './search.ts';

/** A piece of a text that was searched. */
export interface FoundPart {
  text: string;
  /** A word of the search stands here. */
  isFound: boolean;
}

/** A letter together with the marks on it: these are compared as one. */
const letters = /\P{M}\p{M}*|\p{M}+/gu;

/** A text in its comparable form, with the place in the text of each of its units, and of its end. */
function comparableUnits(text: string): { compared: string; places: readonly number[] } {
  let compared = '';
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const unit = comparableText(letter);
    compared += unit;
    for (let at = 0; at < unit.length; at += 1) places.push(index);
  }
  places.push(text.length);
  return { compared, places };
}

/**
 * A text cut where the words of a search stand, around the first of them. The words are compared letter by letter, as the
 * service compares them: no sign of theirs has a meaning of its own.
 * @param around units of the text before the first word, and a quarter of what is given altogether
 */
export function foundParts(text: string, search: string, around: number): FoundPart[] {
  const words = searchWords(search).sort((a, b) => b.length - a.length);
  const { compared, places } = comparableUnits(text);
  const firsts = words.map((word) => compared.indexOf(word)).filter((at) => at !== -1);
  const first = firsts.length === 0 ? 0 : Math.min(...firsts);
  const from = Math.max(0, first - around);
  const to = Math.min(compared.length, from + 4 * around);
  const parts: FoundPart[] = [];
  const add = (start: number, end: number, isFound: boolean): void => {
    const piece = text.slice(places[start], places[end]);
    if (piece !== '') parts.push({ text: piece, isFound });
  };
  let shown = from;
  for (let at = from; at < to; ) {
    const word = words.find((one) => compared.startsWith(one, at));
    if (word === undefined) {
      at += 1;
      continue;
    }
    add(shown, at, false);
    at += word.length;
    add(at - word.length, at, true);
    shown = at;
  }
  add(shown, Math.max(shown, to), false);
  return from > 0 ? [{ text: '…', isFound: false }, ...parts] : parts;
}

const encoder = new TextEncoder();
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

const plain = /^[\x20-\x7E\n]*$/;
/** Longer than any sign that is meant, in UTF-16 units: the first part of a text that tells that it is too long. */
const unitsOfSign = 16;

/** Signs of a text as a reader sees them: a family of four is one. Counts no further than `max + 1`. */
export function signCount(text: string, max = Number.POSITIVE_INFINITY): number {
  // A text without surrogates, joiners and marks has as many signs as characters, and is counted at once.
  if (plain.test(text)) return text.length;
  const firstUnits = (max + 1) * unitsOfSign;
  if (text.length > firstUnits) {
    // To segment a text costs by its whole length.
    const first = countUpTo(text.slice(0, firstUnits), max);
    if (first > max) return first;
  }
  return countUpTo(text, max);
}

function countUpTo(text: string, max: number): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > max) break;
  }
  return count;
}

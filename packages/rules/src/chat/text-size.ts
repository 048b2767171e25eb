const encoder = new TextEncoder();
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Most UTF-16 units of one sign: the longest emoji has 19. A longer sign counts once for each 32 units. */
export const signUnitsMax = 32;
/** The segmenter takes time by the length of the whole text for each sign, so that it only gets pieces of this length. */
const pieceUnits = 512;

const plain = /^[\x20-\x7E\n]*$/;

/** Signs of a text as a reader sees them: a family of four is one. Counts no further than `max + 1`, in linear time. */
export function signCount(text: string, max = Number.POSITIVE_INFINITY): number {
  if (text.length > (max + 1) * signUnitsMax) return max + 1;
  // A text without surrogates, joiners and marks has as many signs as characters.
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of signsOf(text)) {
    count += 1;
    if (count > max) break;
  }
  return count;
}

/** The first signs of a text, and no more work than they need. */
export function firstSigns(text: string, count: number): string[] {
  const first: string[] = [];
  if (count < 1) return first;
  for (const sign of signsOf(text)) {
    first.push(sign);
    if (first.length === count) break;
  }
  return first;
}

/** The signs of a text in order, each of at most `signUnitsMax` units. */
function* signsOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = wholeEnd(text, start + pieceUnits);
    const piece = text.slice(start, end);
    let last = '';
    for (const { segment } of segmenter.segment(piece)) {
      if (last !== '') yield* parts(last);
      start += last.length;
      last = segment;
    }
    // The last sign of a piece may go on behind it, unless it is longer than any sign.
    if (end < text.length && last.length < piece.length) continue;
    yield* parts(last);
    start = end;
  }
}

function* parts(sign: string): Generator<string> {
  for (let start = 0; start < sign.length; ) {
    const end = wholeEnd(sign, start + signUnitsMax);
    yield sign.slice(start, end);
    start = end;
  }
}

/** An end that cuts no surrogate pair apart. */
function wholeEnd(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const isPairCut = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(end));
  return isPairCut ? end - 1 : end;
}

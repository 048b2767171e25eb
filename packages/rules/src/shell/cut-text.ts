/** Signs are no longer than this, in UTF-16 units; what pretends to be one and is longer is cut within. */
const signUnitsMax = 64;

/**
 * The beginning of a text, at most `max` UTF-16 units, ended between two signs as a reader sees them. Half an emoji is no text: a
 * page that shows it fails to hydrate.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, boundaryBefore(text, Math.max(0, max)));
}

/** The first sign of a text, such as an initial. */
export function firstSign(text: string): string {
  const [first = ''] = signsOf(text.slice(0, signUnitsMax));
  return first;
}

// To segment costs by the length: only what is around the cut is looked at.
function boundaryBefore(text: string, max: number): number {
  const from = wholeFrom(text, Math.max(0, max - signUnitsMax));
  let at = from;
  for (const sign of signsOf(text.slice(from, max + signUnitsMax))) {
    if (at + sign.length > max) break;
    at += sign.length;
  }
  return at > from || from === 0 ? at : wholeFrom(text, max);
}

/** The place itself, or the one before it where it lies within a pair of surrogates. */
function wholeFrom(text: string, at: number): number {
  return isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1)) ? at - 1 : at;
}

const isHigh = (unit: number): boolean => unit >= 0xd8_00 && unit <= 0xdb_ff;
const isLow = (unit: number): boolean => unit >= 0xdc_00 && unit <= 0xdf_ff;

let segmenter: Intl.Segmenter | undefined;

function signsOf(text: string): string[] {
  // Browsers of before 2024 may lack it: characters are whole there, a family of four may be cut.
  if (typeof Intl.Segmenter !== 'function') return [...text];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

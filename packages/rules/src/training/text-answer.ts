import { withoutEnd } from './without-end.ts';

/** A text question takes at least so many wordings: with fewer the author has not looked for them. */
export const wordingsMin = 4;

/** Whether a short text is one of the wordings that are taken. */
export function isTextAnswer(wordings: readonly string[], text: string): boolean {
  const said = comparableText(text);
  return said !== '' && wordings.some((wording) => comparableText(wording) === said);
}

/**
 * A short text without differences that mean nothing: case, spaces, hyphens and quotes, punctuation at the end, an article at the
 * beginning, and a plural's s.
 */
export function comparableText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/["“”«»]/g, '')
    .replaceAll(/[\s\u2010-\u2015-]+/g, ' ')
    .trim();
  return withoutEnd(plain, '.,;!?…')
    .replace(/^(?:an?|the) (?=.)/, '')
    .split(' ')
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .join(' ');
}

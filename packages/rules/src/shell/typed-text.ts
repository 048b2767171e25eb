import { cappedMarks } from './capped-marks.ts';

// Nobody types these on purpose; they come with what is pasted. Controls but tab and line breaks (no database keeps a NUL), halves
// of a character, marks that turn the reading direction of what follows, and what takes no width. Joiners stay: emoji and
// whole scripts need them.
const unwanted = /[^\P{Cc}\t\n]|[\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const seen = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A form that goes up as multipart, or without scripts, sends every line break as two characters; the field counts one. */
const lineBreak = /\r\n?/g;

/** A text as it is kept: trimmed, without characters and piles of marks that nobody means, and empty where nothing of it can be seen. */
export function typedText(text: string): string {
  const kept = cappedMarks(text.replace(lineBreak, '\n').replace(unwanted, '').trim());
  return seen.test(kept) ? kept : '';
}

/** One line without control characters, for what is never changed: a password is used as typed or not at all. */
export const printable = /^\P{Cc}*$/u;

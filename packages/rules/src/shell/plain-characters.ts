// Line breaks of every kind, those of Unicode too: some readers of a format whose records are lines end one at each of them.
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
// Controls but tab and line feed, and halves of a character, which UTF-8 cannot write.
const neverWritten = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/**
 * A text of the service as a format with a grammar takes it (iCalendar: RFC 5545 §3.3.11, CSV): without control characters,
 * and with '\n' for each line break, which the format's own writer then escapes.
 */
export function plainCharacters(text: string): string {
  return text.replace(lineBreaks, '\n').replace(neverWritten, '');
}

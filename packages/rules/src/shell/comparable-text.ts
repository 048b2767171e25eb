/**
 * A text as it is searched and compared: composed, since an accent is typed either as a part of its letter or after it, and in
 * lower case. The database does the same by `lower(normalize(…, NFC))`.
 */
export function comparableText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

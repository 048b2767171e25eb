/** A text without the signs at its end that stand in `signs`. Takes time by the length alone, as a pattern for it would not. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

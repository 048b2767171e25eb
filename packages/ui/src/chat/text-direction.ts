interface Span {
  start: number;
  end: number;
}

/** Scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}]/u;
const letter = /\p{L}/u;

/**
 * Direction of a text by its first letter that belongs to its words. A link or a flag in front does not count, as they do by `dir="auto"`:
 * their signs are of the left-to-right kind, whatever the language of the text.
 */
export function textDirection(text: string, links: readonly Span[]): 'ltr' | 'rtl' | 'auto' {
  let at = 0;
  let words = '';
  for (const { start, end } of links) {
    words += text.slice(at, start);
    at = end;
  }
  words += text.slice(at);
  const first = letter.exec(words)?.[0];
  if (first === undefined) return 'auto';
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

const leadingLink = /^\s*(?:https?:\/\/|www\.)\S*/i;

/** The same for a line of a list, whose links are not looked for: an address at its beginning does not count. */
export function lineDirection(line: string): 'ltr' | 'rtl' | 'auto' {
  const [address] = leadingLink.exec(line) ?? [];
  return textDirection(line, address === undefined ? [] : [{ start: 0, end: address.length }]);
}

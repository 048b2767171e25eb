/** Entities that are written out, the ampersand last: what it leaves is none. */
export const plainEntities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&rsquo;': '’',
  '&amp;': '&',
};

/**
 * The words of HTML content, for excerpts and searching. Only ever to be shown as text, never as markup: tags are cut
 * out roughly, and of the entities only the common ones are written out.
 */
export function plainText(html: string): string {
  return (
    html
      .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(?:nbsp|lt|gt|quot|#39|rsquo|amp);/g, (entity) => plainEntities[entity] ?? entity)
      .replace(/\s+/g, ' ')
      // A tag that ended before a full stop left its space.
      .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
      .trim()
  );
}

/** The beginning of a text, cut at a word where one ends near, with an ellipsis. `max` in characters. */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

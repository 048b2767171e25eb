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

/** Longest HTML whose words are read, in characters; the rest is left out. */
const htmlMax = 200_000;
/** Longest HTML that an excerpt is taken from: a list has an excerpt in every row. */
const excerptHtmlMax = 10_000;

/**
 * The words of HTML content, for searching. Only ever to be shown as text, never as markup: tags are cut out roughly, and of
 * the entities only the common ones are written out.
 */
export function plainText(html: string): string {
  return (
    withoutCode(html.slice(0, htmlMax))
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:nbsp|lt|gt|quot|#39|rsquo|amp);/g, (entity) => plainEntities[entity] ?? entity)
      .replace(/\s+/g, ' ')
      // A tag that ended before a full stop left its space.
      .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
      .trim()
  );
}

/** The beginning of the words of HTML content. `max` in characters. */
export function htmlExcerpt(html: string, max: number): string {
  // The cut may leave the beginning of a tag.
  const beginning = html.length > excerptHtmlMax ? html.slice(0, excerptHtmlMax).replace(/<[^<>]*$/, '') : html;
  return excerptOf(plainText(beginning), max);
}

/** HTML without styles and scripts, which end at their own closing tag or with the text. */
function withoutCode(html: string): string {
  const pieces = html.split(/<(\/?(?:style|script))\b[^<>]*>/i);
  let end: string | undefined;
  let kept = '';
  // Every second piece is the name of a tag.
  for (const [index, piece] of pieces.entries()) {
    const isTag = index % 2 === 1;
    if (!isTag && end === undefined) kept += `${piece} `;
    if (!isTag) continue;
    const name = piece.toLowerCase();
    if (end === name) end = undefined;
    else if (end === undefined && !name.startsWith('/')) end = `/${name}`;
  }
  return kept;
}

/** The beginning of a text, cut at a word where one ends near, with an ellipsis. `max` in characters. */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

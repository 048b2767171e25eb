import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { cutText } from '../shell/cut-text.ts';

/** Longest HTML whose words are read, in characters; the rest is left out. */
const htmlMax = 200_000;
/** Longest HTML that an excerpt is taken from: a list has an excerpt in every row. */
const excerptHtmlMax = 10_000;

/**
 * The words of HTML content as a page shows them, for excerpts, lists and searching. Only ever to be shown as text, never as
 * markup.
 */
export function plainText(html: string): string {
  return (
    decoded(withoutMarkup(cutText(html, htmlMax)))
      .replace(/\s+/g, ' ')
      // A tag that ended before a full stop left its space.
      .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
      .trim()
  );
}

/** The beginning of the words of HTML content. `max` in characters. */
export function htmlExcerpt(html: string, max: number): string {
  return excerptOf(plainText(cutText(html, excerptHtmlMax)), max);
}

/** The beginning of a text, cut at a word where one ends near, with an ellipsis. `max` in characters. */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max);
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The texts between tags and comments, in one pass over the HTML. */
function withoutMarkup(html: string): string {
  let words = '';
  let at = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    const end = endOfMarkup(html, open);
    words += html.slice(at, open) + (end === undefined ? '<' : ' ');
    at = end ?? open + 1;
  }
  return words + html.slice(at);
}

/** Elements whose content is no text of the page. They end at their own closing tag or with the HTML. */
const hiddenContent: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'title',
  'xmp',
]);

/** Where the markup that a '<' begins has ended; undefined for a '<' that is a character of the text. */
function endOfMarkup(html: string, open: number): number | undefined {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 2);
  const [, closing, name, other] =
    /^<(?:(\/?)([a-z][^\s/>]*)|([!?]|\/[^a-z]))/i.exec(html.slice(open, open + 12)) ?? [];
  if (other !== undefined) return after(html, '>', open);
  if (name === undefined) return undefined;
  const end = endOfTag(html, open);
  const hidden = name.toLowerCase();
  if (closing !== '' || !hiddenContent.has(hidden)) return end;
  const close = new RegExp(`</${hidden}(?=[\\s/>])`, 'gi');
  close.lastIndex = end;
  const found = close.exec(html);
  return found === null ? html.length : endOfTag(html, found.index);
}

/** A '>' within the quotes of an attribute's value ends no tag. */
function endOfTag(html: string, open: number): number {
  let isValue = false;
  for (let at = open; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (character === '>') return at + 1;
    if (isValue && (character === '"' || character === "'")) at = after(html, character, at + 1) - 1;
    isValue = character === '=' || (isValue && /\s/.test(character));
  }
  return html.length;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** Character references written out, by name and by number; those that stand for nothing stay. */
function decoded(text: string): string {
  return text.replace(/&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z][a-z\d]{1,31}));/gi, (reference, code, name) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || reference;
    const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
    // No character: zero, halves of pairs, and what lies beyond.
    const isNone = point === 0 || (point >= 0xd8_00 && point <= 0xdf_ff) || point > 0x10_ff_ff;
    return isNone ? '\ufffd' : String.fromCodePoint(point);
  });
}

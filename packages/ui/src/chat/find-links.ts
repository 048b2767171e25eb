import { LinkifyIt } from 'linkify-it';

// Addresses of the web and of mail only; what has no scheme is one where its ending is a known one.
const links = new LinkifyIt({ fuzzyLink: true }).add('ftp:', null).add('//', null);

/** A link in a text. */
export interface TextLink {
  start: number;
  end: number;
  href: string;
}

/** Every link of a text, in order. */
export function findLinks(text: string): TextLink[] {
  return (links.match(text) ?? []).map(({ index, lastIndex, url }) => ({ start: index, end: lastIndex, href: url }));
}

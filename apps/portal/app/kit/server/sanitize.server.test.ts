import { describe, expect, test } from 'vitest';
import { htmlDepthMax, htmlLengthMax, htmlPartsMax } from '../forms/html-bounds.server.ts';
import { sanitizeHtml, wordsAloneText } from './sanitize.server.ts';

describe("the company's HTML", () => {
  test('keeps its paragraphs, lists, tables and emphasis', () => {
    const html =
      '<h2>Hello</h2><p>One <strong>two</strong> <em>three</em></p><ul><li>a</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test('opens its links in a tab that knows nothing of ours', () => {
    expect(sanitizeHtml('<a href="https://example.com/a">a</a>')).toBe(
      '<a href="https://example.com/a" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    );
  });

  test.each([
    ['<a href="/releaseTime" target="_top">a</a>', '<a href="/releaseTime" rel="noopener noreferrer nofollow">a</a>'],
    ['<a href="mailto:a@example.com">a</a>', '<a href="mailto:a@example.com" rel="noopener noreferrer nofollow">a</a>'],
  ])("opens the portal's own pages in its tab, and no tab for a mail: %s", (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  test('keeps how wide the cells and pictures are', () => {
    const html =
      '<table><tbody><tr><th scope="col" colspan="2">a</th></tr><tr><td rowspan="2">1</td></tr></tbody></table><img src="/a.png" width="40" height="30">';
    expect(sanitizeHtml(html)).toBe(html);
  });

  const elsewhere =
    'href="https://example.com/a.png" rel="noopener noreferrer nofollow" target="_blank">Picture: A bell</a>';
  test.each([
    ['<p>See <img src="https://example.com/a.png" alt="A bell"></p>', `<p>See <a ${elsewhere}</p>`],
    ['<img src="https://example.com/a.png">', `<a ${elsewhere.replace(': A bell', '')}`],
    [
      '<a href="/moodle"><img src="//example.com/a.png" alt="A bell"></a>',
      '<a href="/moodle" rel="noopener noreferrer nofollow">A bell</a>',
    ],
    [
      '<a href="/moodle"><img src="https://example.com/a.png" alt="&lt;b>"></a>',
      '<a href="/moodle" rel="noopener noreferrer nofollow">&lt;b&gt;</a>',
    ],
    [
      '<a href="/moodle"><img src="https://example.com/a.png"></a>',
      '<a href="/moodle" rel="noopener noreferrer nofollow">Picture</a>',
    ],
    ['<img src="cid:1" alt="A bell">', 'A bell'],
  ])('names a picture of elsewhere, which is not loaded, and leads there: %s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  test('cannot break out of an attribute that looks like a link', () => {
    expect(sanitizeHtml('<p title="<a onmouseover=alert(1) ">x</p><a href="https://example.com">y</a>')).toBe(
      '<p title="&lt;a onmouseover=alert(1)">x</p><a href="https://example.com" rel="noopener noreferrer nofollow" target="_blank">y</a>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x">',
    '<img src=" DATA:image/png;base64,AAAA">',
    '<img src="dat&#9;a:image/png;base64,AAAA">',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed;inset:0">x</p>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example">',
    '<p id="main" name="body">clobber</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><img src=x onerror=alert(1)></template>',
    '<custom-element onclick="alert(1)">x</custom-element>',
    '<a href="https://example.com"><animate attributeName=href values=javascript:alert(1) />x</a>',
  ])('loses what runs, styles, submits or names: %s', (html) => {
    const clean = sanitizeHtml(html);
    expect(clean).not.toMatch(
      /<(?:script|svg|math|style|form|input|iframe|object|embed|base|template|noscript|animate|custom)/i,
    );
    expect(clean).not.toMatch(/\s(?:on\w+|style|id|name|srcdoc)=/i);
    expect(clean).not.toMatch(/(?:javascript|data):/i);
    expect(sanitizeHtml(clean)).toBe(clean);
  });
});

describe("the company's HTML keeps its formatting up to a bound and only its words beyond:", () => {
  const nested = (tag: string, times: number) => `<${tag}>`.repeat(times) + times + `</${tag}>`.repeat(times);
  // A document has html, head and body around or beside its content, which count.
  const deepest = htmlDepthMax - 2;
  const most = htmlPartsMax - 3;

  test.each([
    ['its length', 'x'.repeat(htmlLengthMax)],
    ['its depth', nested('div', deepest)],
    ['its elements', '<b>x</b>'.repeat(most)],
    ['its attributes', '<a href="/a" title="a">x</a>'.repeat(Math.floor(most / 3))],
    ['the elements that are dropped', `<p>x</p>${'<font>x</font>'.repeat(400)}`],
  ])('%s', (_what, html) => {
    expect(sanitizeHtml(html)).not.toContain(wordsAloneText);
  });

  test.each([
    ['its length', 'x'.repeat(htmlLengthMax + 1)],
    ['its depth', nested('div', deepest + 1)],
    ['a nest of 20,000', nested('div', 20_000)],
    ['its elements', '<b>x</b>'.repeat(most + 1)],
    ['elements that the parser repeats in each paragraph', paragraphs(200)],
    ['attributes of one element', `<a ${Array.from({ length: htmlPartsMax }, (_, n) => `a${n}`).join(' ')}>x</a>`],
    ['attributes of a body that comes again', Array.from({ length: htmlPartsMax }, (_, n) => `<body a${n}>x`).join('')],
    ['comments', `x${'<!-- -->'.repeat(htmlPartsMax)}`],
    ['elements that are dropped', `x${'<font>x</font>'.repeat(600)}`],
    ['templates in each other', `x${'<template>'.repeat(htmlDepthMax)}`],
  ])('%s', (_what, html) => {
    const clean = sanitizeHtml(html);
    expect(clean).toContain(wordsAloneText);
    expect(clean.match(/<\w+/g)).toEqual(['<p', '<p']);
  });

  test('its words are shown as words, whatever they spell', () => {
    const words = '&lt;img src=x onerror=alert(1)&gt; A &amp; B';
    expect(sanitizeHtml(nested('div', 200).replace('200', words))).toContain(
      '<p>&#60;img src=x onerror=alert(1)&#62; A &#38; B</p>',
    );
  });

  function paragraphs(times: number): string {
    return Array.from({ length: times }, (_, index) => `<p><b title="${index}">x</p>`).join('');
  }
});

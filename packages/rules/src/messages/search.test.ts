import { describe, expect, it } from 'vitest';
import { excerptOf, htmlExcerpt, plainText } from './plain-text.ts';
import { isFound, searchMax, searchText, searchWords } from './search.ts';

describe('what an address searches for', () => {
  it.each([
    [null, ''],
    ['  Remark due ', 'Remark due'],
    ['\u0000', ''],
    ['Remark\u0000\t\ndue\u007f', 'Remark due'],
    ['ä 中 😀', 'ä 中 😀'],
    ['x'.repeat(searchMax + 1), 'x'.repeat(searchMax)],
  ])('%j is %j', (given, text) => {
    expect(searchText(given)).toBe(text);
  });
});

describe('searching messages', () => {
  it.each([
    ['', []],
    ['   \t\n ', []],
    ['Remark', ['remark']],
    ['  Remark   DUE remark ', ['remark', 'due']],
    ['100 %', ['100', '%']],
    ['a b c d e f g h i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['x'.repeat(searchMax + 1), ['x'.repeat(searchMax)]],
  ])('%j looks for %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('finds what has every word, wherever and in whatever case', () => {
    expect(isFound('Your remark is DUE', searchWords('due REM'))).toBe(true);
    expect(isFound('Your remark is due', searchWords('due late'))).toBe(false);
    expect(isFound('anything', [])).toBe(true);
    // Written with the accent in the letter, and with the accent after it.
    expect(isFound('Maria Pe\u00F1a', searchWords('pen\u0303a'))).toBe(true);
    expect(isFound('Maria Pen\u0303a', searchWords('PE\u00D1A'))).toBe(true);
  });
});

describe('the words of HTML', () => {
  it.each([
    ['<p>Hi Teacher,</p><p>two  words</p>', 'Hi Teacher, two words'],
    ['a&nbsp;b &lt;i&gt; &amp;lt; &copy;', 'a b <i> &lt; ©'],
    ['Maria Pe&ntilde;a &mdash; &#8212;&#x2014; &hellip;', 'Maria Peña — —— …'],
    ['&none; & &#; &#0;&#xd800;&#99999999; AT&T', '&none; & &#; \ufffd\ufffd&#99999999; AT&T'],
    ['&#1114112;', '\ufffd'],
    ['a<!-- <b>not</b> shown > -->b<!-->c<!--- d', 'a b c'],
    ['a<!DOCTYPE html><?php x?></3>b', 'a b'],
    ['<title>T</title><iframe>x<p>y</iframe>z', 'z'],
    ['<style>p { color: red }</style>shown<script>alert(1)</script >', 'shown'],
    ['a<style>b</script>c</STYLE>d</style>e<script x="y">f', 'a d e'],
    ['<<<a < b>c', '<< c'],
    ['1 < 2, 3 > 2 <3', '1 < 2, 3 > 2 <3'],
    ['<img alt="a > b">after', 'after'],
    ["<a title = 'x>y' href=z>in</a>", 'in'],
    ['<p title="never closed>gone', ''],
    ['in <b>24 hours</b>. Then <i>rest</i>, please', 'in 24 hours. Then rest, please'],
    ['no markup', 'no markup'],
    ['', ''],
  ])('%j are %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('are read up to a bound', () => {
    expect(plainText('<'.repeat(60_000))).toBe('<'.repeat(60_000));
    expect(plainText(`${'a'.repeat(200_000)}b`)).toBe('a'.repeat(200_000));
    for (const odd of ['<a "', '<a b="', '<!--', '<script>', '</script', '&#38', "<a b='>"]) {
      expect(plainText(odd.repeat(30_000)).length).toBeLessThanOrEqual(200_000);
    }
  });

  it.each([
    ['<p>short</p>', 'short'],
    [`<p>${'word '.repeat(10)}</p>`, 'word word word word word…'],
    [`<b>a</b>${' '.repeat(9_985)}<i class="long">b</i>`, 'a'],
    [`<p>a</p>${'<'.repeat(60_000)}`, `a ${'<'.repeat(23)}…`],
  ])('begin, of %j, with %j', (html, excerpt) => {
    expect(htmlExcerpt(html, 25)).toBe(excerpt);
  });

  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['some words here', 12, 'some words…'],
    ['averylongwordthatneverends', 10, 'averylongw…'],
  ])('%j cut to %i characters is %j', (text, max, excerpt) => {
    expect(excerptOf(text, max)).toBe(excerpt);
  });
});

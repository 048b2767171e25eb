/** Values that must never take a tutor to another site: schemes, hosts, encodings and characters that parsers disagree on. */
export const hostilePaths: readonly string[] = [...new Set(values())];

/** Whether browsers and servers agree that this leads to the site of `origin`. */
export function isOf(origin: string, target: string): boolean {
  return new URL(target, origin).origin === origin && !/^[/\\]{2}|\p{Cc}|%0[ad]/iu.test(target);
}

function* values(): Generator<string> {
  const host = 'evil.example';

  // Another origin, plainly.
  for (const scheme of ['http', 'https', 'ftp', 'ws', 'wss', 'file', 'gopher']) yield `${scheme}://${host}/`;
  for (const port of ['80', '443', '3000', '65535']) yield `https://${host}:${port}/home`;
  for (const userinfo of ['localhost', 'localhost:3000', 'user:pass', '%00', 'www.good.example']) {
    yield `https://${userinfo}@${host}/`;
    yield `//${userinfo}@${host}/`;
  }
  for (const address of [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
  ]) {
    yield `http://${address}/`;
    yield `//${address}/`;
  }

  // Hosts that only look like ours.
  for (const lookalike of [
    `localhost.${host}`,
    `localhost-${host}`,
    `${host}#localhost`,
    `${host}?localhost`,
    'localhоst',
    'xn--lclhst-xwbb.example',
    'evil。example',
    'evil．example',
    'evil｡example',
    'ｅｖｉｌ.example',
  ]) {
    yield `https://${lookalike}/`;
    yield `//${lookalike}/`;
  }

  // Scheme-relative, in every spelling that some browser or proxy folds to '//'.
  for (const start of [
    '//',
    '///',
    '////',
    '/\\',
    '\\\\',
    '\\/',
    '/\\/',
    '/\\\\',
    '\\/\\/',
    '/\t/',
    '/\n/',
    '/\r/',
    '/\r\n/',
    '/\0/',
    '/\v/',
    '/\f/',
    '\t//',
    '\n//',
    ' //',
    '\u00a0//',
    '\u2028//',
    '\ufeff//',
    '/ /',
    '/\u200b/',
    '/\u2028/',
    '/\u2029/',
    '/\ufeff/',
    '/\u3000/',
    '/\u00ad/',
    '/%2f',
    '/%2F',
    '/%5c',
    '/%5C',
    '/%2f%2f',
    '/%5c%5c',
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%00/',
    '/.//',
    '/..//',
    '/./\\',
    '/../\\',
    '/;//',
    '/%2e%2f%2f',
    '%2f%2f',
    '%5c%5c',
    '/%252f%252f',
    '/%255c',
    '/∕/',
    '/⁄/',
    '／／',
    '/／',
    '＼＼',
    '/＼',
  ]) {
    yield `${start}${host}`;
    yield `${start}${host}/home`;
  }

  // Schemes that run or hold content.
  for (const scheme of [
    'javascript',
    'JaVaScRiPt',
    'java\tscript',
    'java\nscript',
    '\u0001javascript',
    ' javascript',
    'vbscript',
    'data',
    'blob',
    'about',
    'view-source',
  ]) {
    yield `${scheme}:alert(document.domain)`;
    yield `${scheme}://%0aalert(1)`;
  }
  yield 'data:text/html,<script>alert(1)</script>';
  yield 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==';
  yield 'blob:https://evil.example/3f1c';
  yield 'jav&#x09;ascript:alert(1)';
  yield 'https:evil.example';
  yield 'https:/evil.example';
  yield 'https:\\\\evil.example';
  yield 'http:///evil.example';
  yield ':evil.example';
  yield '://evil.example';
  yield '@evil.example';
  yield '.evil.example';
  yield 'evil.example';
  yield '?next=//evil.example';
  yield '#//evil.example';

  // Header splitting and parameter pollution.
  yield '/home\r\nLocation: https://evil.example/';
  yield '/home\r\nSet-Cookie: Admin-Token=x';
  yield '/home%0d%0aLocation:%20https://evil.example/'.replaceAll('%', '%25');
  yield '/home\u0000//evil.example';
  yield '';
  yield ' ';
  yield '/'.repeat(3000);
  yield `/${'a'.repeat(5000)}`;
}

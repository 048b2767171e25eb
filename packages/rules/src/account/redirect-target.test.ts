import { describe, expect, it } from 'vitest';
import { redirectTarget, type WhiteListEntry } from './redirect-target.ts';

const whiteList: WhiteListEntry[] = [
  { domain: 'moodle.example.com', redirect: true, level: 0 },
  { domain: ' Training.Example.com ', redirect: false, level: 1 },
  { domain: '', redirect: true, level: 1 },
];

describe('where /redirect leads', () => {
  it.each([
    ['https://moodle.example.com', '/course/7?a=b', 'https://moodle.example.com/course/7?a=b', true],
    ['https://MOODLE.example.com/', '/', 'https://moodle.example.com/', true],
    ['https://training.example.com', '/kit', 'https://training.example.com/kit', false],
    ['https://eu.training.example.com', '/kit', 'https://eu.training.example.com/kit', false],
    ['https://moodle.example.com', '//evil.example', 'https://moodle.example.com/', true],
    ['https://moodle.example.com', '/\\evil.example', 'https://moodle.example.com/', true],
    ['https://moodle.example.com', '@evil.example', 'https://moodle.example.com/', true],
    ['https://moodle.example.com', '.evil.example', 'https://moodle.example.com/', true],
    ['https://moodle.example.com', '', 'https://moodle.example.com/', true],
  ])('%s with %j is %s (token: %s)', (host, path, url, isTokenAllowed) => {
    expect(redirectTarget(host, path, whiteList)).toEqual({ url, isTokenAllowed });
  });

  it.each([
    'https://evil.example',
    'https://eu.moodle.example.com',
    'https://xmoodle.example.com',
    'https://moodle.example.com.evil.example',
    'https://training.example.com.evil.example',
    'https://xtraining.example.com',
    'https://example.com',
    'https://.',
    'http://moodle.example.com',
    'https://moodle.example.com:8443',
    'https://user@moodle.example.com',
    'https://user:secret@moodle.example.com',
    'https://moodle.example.com/path',
    'https://moodle.example.com?x',
    'https://moodle.example.com#x',
    'https://moodle.example.com\\@evil.example',
    'https://moodle。example.com',
    'https://ｍoodle.example.com',
    'https://moodle.example.com%2eevil.example',
    'https://moodle.example.com\n',
    ' https://moodle.example.com',
    '//moodle.example.com',
    'moodle.example.com',
    'javascript:alert(1)',
    'https://[::1]',
    'https://2130706433',
    'https://',
    '',
  ])('%j leads nowhere', (host) => {
    expect(redirectTarget(host, '/', whiteList)).toBeUndefined();
  });

  it('nothing is listed on an empty list', () => {
    expect(redirectTarget('https://moodle.example.com', '/', [])).toBeUndefined();
  });
});

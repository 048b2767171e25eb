import { describe, expect, it } from 'vitest';
import { clientVersionOf, recordedVersion } from './client-version.ts';

describe('the desktop client that a User-Agent names', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 tutor-window/4.2.1 Electron/28.0', 'tutor-window', '4.2.1'],
    ['tutor-mac/4.2.0', 'tutor-mac', '4.2.0'],
    ['Mozilla/5.0 tutor-mac/10', 'tutor-mac', '10'],
    ['tutor-window/1.2.3.4 Chrome/120', 'tutor-window', '1.2.3.4'],
  ])('%s', (agent, label, version) => {
    expect(clientVersionOf(agent)).toEqual({ label, version });
  });

  it.each([
    null,
    '',
    'Mozilla/5.0 (Macintosh) Safari/605.1',
    'tutor-linux/4.2.1',
    'nottutor-mac/4.2.1',
    'tutor-mac/',
    'tutor-mac/x.y',
    'tutor-mac/4.2.0;rm',
    'tutor-mac/1.2.3.4.5',
    'tutor-mac/1234567',
    `${' '.repeat(1_000)}tutor-mac/4.2.0`,
  ])('is none in %j', (agent) => {
    expect(clientVersionOf(agent)).toBeUndefined();
  });
});

it('what is kept differs by tutor, platform and version', () => {
  const kept = [
    recordedVersion(7, { label: 'tutor-mac', version: '4.2.0' }),
    recordedVersion(8, { label: 'tutor-mac', version: '4.2.0' }),
    recordedVersion(7, { label: 'tutor-window', version: '4.2.0' }),
    recordedVersion(7, { label: 'tutor-mac', version: '4.2.1' }),
  ];
  expect(new Set(kept).size).toBe(kept.length);
});

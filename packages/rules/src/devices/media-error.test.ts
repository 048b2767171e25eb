import { describe, expect, it } from 'vitest';
import type { BrowserAndSystem, BrowserName, SystemName } from './browser-and-system.ts';
import { type CaptureDevice, type MediaErrorKind, mediaErrorKind } from './media-error.ts';
import { callDeviceErrorWords, mediaErrorWords } from './media-error-words.ts';

const chrome: BrowserAndSystem = { browser: 'chrome', system: 'windows' };
const firefox: BrowserAndSystem = { browser: 'firefox', system: 'windows' };
const safari: BrowserAndSystem = { browser: 'safari', system: 'macos' };

describe('the kind of a media error', () => {
  it.each([
    [chrome, 'NotAllowedError', 'Permission denied', 'notAllowed'],
    [chrome, 'NotAllowedError', 'Permission denied by system', 'blockedBySystem'],
    [chrome, 'NotAllowedError', 'Permission dismissed', 'questionClosed'],
    [safari, 'NotAllowedError', 'The request is not allowed by the user agent or the platform', 'notAllowed'],
    [firefox, 'NotAllowedError', 'The request is not allowed by the user agent', 'notAllowed'],
    [chrome, 'NotFoundError', 'Requested device not found', 'notFound'],
    [chrome, 'NotReadableError', 'Could not start video source', 'notReadable'],
    [firefox, 'AbortError', 'Starting videoinput failed', 'notReadable'],
    [chrome, 'AbortError', 'Timeout starting video source', 'abortError'],
    [chrome, 'OverconstrainedError', '', 'overconstrained'],
    [chrome, 'SecurityError', '', 'disabled'],
    [chrome, 'NetworkError', '', 'networkFailed'],
    [chrome, 'TimeoutError', '', 'noAnswer'],
    [chrome, 'NotSupportedError', '', 'unsupported'],
    [chrome, 'TypeError', 'what no one has seen yet', 'unknown'],
  ])('%o: %s “%s” is %s', (where, name, message, kind) => {
    expect(mediaErrorKind({ name, message }, { where, isSecure: true })).toBe(kind);
  });

  it('without HTTPS is that, by whatever name the browser refuses', () => {
    for (const name of ['NotAllowedError', 'SecurityError', 'TypeError', 'NotSupportedError']) {
      expect(mediaErrorKind({ name, message: '' }, { where: chrome, isSecure: false })).toBe('securityError');
    }
  });

  it('of a device that Firefox lists and does not find is a block by the system', () => {
    const error = { name: 'NotFoundError', message: 'The object can not be found here.' };
    const where: BrowserAndSystem = { browser: 'firefox', system: 'macos' };
    expect(mediaErrorKind(error, { where, isSecure: true, isListed: true })).toBe('blockedBySystem');
    expect(mediaErrorKind(error, { where, isSecure: true, isListed: false })).toBe('notFound');
    expect(mediaErrorKind(error, { where: chrome, isSecure: true, isListed: true })).toBe('notFound');
  });
});

const kinds: readonly MediaErrorKind[] = [
  'notAllowed',
  'questionClosed',
  'blockedBySystem',
  'notFound',
  'notReadable',
  'overconstrained',
  'securityError',
  'disabled',
  'abortError',
  'networkFailed',
  'noAnswer',
  'unsupported',
  'unknown',
];
const devices: readonly CaptureDevice[] = ['camera', 'microphone'];
const browsers: readonly BrowserName[] = ['chrome', 'edge', 'firefox', 'safari', 'other'];
const systems: readonly SystemName[] = ['windows', 'macos', 'android', 'ios', 'other'];

describe('the words of a media error', () => {
  it('differ for every kind and device, in each browser and system', () => {
    for (const browser of browsers) {
      for (const system of systems) {
        const words = devices.flatMap((device) =>
          kinds.map((kind) => mediaErrorWords(kind, device, { browser, system })),
        );
        expect(new Set(words.map(({ title }) => title)).size).toBe(kinds.length * devices.length);
        // One next step each: one sentence.
        for (const { nextStep } of words) expect(nextStep).toMatch(/^[A-Z][^.]+\.$/);
      }
    }
  });

  it.each([
    [{ browser: 'chrome', system: 'windows' }, 'notAllowed', /left of the address/],
    [{ browser: 'firefox', system: 'macos' }, 'notAllowed', /crossed-out camera/],
    [{ browser: 'safari', system: 'macos' }, 'notAllowed', /Safari menu/],
    [{ browser: 'safari', system: 'ios' }, 'notAllowed', /Website Settings/],
    [{ browser: 'chrome', system: 'ios' }, 'notAllowed', /Settings app.*Chrome/],
    [{ browser: 'chrome', system: 'android' }, 'notAllowed', /Permissions/],
    [{ browser: 'edge', system: 'windows' }, 'blockedBySystem', /Privacy & security.*desktop apps/],
    [{ browser: 'edge', system: 'macos' }, 'blockedBySystem', /System Settings.*Edge/],
    [{ browser: 'firefox', system: 'android' }, 'blockedBySystem', /Apps.*Firefox.*Permissions/],
    [{ browser: 'safari', system: 'ios' }, 'blockedBySystem', /Settings app.*Safari/],
    [{ browser: 'other', system: 'other' }, 'blockedBySystem', /privacy settings/],
  ] as const)('name the way in %o: %s', (where, kind, step) => {
    expect(mediaErrorWords(kind, 'camera', where).nextStep).toMatch(step);
  });

  it('in a call name the button of the device and no other one', () => {
    for (const browser of browsers) {
      for (const system of systems) {
        for (const kind of kinds) {
          const { nextStep } = callDeviceErrorWords(kind, 'camera', { browser, system });
          expect(nextStep).not.toContain('Try again');
          if (/press “/.test(nextStep)) expect(nextStep).toContain('press “Camera”');
        }
      }
    }
  });
});

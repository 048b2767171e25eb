import type { BrowserAndSystem } from './browser-and-system.ts';

/** What a browser opens for a page. */
export type CaptureDevice = 'camera' | 'microphone';

/** Why a camera or a microphone could not be opened. Each kind has a next step of its own (specification, growth §8). */
export type MediaErrorKind =
  /** Refused for this page, now or earlier. */
  | 'notAllowed'
  /** The question was closed without an answer: the browser will ask again. */
  | 'questionClosed'
  /** The system keeps the device from the browser. */
  | 'blockedBySystem'
  | 'notFound'
  /** In use by another program, or its driver fails. */
  | 'notReadable'
  | 'overconstrained'
  /** No HTTPS. */
  | 'securityError'
  /** The browser's own settings, or its administrator's, keep it from every page. */
  | 'disabled'
  /** The device began and stopped. */
  | 'abortError'
  | 'networkFailed'
  /** Neither device nor tutor answered in time. */
  | 'noAnswer'
  /** The browser offers pages no camera and no microphone. */
  | 'unsupported'
  | 'unknown';

/** A failure as the browser names it. */
export interface RawMediaError {
  /** `DOMException.name` */
  name: string;
  message: string;
}

/** What else is known at the time of the failure. */
export interface MediaErrorContext {
  where: BrowserAndSystem;
  /** `isSecureContext` */
  isSecure: boolean;
  /** Whether the list of devices has one of this kind; undefined where there is no list. */
  isListed?: boolean | undefined;
}

// Names of browsers before the standard, which some in-app browsers keep, are left to `unknown`.
const kindByName: ReadonlyMap<string, MediaErrorKind> = new Map([
  ['NotAllowedError', 'notAllowed'],
  ['NotFoundError', 'notFound'],
  ['NotReadableError', 'notReadable'],
  ['OverconstrainedError', 'overconstrained'],
  // Of a secure page: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia
  ['SecurityError', 'disabled'],
  ['AbortError', 'abortError'],
  ['NetworkError', 'networkFailed'],
  ['TimeoutError', 'noAnswer'],
  ['NotSupportedError', 'unsupported'],
]);

/** The kind of a failure by its name, with the ways in which browsers differ. */
export function mediaErrorKind(error: RawMediaError, { where, isSecure, isListed }: MediaErrorContext): MediaErrorKind {
  // On a page without HTTPS browsers refuse by several names, or have no `mediaDevices` at all.
  if (!isSecure) return 'securityError';
  const kind = kindByName.get(error.name) ?? 'unknown';
  if (kind === 'notAllowed') return refusal(error.message);
  // Firefox finds nothing where macOS keeps the device from it, although it lists the device.
  if (kind === 'notFound' && where.browser === 'firefox' && isListed === true) return 'blockedBySystem';
  // Firefox on Windows: a camera that another program holds (https://bugzilla.mozilla.org/show_bug.cgi?id=1588517).
  if (kind === 'abortError' && where.browser === 'firefox') return 'notReadable';
  return kind;
}

/** Chromium tells by the message alone whether page, person or system refused. */
function refusal(message: string): MediaErrorKind {
  if (/by system/i.test(message)) return 'blockedBySystem';
  if (/dismissed/i.test(message)) return 'questionClosed';
  return 'notAllowed';
}

import { type BrowserAndSystem, browserNames } from './browser-and-system.ts';
import type { CaptureDevice, MediaErrorKind } from './media-error.ts';

/** What a failure says: what happened, why, and the one thing to do next. */
export interface MediaErrorWords {
  title: string;
  reason: string;
  nextStep: string;
}

/** The button that the next steps speak of where no other one is named. */
export const tryAgainLabel = 'Try again';

/**
 * The words for a failure in the browser and the system at hand. The specification names the failures without their texts
 * (growth §8), so these are ours.
 */
export function mediaErrorWords(
  kind: MediaErrorKind,
  device: CaptureDevice,
  where: BrowserAndSystem,
  button: string = tryAgainLabel,
): MediaErrorWords {
  const again = `then press “${button}”.`;
  return wordsByKind[kind]({ device, Device: capitalised(device), where, button, again });
}

/** A call has one button for each device, which turns it on and tries again. */
export function callDeviceErrorWords(
  kind: MediaErrorKind,
  device: CaptureDevice,
  where: BrowserAndSystem,
): MediaErrorWords {
  return mediaErrorWords(kind, device, where, capitalised(device));
}

interface Told {
  device: CaptureDevice;
  Device: string;
  where: BrowserAndSystem;
  /** The label of the button that tries again. */
  button: string;
  /** 'then press “Try again”.' */
  again: string;
}

const wordsByKind: Readonly<Record<MediaErrorKind, (told: Told) => MediaErrorWords>> = {
  notAllowed: (told) => ({
    title: `${told.Device} not allowed`,
    reason: `The ${told.device} is blocked for this page, in the browser's settings for it.`,
    nextStep: `${allowInBrowser(told)}, ${told.again}`,
  }),
  questionClosed: ({ Device, device, button }) => ({
    title: `${Device} still waits for your answer`,
    reason: `The browser asked whether this page may use the ${device}, and the question was closed.`,
    nextStep: `Press “${button}” and choose “Allow”.`,
  }),
  blockedBySystem: (told) => ({
    title: `${told.Device} blocked by the system`,
    reason: `This page is allowed to use the ${told.device}, but the computer or phone keeps it from the browser.`,
    nextStep: `${allowInSystem(told)}, ${told.again}`,
  }),
  notFound: ({ device, again }) => ({
    title: `No ${device} found`,
    reason: `The ${device} is not plugged in, or it is switched off.`,
    nextStep: `Plug in a ${device} or switch it on, ${again}`,
  }),
  notReadable: ({ Device, device, again }) => ({
    title: `${Device} in use by another program`,
    reason: `The ${device} is there, but another program or tab uses it.`,
    nextStep: `Close the other programs and tabs that use the ${device}, ${again}`,
  }),
  overconstrained: ({ Device, device, again }) => ({
    title: `${Device} cannot do this`,
    reason: `The chosen ${device} cannot give what a class needs.`,
    nextStep: `Choose another ${device} in the list, ${again}`,
  }),
  securityError: ({ Device, device }) => ({
    title: `${Device} needs a secure page`,
    reason: `Browsers give the ${device} only to pages whose address begins with https://.`,
    nextStep: 'Open this page once more with https:// at the beginning of its address.',
  }),
  disabled: ({ Device, device }) => ({
    title: `${Device} turned off in this browser`,
    reason: `This browser, or whoever manages the computer, gives the ${device} to no page.`,
    nextStep: `Turn the ${device} on in the browser's settings, or open this page in another browser.`,
  }),
  abortError: ({ Device, device, again }) => ({
    title: `${Device} stopped before it was ready`,
    reason: `The ${device} started and then stopped by itself.`,
    nextStep: `Unplug the ${device}, or restart the browser where it is built in, ${again}`,
  }),
  networkFailed: ({ Device, again }) => ({
    title: `${Device} test could not be loaded`,
    reason: 'The connection to the portal failed while a part of this test was fetched.',
    nextStep: `Check your internet connection, ${again}`,
  }),
  noAnswer: ({ Device, device, button }) => ({
    title: `${Device} did not answer`,
    reason: `Nothing came from the ${device} within 15 seconds. It is used as soon as it answers.`,
    nextStep: `Choose “Allow” where the browser asks, or press “${button}”.`,
  }),
  unsupported: ({ Device, device }) => ({
    title: `${Device} not offered by this browser`,
    reason: `This browser gives pages no ${device}, as browsers inside of other apps often do.`,
    nextStep: 'Open this page in Chrome.',
  }),
  unknown: ({ Device, device, again }) => ({
    title: `${Device} could not be opened`,
    reason: `The browser could not open the ${device} and named no known reason.`,
    nextStep: `Restart the browser, ${again}`,
  }),
};

function allowInBrowser({ device, Device, where: { browser, system } }: Told): string {
  if (system === 'ios') {
    return browser === 'safari'
      ? `Press the page menu beside the address, choose “Website Settings” and set ${Device} to “Allow”`
      : `Open the Settings app, choose ${browserNames[browser]} and turn on ${Device}`;
  }
  if (system === 'android' && browser !== 'other') {
    return `Press the icon left of the address, choose “Permissions” and allow the ${device}`;
  }
  switch (browser) {
    case 'chrome':
      return `Press the icon left of the address at the top and turn on ${Device}`;
    case 'edge':
      return `Press the lock left of the address at the top and set ${Device} to “Allow”`;
    case 'firefox':
      return `Press the crossed-out ${device} left of the address and remove “Blocked”`;
    case 'safari':
      return `Open the Safari menu, choose “Settings for this Website” and set ${Device} to “Allow”`;
    case 'other':
      return `Open the browser's settings for this site and allow the ${device}`;
  }
}

function allowInSystem({ device, Device, where: { browser, system } }: Told): string {
  const name = browserNames[browser];
  switch (system) {
    case 'windows':
      return `Open Settings, Privacy & security, ${Device}, and turn on access for desktop apps`;
    case 'macos':
      return `Open System Settings, Privacy & Security, ${Device}, and turn on ${name}`;
    case 'android':
      return `Open the phone's Settings, Apps, ${name}, Permissions, and allow the ${device}`;
    case 'ios':
      return `Open the Settings app, choose ${name} and turn on ${Device}`;
    case 'other':
      return `Open the system's privacy settings and allow ${name} to use the ${device}`;
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

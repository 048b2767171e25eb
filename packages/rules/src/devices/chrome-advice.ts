import { type BrowserAndSystem, browserNames } from './browser-and-system.ts';

/** What the test can do in a browser, by what the browser has. */
export interface BrowserAbilities {
  /** `setSinkId` */
  canChooseSpeaker: boolean;
  /** `MediaRecorder` */
  canRecord: boolean;
}

/** Advice to use Chrome, and what works in this browser all the same. */
export interface ChromeAdvice {
  title: string;
  text: string;
}

/** Advice where the browser is not Chrome (specification, growth §8); undefined in Chrome itself. */
export function chromeAdvice(
  { browser, system }: BrowserAndSystem,
  { canChooseSpeaker, canRecord }: BrowserAbilities,
): ChromeAdvice | undefined {
  // On iPhone and iPad every browser is Safari inside, and Chrome is no better there.
  if (browser === 'chrome') return undefined;
  const name = browser === 'other' ? 'this browser' : browserNames[browser];
  const lacks = [
    ...(canChooseSpeaker ? [] : ['sound plays through the system’s default speaker']),
    ...(canRecord ? [] : ['nothing can be recorded']),
  ];
  const rest =
    lacks.length === 0 ? 'The whole test works here too.' : `The test works here, but ${lacks.join(' and ')}.`;
  const better = system === 'ios' ? 'Classes run best in Chrome on a computer.' : 'Classes run best in Chrome.';
  return { title: 'We recommend Chrome', text: `You are using ${name}. ${better} ${rest}` };
}

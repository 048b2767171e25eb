/** A browser by its maker's name: advice on settings depends on it. */
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'other';
/** The system under the browser. */
export type SystemName = 'windows' | 'macos' | 'android' | 'ios' | 'other';

/** Where a page runs, as far as advice depends on it. */
export interface BrowserAndSystem {
  browser: BrowserName;
  system: SystemName;
}

/** The parts of `navigator` that tell a browser. */
export interface BrowserFacts {
  userAgent: string;
  /** An iPad says that it is a Mac; only its touch screen tells. */
  maxTouchPoints?: number | undefined;
}

// Opera, Samsung Internet, Yandex and Brave's like name Chrome too, but have menus of their own.
const otherBrowsers = /\b(OPR|OPX|SamsungBrowser|YaBrowser|Vivaldi|FBAN|FBAV|Instagram|Line|UCBrowser)\//i;

/** Browser and system by the user agent. In doubt `other`: advice that names no menu is better than a wrong one. */
export function browserAndSystem({ userAgent, maxTouchPoints = 0 }: BrowserFacts): BrowserAndSystem {
  return { browser: browserOf(userAgent), system: systemOf(userAgent, maxTouchPoints) };
}

function browserOf(agent: string): BrowserName {
  if (otherBrowsers.test(agent)) return 'other';
  if (/\bEdg(A|iOS)?\//.test(agent)) return 'edge';
  if (/\b(Firefox|FxiOS)\//.test(agent)) return 'firefox';
  if (/\b(Chrome|CriOS|HeadlessChrome)\//.test(agent)) return 'chrome';
  // An in-app browser on iOS says neither.
  if (/\bVersion\/\d/.test(agent) && / Safari\//.test(agent)) return 'safari';
  return 'other';
}

function systemOf(agent: string, maxTouchPoints: number): SystemName {
  if (/\b(iPhone|iPad|iPod)\b/.test(agent)) return 'ios';
  if (/\bAndroid\b/.test(agent)) return 'android';
  if (/\bWindows\b/.test(agent)) return 'windows';
  if (/\bMacintosh\b/.test(agent)) return maxTouchPoints > 1 ? 'ios' : 'macos';
  return 'other';
}

export const browserNames: Readonly<Record<BrowserName, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  other: 'your browser',
};

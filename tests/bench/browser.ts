import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';

/** A fresh browser, without the background work that would disturb a measurement; `more` are arguments of its own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

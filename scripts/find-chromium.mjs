import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// Without a window to draw, the shell does the same with about half of the processor time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Path of a Chromium that can be started, or undefined when there is none: CHROMIUM_PATH, else the one that Playwright
 * installed for itself, else the system's.
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

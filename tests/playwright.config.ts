import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

const executablePath = findChromium();
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/seed-once.ts',
  // One more than there are cores on a small machine: journeys also wait, for lines that break and for a clock.
  workers: 3,
  fullyParallel: true,
  // Only npm test, which names what passed at the second try, tries again. Playwright discards the worker of a failed test, so
  // the second try begins with a stack of its own.
  retries: reportFile === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // Long enough for a machine that stands still for seconds, as shared ones do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: reportFile === undefined ? [['list']] : [['list'], ['json', { outputFile: reportFile }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    colorScheme: 'light',
    // Frames of movements that nobody looks at are a twentieth of the browser's work. Stories show them where they matter.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a quarter of the time; TRACE=on asks for those of failing ones.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A camera and a microphone of its own, which nobody is asked for.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page lives for seconds: to compile its hot functions once more costs a tenth of the browser's work, and does not pay.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});

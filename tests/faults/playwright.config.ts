import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

// The long campaign: the same stacks as the end-to-end tests, broken in every way, in real time.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/faults',
  globalSetup: '../e2e/seed-once.ts',
  workers: 2,
  // A hundred restarts take a quarter of an hour on a slow machine that is not left alone.
  timeout: 40 * 60_000,
});

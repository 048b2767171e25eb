import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// What needs a page is tested as a story; here are the parts that are plain functions and server-rendered markup.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Nothing here waits; the time is that of a machine which does ten other things.
  test: {
    testTimeout: 30_000,
    environment: 'node',
    setupFiles: ['../../vitest.browser-storage.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});

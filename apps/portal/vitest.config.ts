import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// The portal's own Vite configuration builds routes; tests need none of it but the styles of the pages that they draw.
// Nothing here waits; the time is that of a machine which does ten other things.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    testTimeout: 30_000,
    setupFiles: ['../../vitest.browser-storage.ts', 'testing/fresh-modules.ts'],
    include: ['*.test.ts', '{app,server}/**/*.test.{ts,tsx}'],
  },
});

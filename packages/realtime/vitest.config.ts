import { defineConfig } from 'vitest/config';

// Nothing here waits; the time is that of a machine which does ten other things.
export default defineConfig({
  test: { testTimeout: 30_000, setupFiles: ['../../vitest.browser-storage.ts'], include: ['src/**/*.test.ts'] },
});

import { defineConfig } from 'vitest/config';

// Nothing here waits; the time is that of a machine which does ten other things.
export default defineConfig({ test: { testTimeout: 30_000, include: ['src/**/*.test.ts'] } });

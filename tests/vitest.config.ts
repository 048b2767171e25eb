import { defineConfig } from 'vitest/config';

// Playwright's specs lie beside these and are not Vitest's.
export default defineConfig({
  // Commands start real processes; the time is that of a machine which does ten other things.
  test: { name: 'tests', testTimeout: 60_000, hookTimeout: 120_000, include: ['{boundaries,commands}/*.test.ts'] },
});

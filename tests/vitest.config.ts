import { defineConfig } from 'vitest/config';

// Playwright's specs lie beside these and are not Vitest's.
export default defineConfig({
  test: { name: 'tests', include: ['{boundaries,commands}/*.test.ts'] },
});

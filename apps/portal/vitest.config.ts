import { defineConfig } from 'vitest/config';

// The portal's own Vite configuration builds routes; tests need none of it.
// Nothing here waits; the time is that of a machine which does ten other things.
export default defineConfig({ test: { testTimeout: 30_000, include: ['{app,server}/**/*.test.{ts,tsx}'] } });

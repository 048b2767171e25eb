import { defineConfig } from 'vitest/config';

// The portal's own Vite configuration builds routes; tests need none of it.
export default defineConfig({ test: { include: ['{app,server}/**/*.test.{ts,tsx}'] } });

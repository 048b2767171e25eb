import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './vitest.by-environment.ts';

// One run over every workspace with unit tests; a package's own vitest.config.ts, where it has one, holds for it alone.
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tests'],
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
  },
});

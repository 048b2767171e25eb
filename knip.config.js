import { readFileSync } from 'node:fs';

// Remix reaches route modules by their file names in app/routes.ts alone; so does this.
const routes = readFileSync(new URL('apps/portal/app/routes.ts', import.meta.url), 'utf8');
const routeModules = [...routes.matchAll(/'([\w-]+\/[\w.-]+\.tsx?)'/g)].map(([, file]) => `app/${file}`);

/** @type {import('knip').KnipConfig} */
export default {
  // A route module may answer loader and action with one function.
  rules: { duplicates: 'off' },
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,bench,test-faults,test-stories,complete-lock,lint-words}.mjs',
        '.storybook/*.{ts,tsx}',
        'test-runner-jest.config.js',
      ],
      project: ['scripts/**/*.mjs', '.storybook/**/*.{ts,tsx,mdx}'],
      ignoreBinaries: ['apt-get'],
      // drizzle-kit, hoisted to the root, looks for it beside itself; the others are started by their paths.
      ignoreDependencies: ['drizzle-orm', 'turbo', 'typescript-7'],
    },
    'packages/rules': { project: ['src/**/*.ts'] },
    'packages/api': { entry: ['scripts/*.ts'], project: ['src/**/*.ts', 'scripts/*.ts'] },
    'packages/realtime': { project: ['src/**/*.ts'] },
    'packages/ui': { entry: ['src/**/*.stories.tsx'], project: ['src/**/*.{ts,tsx}'] },
    // coturn's, where a machine has them.
    'apps/backend': { project: ['{src,demo,test}/**/*.ts'], ignoreBinaries: ['turnutils_uclient'] },
    'apps/portal': {
      entry: ['app/{root,entry.client,entry.server}.tsx', 'app/routes.ts', 'server/main.ts', ...routeModules],
      project: ['app/**/*.{ts,tsx}', 'server/**/*.ts'],
      // The framework's own router, which a test of what it does with replies runs.
      ignoreDependencies: ['react-router-dom'],
    },
    'apps/student': { project: ['src/**/*.{ts,tsx}'] },
    tests: {
      entry: [
        'e2e/*.spec.ts',
        'faults/{*.spec,playwright.config}.ts',
        '{boundaries,commands}/*.test.ts',
        'tools/*.ts',
        'bench/{run,hub-load}.ts',
        'bench/build-pages.mjs',
      ],
      ignoreBinaries: ['mount', 'taskset', 'turnserver', 'umount'],
      // The bench has a package of its own.
      ignoreDependencies: ['@tus/file-store', '@tus/server'],
      project: ['**/*.{ts,mjs}', '!bench/{bare,pages}/**', '!bench/vite.config.ts'],
    },
  },
};

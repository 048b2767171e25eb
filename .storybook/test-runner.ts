import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';

// What the test-runner keeps in the global scope of its tests and does not declare.
declare global {
  var jestPlaywright: { resetPage: () => Promise<void> };
  var page: Page;
  var context: BrowserContext;
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

const uncaught = new WeakMap<Page, string[]>();

// console.error already fails a story (--failOnConsole) and axe does through parameters.a11y; this adds uncaught errors.
const config: TestRunnerConfig = {
  preVisit: async (page) => {
    if (!uncaught.has(page)) page.on('pageerror', (error) => uncaught.get(page)?.push(error.message));
    uncaught.set(page, []);
  },
  postVisit: async (page, story) => {
    if (story.hasFailure) {
      // A play function that stopped half-way would hold up the next story of its file: that one gets a fresh page.
      await globalThis.jestPlaywright.resetPage();
      await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
      return;
    }
    const errors = uncaught.get(page) ?? [];
    if (errors.length > 0) throw new Error(`${story.title} > ${story.name}: uncaught ${errors.join('; ')}`);
  },
};

export default config;

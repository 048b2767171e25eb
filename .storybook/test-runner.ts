import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import type { PreviewWeb } from 'storybook/preview-api';
import type { ViewportGlobals, ViewportParameters } from 'storybook/viewport';
import { chosenByColourAlone, controlsOnPaper, faultsHiddenByHover, namesOfNoUse } from './looks.ts';

// What the test-runner keeps in the global scope of its tests, and Storybook in its page's, and does not declare.
declare global {
  var jestPlaywright: { resetPage: () => Promise<void> };
  var page: Page;
  var context: BrowserContext;
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
  var __STORYBOOK_PREVIEW__: PreviewWeb<never>;
}

const uncaught = new WeakMap<Page, string[]>();

/** The page of a story that asks for no viewport of the list in preview.tsx. */
const standardSize = { width: 1280, height: 720 };

/** The styles of the viewport that a story asks for. */
async function findViewport(page: Page, storyId: string): Promise<{ width: string; height: string } | undefined> {
  return await page.evaluate(async (id) => {
    await __STORYBOOK_PREVIEW__.ready();
    const story = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const { viewport }: ViewportGlobals = story.storyGlobals;
    const name = typeof viewport === 'object' ? viewport.value : viewport;
    if (name === undefined) return undefined;
    const { options }: NonNullable<ViewportParameters['viewport']> = story.parameters.viewport;
    const chosen = options?.[name];
    if (chosen === undefined) throw new Error(`${id}: no viewport is called ${name}`);
    return chosen.styles;
  }, storyId);
}

// console.error already fails a story (--failOnConsole) and axe does through parameters.a11y; this adds uncaught errors,
// the width that a story is about, and what no play function sees: forced colours and the pointer.
const config: TestRunnerConfig = {
  preVisit: async (page, { id }) => {
    if (!uncaught.has(page)) page.on('pageerror', (error) => uncaught.get(page)?.push(error.message));
    uncaught.set(page, []);
    const viewport = await findViewport(page, id);
    const size = viewport
      ? { width: Number.parseInt(viewport.width, 10), height: Number.parseInt(viewport.height, 10) }
      : standardSize;
    const current = page.viewportSize();
    if (current?.width !== size.width || current.height !== size.height) await page.setViewportSize(size);
  },
  postVisit: async (page, story) => {
    if (story.hasFailure) {
      // A play function that stopped half-way would hold up the next story of its file: that one gets a fresh page.
      await globalThis.jestPlaywright.resetPage();
      await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
      return;
    }
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isWider)
      throw new Error(`${story.title} > ${story.name}: the page is wider than its ${page.viewportSize()?.width} px`);
    const alike = await chosenByColourAlone(page);
    if (alike.length > 0)
      throw new Error(
        `${story.title} > ${story.name}: chosen by colour alone under forced colours: ${alike.join('; ')}`,
      );
    // A primitive is shown several times over, by one name.
    const names = story.title.startsWith('Primitives') ? [] : await namesOfNoUse(page);
    if (names.length > 0) throw new Error(`${story.title} > ${story.name}: ${names.join('; ')}`);
    const printed = await controlsOnPaper(page);
    if (printed.length > 0) throw new Error(`${story.title} > ${story.name}: on paper: ${printed.join('; ')}`);
    const hidden = await faultsHiddenByHover(page);
    if (hidden.length > 0)
      throw new Error(`${story.title} > ${story.name}: hover hides the fault of ${hidden.join('; ')}`);
    const errors = uncaught.get(page) ?? [];
    if (errors.length > 0) throw new Error(`${story.title} > ${story.name}: uncaught ${errors.join('; ')}`);
  },
};

export default config;

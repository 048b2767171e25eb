import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** Fails on any violation that axe finds on the page as it stands. Header and menu can be left out where another page has shown them. */
export async function expectAccessible(
  page: Page,
  what: string,
  { isFrameKnown = false }: { isFrameKnown?: boolean } = {},
): Promise<void> {
  // No choice of tags: every rule counts, and target-size, which axe leaves off unless asked.
  const axe = await axeOn(page, { rules: { 'target-size': { enabled: true } } });
  if (isFrameKnown) axe.exclude('header:has(a[aria-label="Tutor Portal, home"])').exclude('nav[aria-label="Main"]');
  expect(await violations(axe), what).toEqual([]);
}

/** Fails on text that stands out too little from what is behind it: all that a change of theme can break. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await violations((await axeOn(page)).withRules('color-contrast')), what).toEqual([]);
}

type Options = Parameters<AxeBuilder['options']>[0];

async function axeOn(page: Page, options: Options = {}): Promise<AxeBuilder> {
  await allMovementsEnd(page);
  // It stays in a document once it is there: half a megabyte that each run would send and read anew, twice.
  const isThere = await page.evaluate(() => 'axe' in window);
  // The one run for all frames asks the page itself; a run of each frame by itself takes three times as long, and matters
  // only for frames of other origins, which are not ours.
  return new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode(true)
    .options({ ...options, resultTypes: ['violations'] });
}

/** Something that fades in has too little contrast on its way. An endless animation, a spinner's, is not waited for. */
async function allMovementsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
}

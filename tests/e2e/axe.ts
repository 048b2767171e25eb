import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** WCAG 2.0 to 2.2, A and AA; target-size is one of 2.2's that axe leaves off unless asked. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails on any violation that axe finds on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Setting options takes the place of tags set before.
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(standards);
  expect(await violations(axe), what).toEqual([]);
}

/** Fails on text that stands out too little from what is behind it: all that a change of theme can break. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(
    await violations(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withRules('color-contrast')),
    what,
  ).toEqual([]);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
}

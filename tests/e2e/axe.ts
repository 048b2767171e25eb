import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** Fails on any violation that axe finds on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // No choice of tags: every rule counts, and target-size, which axe leaves off unless asked.
  const axe = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
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

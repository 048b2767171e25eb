import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** Fails on any violation that axe finds on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // No choice of tags: every rule counts, and target-size, which axe leaves off unless asked.
  expect(await violations(axeOn(page, { rules: { 'target-size': { enabled: true } } })), what).toEqual([]);
}

/** Fails on text that stands out too little from what is behind it: all that a change of theme can break. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await violations(axeOn(page).withRules('color-contrast')), what).toEqual([]);
}

type Options = Parameters<AxeBuilder['options']>[0];

function axeOn(page: Page, options: Options = {}): AxeBuilder {
  // The one run for all frames asks the page itself; a run of each frame by itself takes three times as long, and matters
  // only for frames of other origins, which are not ours.
  return new AxeBuilder({ page }).setLegacyMode(true).options({ ...options, resultTypes: ['violations'] });
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
}

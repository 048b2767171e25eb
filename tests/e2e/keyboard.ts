import type { Locator, Page } from '@playwright/test';

/** Goes on by Tab until a control has the focus, as who has no mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ timeout: 30_000 });
  for (let steps = 0; steps < 200; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached by Tab`);
}

/** Reaches a field by Tab and types over what is in it. */
export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Reaches a control by Tab and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

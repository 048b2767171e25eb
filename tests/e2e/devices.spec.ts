import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './portal-test.ts';

test('a visitor tests camera, microphone and speaker by the keyboard, and is ready to teach', async ({ page }) => {
  await page.goto('/test');
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const verdict = (part: string) => page.getByRole('region', { name: part }).getByRole('status');
  await press('Start the test');
  await expect(page.getByRole('heading', { name: 'Camera' })).toBeFocused();
  await expect(verdict('Camera')).toContainText('The picture is clear and well lit.');

  await press('Next: microphone');
  await expect(page.getByRole('heading', { name: 'Microphone' })).toBeFocused();
  await expect(page.getByRole('meter', { name: 'Level of your microphone' })).toBeAttached();
  await press('Yes, clearly');
  await expect(verdict('Microphone')).toContainText('Your voice is clear.');

  await press('Next: speaker');
  for (const side of ['left', 'right']) {
    await press(`Play on the ${side}`);
    await press(`On the ${side}`);
  }
  await expect(verdict('Speaker')).toContainText('Sound comes through.');
  await press('Show the result');
  await expect(page.getByRole('heading', { name: 'You are ready to teach.' })).toBeFocused();
});

test('a tutor whose camera is refused reads what to press, and tests the rest', async ({ stack, problems }) => {
  // Permission is given or refused to a whole browser: the shell has no question to answer.
  const { launchOptions, locale } = config.use ?? {};
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-fake-ui-for-media-stream=deny'],
  });
  try {
    const context = await browser.newContext({ baseURL: stack.origin, ...(locale === undefined ? {} : { locale }) });
    problems.watch(context);
    const page = await context.newPage();
    await page.goto('/test');
    await page.getByRole('button', { name: 'Start the test' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Camera not allowed');
    await expect(alert).toContainText('left of the address at the top and turn on Camera, then press “Try again”.');
    await expect(page.getByText('NotAllowedError')).toBeHidden();
    await expectAccessible(page, 'a refused camera');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('Camera not allowed');

    await page.getByRole('button', { name: '3. Speaker' }).click();
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByRole('heading', { name: 'You cannot teach yet: camera failed.' })).toBeFocused();
    await expect(page.getByText('turn on Camera, then press “Try again”.')).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('an accent recording waits in the tab until its tutor has signed in, and is sent', async ({
  page,
  context,
  tutor,
  stack,
}) => {
  await page.goto('/test');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('1 of 90 seconds')).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('This tab keeps the recording for an hour.')).toBeVisible();
  await signIn(context, stack.origin, tutor);
  await page.reload();
  await page.getByRole('button', { name: 'Send the recording' }).click();
  await expect(page.getByText('The recording was sent. Thank you.')).toBeVisible();
  await expect(page.getByText(/^The market on Thursday, sent /)).toBeVisible();
});

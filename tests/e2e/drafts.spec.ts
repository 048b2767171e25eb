import type { Page } from '@playwright/test';
import { keptUploads } from './kept-uploads.ts';
import { expect, test } from './portal-test.ts';
import {
  accountField,
  connection,
  expectReadyToSend,
  holdReplies,
  liveText,
  signInByForm,
  takenOver,
  toast,
} from './screen.ts';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...window.localStorage, ...window.sessionStorage }));
const keptCodes = async (page: Page, added?: string) =>
  (await keptUploads(page, added)).map(({ fileCode }) => fileCode);
/** Whether the browser keeps a place for answers that wait. */
const hasOutbox = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'tutor-outbox'));
const panelButton = (page: Page) => page.getByRole('banner').getByRole('button').last();

test.describe('what is typed into a form', () => {
  test.use({ template: 'phoneNotBound' });

  test('survives a reload and a lost session, comes back to the same page, and is gone once it was sent', async ({
    page,
    control,
    signedIn,
    problems,
  }) => {
    // The connection may be on its way when the session ends.
    problems.allow(/HTTP 40[01]|status of 40[01]|HTTP Authentication failed/);
    const number = '917-555-0177';
    const form = page.getByRole('dialog', { name: 'Bind Mobile Phone' });
    const phone = form.getByRole('textbox', { name: 'Phone number' });
    const code = form.getByRole('textbox', { name: 'Code', exact: true });
    await page.goto('/message/notice?page=2');
    await phone.fill(number);
    await form.getByRole('textbox', { name: 'Area code' }).fill('86');
    await code.fill('123456');
    await page.reload();
    await expect(phone).toHaveValue(number);
    await expect(form.getByText('What you typed before is back.')).toBeVisible();
    await expect(code).toHaveValue('');
    expect(await kept(page)).not.toContain('123456');

    await phone.focus();
    await control.expireSessions(signedIn.tuid);
    // The page may notice by itself before the key does: by then the field is gone, and nobody needs it.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?/);
    await signInByForm(page, signedIn);
    await expect(page).toHaveURL(/\/message\/notice\?page=2$/);
    await expect(phone).toHaveValue(number);
    await expect(form.getByRole('textbox', { name: 'Area code' })).toHaveValue('86');

    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    await code.fill(await control.latestCode(number));
    // Enter is enough in every field: here in the last one.
    await code.press('Enter');
    await expect(form).toHaveCount(0);
    expect(await kept(page)).not.toContain(number);
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`a session that ends while a form is filled in, ${viewport.width} px wide`, () => {
    test.use({ viewport, template: 'contractPassed' });

    test('is explained, with the account filled in, and leads back to the field', async ({
      page,
      control,
      signedIn,
      problems,
    }) => {
      problems.allow(/HTTP 40[01]|status of 40[01]|HTTP Authentication failed/);
      const form = page.getByRole('main');
      await page.goto('/newPersonalData/skypeId');
      const field = form.getByRole('textbox', { name: /skype/i });
      await takenOver(page);
      await field.fill('live:half.typed');
      await control.expireSessions(signedIn.tuid);
      // Not the field's own press: the page hears of the end as well, and may leave in the middle of it.
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login\?returnTo=%2FnewPersonalData%2FskypeId%23skype-id-skypeId$/);
      await expect(form).toContainText('Your session has ended');
      await expect(form).toContainText('What you typed there is kept.');
      await expect(accountField(page)).toHaveValue(signedIn.account);
      await signInByForm(page, signedIn);
      await expect(page).toHaveURL(/\/newPersonalData\/skypeId#/);
      await expect(field).toHaveValue('live:half.typed');
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();

      // A document that is asked for after the cookie is gone is no visit either.
      // An open page would go to the way in by itself.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: 'Admin-Token' });
      await page.goto('/message');
      await expect(page).toHaveURL(/\/login\?returnTo=%2Fmessage$/);
    });
  });
}

test('signing out by hand wipes what was typed; only an unfinished sign-in is remembered, without its password', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const cursors: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/messages/updates') cursors.push(Number(searchParams.get('since')));
  });
  await page.goto('/home');
  await panelButton(page).click();
  await page.getByRole('link', { name: 'Change E-mail' }).click();
  const email = page.getByRole('dialog', { name: 'Change E-mail' }).getByRole('textbox', { name: 'New e-mail' });
  await email.fill('half-typed@example.com');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await kept(page)).toContain('half-typed@example.com');
  expect(await keptCodes(page, 'half-sent')).toEqual(['half-sent']);
  await expect(connection(page)).toContainText(liveText);
  await control.sendMessage({ tuid: signedIn.tuid, title: 'Told once' });
  await expect(page.getByText('New message: Told once')).toBeAttached();
  await expectReadyToSend(page, 'account/logout');
  // Where the portal cannot be reached, nobody is signed out, and all goes on.
  await page.context().setOffline(true);
  await panelButton(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(toast(page, /^You are still signed in: the portal could not be reached/)).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await expect(connection(page)).toContainText(liveText);
  // News go on where they ended.
  await expect.poll(() => cursors.at(-1)).toBeGreaterThan(cursors[0] ?? 0);
  await expect(page).toHaveURL(/\/home$/);
  expect(await kept(page)).toContain('half-typed@example.com');
  expect(await keptCodes(page)).toEqual(['half-sent']);
  expect(await hasOutbox(page)).toBe(true);
  // To a browser that does not heed it.
  const letReplyCome = await holdReplies(page, /\/logout\?.*_data=/, { without: 'clear-site-data' });
  await panelButton(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  // The session is over before the page hears of it. What would connect again meanwhile would be refused, and lead to /login.
  const isOver = () =>
    page.evaluate(async () => (await fetch('/home', { redirect: 'manual' })).type === 'opaqueredirect');
  await expect.poll(isOver).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(await isOver()).toBe(true);
  letReplyCome();
  await expect(page).toHaveURL(/\/welcome$/);
  expect(await kept(page)).not.toContain('half-typed');
  expect(await keptCodes(page)).toEqual([]);
  // The browser deletes it once the page that had it open is gone.
  await expect.poll(() => hasOutbox(page)).toBe(false);

  await page.goto('/login');
  await accountField(page).fill(signedIn.account);
  await page.getByLabel('Password', { exact: true }).fill('Never-Kept-1');
  await page.reload();
  await expect(accountField(page)).toHaveValue(signedIn.account);
  expect(await kept(page)).not.toContain('Never-Kept-1');
  await signInByForm(page, signedIn);
  await expect(page).toHaveURL(/\/home$/);
  await panelButton(page).click();
  await page.getByRole('link', { name: 'Change E-mail' }).click();
  await expect(email).toHaveValue('');
  expect(await kept(page)).not.toContain(signedIn.account);
});

import { expect, test } from './portal-test.ts';
import { clockInButton, shownDays, signInByForm, signInRefusal, yesTo } from './screen.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => {
  // A browser that runs no scripts refuses to preload them, and says so.
  problems.allow(/^request failed: GET \S+\.js csp$/);
});

test('a tutor signs in, clocks in and says Yes without JavaScript', async ({ page, tutor, control }) => {
  await control.requestAttendance({ tuid: tutor.tuid, startsInMinutes: 300, studentName: 'Ana Gomez' });
  await page.goto('/login');
  await signInByForm(page, tutor);
  await expect(page).toHaveURL(/\/home$/);

  await clockInButton(page).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(clockInButton(page)).toHaveText('Clocked In');
  await expect(clockInButton(page)).toBeDisabled();

  await yesTo(page, 'Ana Gomez').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(yesTo(page, 'Ana Gomez')).toHaveCount(0);
});

test('a wrong password is told and the username kept without JavaScript', async ({ page, tutor, problems }) => {
  problems.allow(/401/);
  await page.goto('/login');
  await signInByForm(page, { account: tutor.account, password: 'wrong' });
  await expect(signInRefusal(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(tutor.account);
});

test('the class table pages and a message opens without JavaScript', async ({ page, signedIn, control }) => {
  await control.sendMessage({ tuid: signedIn.tuid, title: 'Readable without scripts' });
  await page.goto('/classTab');
  const here = await shownDays(page).innerText();
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(shownDays(page)).not.toHaveText(here, { useInnerText: true });
  await page.goto('/message');
  await page.getByRole('link', { name: /Readable without scripts/ }).click();
  await expect(page.getByRole('heading', { name: 'Readable without scripts' })).toBeVisible();
});

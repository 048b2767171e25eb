import { expect, test } from './portal-test.ts';
import { clockInButton, connection, shownDays, signInByForm, signInRefusal, toast, yesTo } from './screen.ts';

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

test('a message of the chat is read and answered without JavaScript', async ({ page, signedIn, control, problems }) => {
  problems.allow(/400/);
  const { studentId, conversationId } = await control.openChat(signedIn.tuid);
  await control.chat.say({ personId: studentId, conversationId, text: 'May I ask something?' });
  await page.goto(`/chat/${conversationId}`);
  await expect(page.getByRole('log')).toContainText('May I ask something?');
  const form = page.getByRole('form', { name: /^Message to/ });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toContainText('An empty message cannot be sent.');
  await form.getByRole('textbox').fill('Of course');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Of course');
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
  // Nothing connects here, and nothing says that it is about to.
  await expect(connection(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(toast(page, 'Marked as read.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
});

test('the private e-mail is changed by a code, and the Skype ID saved, without JavaScript', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/HTTP 400|status of 400/);
  const address = `new.of.${signedIn.tuid}@example.com`;
  await page.goto('/newPersonalData');
  await page.getByRole('link', { name: 'Change e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change E-mail' })).toBeVisible();
  await page.getByLabel('New e-mail').fill('nonsense');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('E-mail must be valid').first()).toBeVisible();
  await page.getByLabel('New e-mail').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible();
  await expect(page.getByLabel('New e-mail')).toHaveValue(address);
  await page.getByLabel('Code').fill(await control.latestCode(address));
  await page.getByLabel('Password').fill(signedIn.password);
  await page.getByLabel('Code').press('Enter');
  await expect(page).toHaveURL(/\/newPersonalData$/);
  await expect(page.getByRole('main')).toContainText(address);

  await page.getByRole('link', { name: 'Skype ID' }).click();
  await page.getByRole('textbox', { name: 'Skype ID' }).fill('live:tutor');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/newPersonalData$/);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/saved/i);
});

test('a feedback sent after the session is over is told to be lost, and the sign-in leads back to its page', async ({
  page,
  signedIn,
  control,
}) => {
  await page.goto('/myFeedback/new');
  await page.getByLabel('Type').selectOption('11');
  await page.getByLabel('Complaint Name').fill('Bob of the desk');
  await page.getByLabel('Content').fill('The headset crackles.');
  await control.expireSessions(signedIn.tuid);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2FmyFeedback%2Fnew$/);
  await expect(toast(page, /^You were signed out while sending this/)).toBeVisible();
  await signInByForm(page, signedIn);
  await expect(page).toHaveURL(/\/myFeedback\/new$/);
  await expect(page.getByLabel('Content')).toHaveValue('');
});

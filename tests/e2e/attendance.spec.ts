import type { Page } from '@playwright/test';
import { minutes } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import { serviceAs } from '../stack/service.ts';
import { cancelled, confirmed, photo } from './attendance-answers.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import {
  connection,
  holdRequests,
  holdScripts,
  liveText,
  loseScript,
  needsAnswer,
  putOffQuestions,
  questions,
  signInByForm,
  toast,
  yesTo,
} from './screen.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

const noForm = (page: Page) => page.getByRole('dialog', { name: 'Cancel this class?' });
const chosen = (page: Page) => noForm(page).getByRole('list', { name: 'Attachment: chosen' });
const outbox = (page: Page) => page.getByRole('region', { name: 'Replies on their way' });
const question = (page: Page, studentName: string) =>
  questions(page).getByRole('listitem').filter({ hasText: studentName });

// The trace reads the picture of a chosen photo by a request of its own, which the page's policy rightly forbids.
const traceOfPreview = /Connecting to 'blob:/;

/** Lets no reply of the outbox through to the portal, as a failing line does, until it is mended. */
async function cutLine(page: Page): Promise<{ mend: () => Promise<void> }> {
  await page.context().route('**/attendance/send', (route) => route.abort('connectionreset'));
  return { mend: () => page.context().unroute('**/attendance/send') };
}

test('Confirm all today answers every class of today and shows the result of each', async ({
  page,
  signedIn,
  control,
  stack,
}) => {
  const { tuid } = signedIn;
  // Whatever the hour, both classes are of today: late at night in Manila by the clock of a tutor elsewhere.
  const service = await serviceAs(stack, signedIn);
  const { body: user } = await service.account.userInfo();
  const lastStart = new Date(Date.now() + minutes(75));
  const timeZone = ['Asia/Manila', 'Africa/Johannesburg'].find(
    (zone) => zonedDate(lastStart, zone) === zonedDate(new Date(), zone),
  );
  await control.replaceReply({ path: '/api/Account/UserInfo', tuid, body: { ...user, timeZone } });
  await control.requestAttendance({ tuid, startsInMinutes: 40, studentName: 'Emma Brown' });
  await control.requestAttendance({ tuid, startsInMinutes: 70, studentName: 'Mia Chen' });
  await page.goto('/home');
  await expect(questions(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'the attendance dialog');
  const all = questions(page).getByRole('button', { name: 'Confirm all today (2)' });
  await control.fault({
    path: '/api/TutorComm/AbsentNoticeOperate',
    tuid,
    kind: 'errorCode',
    code: 104,
    message: 'This class has been cancelled.',
    count: 1,
  });
  await all.click();
  await expect(questions(page).getByRole('listitem').filter({ hasText: confirmed })).toHaveCount(1);
  const refused = questions(page).getByRole('listitem').filter({ hasText: 'This class has been cancelled.' });
  await expect(refused).toContainText('Failed');
  await refused.getByRole('button', { name: 'Try Yes again' }).click();
  await expect(questions(page)).toHaveCount(0);
});

test('a question answered in one tab is answered in the other', async ({
  page,
  context,
  signedIn: { tuid },
  control,
}) => {
  await page.goto('/home');
  await expect(connection(page)).toContainText(liveText);
  const other = await context.newPage();
  await other.goto('/message');
  // New questions come live.
  await control.requestAttendance({ tuid, startsInMinutes: 200, studentName: 'Ana Gomez' });
  await control.requestAttendance({ tuid, startsInMinutes: 300, studentName: 'Leo Wang' });
  await expect(question(other, 'Ana Gomez')).toBeVisible();
  await expect(question(page, 'Leo Wang')).toBeVisible();
  // By keyboard: a Tab leads from the row's No to its Yes.
  await question(page, 'Ana Gomez').getByRole('link', { name: 'No' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page, 'Ana Gomez')).toContainText(confirmed);
  await expect(question(other, 'Ana Gomez').getByRole('button', { name: 'Yes' })).toHaveCount(0);
  // The last answer closes the dialog everywhere.
  await question(other, 'Leo Wang').getByRole('button', { name: 'Yes' }).click();
  await expect(questions(other)).toHaveCount(0);
  await expect(questions(page)).toHaveCount(0);
  await other.close();
});

test('a dialog that was put off stays closed in its tab until another question comes', async ({
  page,
  signedIn: { tuid },
  control,
}) => {
  await page.goto('/home');
  await expect(connection(page)).toContainText(liveText);
  await control.requestAttendance({ tuid, startsInMinutes: 400, studentName: 'Omar Haddad' });
  await expect(question(page, 'Omar Haddad')).toBeVisible();
  await putOffQuestions(page);
  await page.reload();
  await expect(yesTo(page, 'Omar Haddad')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy my referral link' })).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await expect(connection(page)).toContainText(liveText);
  await control.requestAttendance({ tuid, startsInMinutes: 500, studentName: 'Ana Gomez' });
  await expect(question(page, 'Ana Gomez')).toBeVisible();
});

test('a No is refused while another tab has one waiting; taking that one back keeps what was typed', async ({
  page,
  context,
  signedIn: { tuid },
  control,
  problems,
}) => {
  problems.allow(/attendance\/send/, /ERR_CONNECTION_RESET/, traceOfPreview);
  const omar = await control.requestAttendance({ tuid, startsInMinutes: 400, studentName: 'Omar Haddad' });
  await page.goto('/home');
  await putOffQuestions(page);
  // Its form opens for the class that is shown, though the frame does not have its own list yet.
  const letListCome = await holdRequests(page, /\/attendance\/pending/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Copy my referral link' })).toBeVisible();
  const line = await cutLine(page);
  await needsAnswer(page)
    .getByRole('link', { name: /^No to/ })
    .click();
  await expect(noForm(page)).toBeVisible();
  letListCome();
  await noForm(page).getByLabel('Reason').selectOption('LAG');
  await noForm(page).getByLabel('Note').fill('The picture stands still.');
  await noForm(page).getByLabel('Attachment', { exact: true }).setInputFiles(photo);
  const other = await context.newPage();
  await other.goto(`/attendance/no?id=${omar}`);
  await other.getByLabel('Reason').selectOption('Brownout');
  await other.getByLabel('Note').fill('The whole street is dark.');
  // The form is one in all windows.
  await expect(noForm(page).getByLabel('Note')).toHaveValue('The whole street is dark.');
  await other.getByLabel('Attachment', { exact: true }).setInputFiles(photo);
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(outbox(other)).toContainText('Waiting');
  await other.close();
  await noForm(page).getByRole('button', { name: 'Submit' }).click();
  const refusal = noForm(page).getByRole('alert');
  await expect(refusal).toContainText('This class has an answer that waits already. Take it back first.');
  await refusal.getByRole('button', { name: 'Take back' }).click();
  await expect(refusal).toHaveCount(0);
  await expect(noForm(page).getByLabel('Note')).toHaveValue('The whole street is dark.');
  await noForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(noForm(page)).toHaveCount(0);
  await expect(outbox(page)).toContainText('Waiting');
  // Sent again by hand it says so, and can still be taken back: then it goes no further.
  const release = await holdRequests(page, /attendance\/send/);
  await outbox(page).getByRole('button', { name: 'Send now' }).click();
  await expect(outbox(page).getByRole('button', { name: 'Sending' })).toBeVisible();
  // It may have arrived in that moment: the list is asked for anew.
  const askedAnew = page.waitForRequest(/\/attendance\/pending/);
  await outbox(page).getByRole('button', { name: 'Take back' }).click();
  await expect(outbox(page)).toHaveCount(0);
  await expect(toast(page, 'Taken back. If it had arrived before, it counts.')).toBeVisible();
  await askedAnew;
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await line.mend();
});

test('a reply that arrives too late is shown as failed, and a question that nobody answered as over', async ({
  page,
  signedIn,
  control,
  stack,
  problems,
}) => {
  problems.allow(/attendance\/send/, /ERR_CONNECTION_RESET/);
  const { tuid } = signedIn;
  const service = await serviceAs(stack, signedIn);
  await page.goto('/home');
  await expect(connection(page)).toContainText(liveText);
  const line = await cutLine(page);
  // The time to answer ends some seconds from now.
  await control.requestAttendance({ tuid, startsInMinutes: 30.1, studentName: 'Layla Noor' });
  await question(page, 'Layla Noor').getByRole('button', { name: 'Yes' }).click();
  await expect(outbox(page)).toContainText('Waiting');
  await expect
    .poll(async () => (await service.attendance.pending()).body.map(({ StuName }) => StuName), { timeout: 30_000 })
    .toEqual([]);
  await line.mend();
  await page.reload();
  await expect(outbox(page)).toContainText('Failed');
  await expect(outbox(page)).toContainText('It is too late to answer');
  await expect(outbox(page)).toContainText(/You answered at \d+:\d\d [AP]M, it reached us at/);
  await outbox(page).getByRole('button', { name: 'Clear' }).click();
  await expect(outbox(page)).toHaveCount(0);
  await expect(connection(page)).toContainText(liveText);
  await control.requestAttendance({ tuid, startsInMinutes: 30.25, studentName: 'Yusuf Ali' });
  await expect(question(page, 'Yusuf Ali')).toBeVisible();
  const lapse = toast(page, /^Yusuf Ali, .+: the time to answer is over\. Without an answer/);
  await expect(lapse).toBeVisible({ timeout: 40_000 });
});

test('a Yes goes at once although the disk of the browser is full, and soon although its storage never answers', async ({
  page,
  context,
  signedIn,
  control,
  stack,
}) => {
  const { tuid } = signedIn;
  await control.requestAttendance({ tuid, startsInMinutes: 200, studentName: 'Ana Gomez' });
  await page.goto('/home');
  await expect(question(page, 'Ana Gomez')).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: stack.origin, quotaSize: 1 });
  await question(page, 'Ana Gomez').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, confirmed)).toBeVisible();

  await browser.send('Storage.overrideQuotaForOrigin', { origin: stack.origin });
  await page.addInitScript(() => {
    const unanswered = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    Object.assign(IDBFactory.prototype, { open: unanswered });
  });
  await page.goto('about:blank');
  await control.requestAttendance({ tuid, startsInMinutes: 300, studentName: 'Leo Wang' });
  await page.goto('/home');
  // Kept answers are waited for at first, so that nobody is asked about a class again.
  await question(page, 'Leo Wang').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, confirmed)).toBeVisible();
  expect((await (await serviceAs(stack, signedIn)).attendance.pending()).body).toEqual([]);
});

test('a No needs reason, note and a real photo, shows its price, survives a lost session, and cancels the class once', async ({
  page,
  signedIn,
  control,
  stack,
  problems,
}) => {
  // The browser words a 401 to a socket in its own way.
  problems.allow(/400/, /401/, /HTTP Authentication failed/, traceOfPreview);
  await control.requestAttendance({
    tuid: signedIn.tuid,
    startsInMinutes: 200,
    studentName: 'Ana Gomez',
    lessonFeeCentavos: 9_000,
  });
  await page.goto('/home');
  await expect(question(page, 'Ana Gomez')).toContainText('Cancel now: 100 % of the lesson fee (PHP 90) and 2 points.');
  await question(page, 'Ana Gomez').getByRole('link', { name: 'No' }).click();
  await noForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(noForm(page).getByText('Required', { exact: true })).toHaveCount(3);
  await expect(noForm(page).getByRole('region', { name: 'Please check the following' })).toBeFocused();
  await noForm(page).getByRole('link', { name: 'Attachment: Required' }).click();
  await expect(noForm(page).getByLabel('Attachment', { exact: true })).toBeFocused();
  await expectAccessible(page, 'the form of a No with its errors');

  // What is mended is not said to be wrong any more, and the focus stays where it is.
  await noForm(page).getByLabel('Attachment', { exact: true }).setInputFiles(photo);
  await noForm(page).getByLabel('Reason').selectOption('LAG');
  await expect(noForm(page).getByRole('link', { name: /: Required$/ })).toHaveText(['Note: Required']);
  await expect(noForm(page).getByText('Required', { exact: true })).toHaveCount(1);
  await noForm(page).getByLabel('Note').fill(' ');
  await expect(noForm(page).getByText('Required', { exact: true })).toHaveCount(1);
  // The form resets when it is closed by hand.
  await noForm(page).getByLabel('Note').fill('to be forgotten');
  await expect(noForm(page).getByText('Required', { exact: true })).toHaveCount(0);
  await expect(noForm(page).getByLabel('Note')).toBeFocused();
  await noForm(page).getByRole('button', { name: 'Back' }).click();
  await question(page, 'Ana Gomez').getByRole('link', { name: 'No' }).click();
  await expect(noForm(page).getByLabel('Note')).toHaveValue('');

  await noForm(page).getByLabel('Reason').selectOption('Brownout');
  await noForm(page).getByLabel('Note').fill('The whole street is dark.');
  const file = noForm(page).getByLabel('Attachment', { exact: true });
  for (const [wrong, message] of [
    [{ ...photo, name: 'brownout.gif' }, 'Only JPG or PNG files can be sent here.'],
    [{ ...photo, buffer: Buffer.from('<svg xmlns="x"/>') }, 'This is not a JPG or PNG picture'],
    // No picture that could be made smaller.
    [
      { ...photo, buffer: Buffer.concat([photo.buffer.subarray(0, 16), Buffer.alloc(10 * 1024 * 1024)]) },
      'at most 10 MiB',
    ],
  ] as const) {
    await file.setInputFiles(wrong);
    await noForm(page).getByRole('button', { name: 'Submit' }).click();
    await expect(noForm(page).getByText(message).first()).toBeVisible();
  }
  await file.setInputFiles(photo);
  await expect(chosen(page)).toContainText('brownout.png');

  // A session lost in the middle costs nothing that was typed or chosen.
  await control.expireSessions(signedIn.tuid);
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, signedIn);
  await question(page, 'Ana Gomez').getByRole('link', { name: 'No' }).click();
  await expect(noForm(page).getByText('What you typed before is back.')).toBeVisible();
  await expect(noForm(page).getByLabel('Reason')).toHaveValue('3');
  await expect(noForm(page).getByLabel('Note')).toHaveValue('The whole street is dark.');
  await expect(chosen(page)).toContainText('brownout.png');

  // A refusal keeps everything typed.
  await control.fault({
    path: '/api/TutorComm/AbsentNoticeOperate',
    tuid: signedIn.tuid,
    kind: 'errorCode',
    code: 1,
    message: 'Please try once more.',
    count: 1,
  });
  await noForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(noForm(page).getByRole('alert')).toContainText('Please try once more.');
  await expect(noForm(page).getByLabel('Note')).toHaveValue('The whole street is dark.');
  await noForm(page).getByRole('button', { name: 'Back' }).click();
  await expect(question(page, 'Ana Gomez')).toContainText('Please try once more.');
  await question(page, 'Ana Gomez').getByRole('link', { name: 'No' }).click();
  await expect(noForm(page).getByLabel('Note')).toHaveValue('');
  await expect(noForm(page).getByRole('alert')).toHaveCount(0);
  await noForm(page).getByLabel('Reason').selectOption('Brownout');
  await noForm(page).getByLabel('Note').fill('The whole street is dark.');
  await file.setInputFiles(photo);
  await noForm(page).getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, /cancelled: 100\s% of the lesson fee \(PHP 90\) and 2 points\.$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A photo that was sent before the scripts came is not asked for again once they have taken the page over.
  const id = await control.requestAttendance({ tuid: signedIn.tuid, startsInMinutes: 300, studentName: 'Leo Wang' });
  const release = await holdScripts(page);
  await page.goto(`/attendance/no?id=${id}`, { waitUntil: 'commit' });
  await page.getByLabel('Reason').selectOption('LAG');
  await page.getByLabel('Attachment', { exact: true }).setInputFiles(photo);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your photo has arrived.')).toBeVisible();
  release();
  await expect(connection(page)).toContainText(liveText);
  await page.getByLabel('Note').fill('The picture stands still.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const { body } = await (await serviceAs(stack, signedIn)).attendance.pending();
  expect(body).toEqual([]);
});

test('the dialog and the reminder come although their scripts did not at first, but over nobody who types; the price rises as the clock passes a band, and the last reminder comes until it is noted', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/attendance-(control|reminder)-/);
  const dialogScript = /\/assets\/attendance-control-[^/]+\.js$/;
  const reminderScript = /\/assets\/attendance-reminder-[^/]+\.js$/;
  const lessonFeeCentavos = 9_000;
  await control.requestAttendance({ tuid: signedIn.tuid, startsInMinutes: 400, studentName: 'Mia Chen' });
  await page.clock.install();
  const reminder = page.getByRole('region', { name: 'Class to confirm' });
  await test.step('whoever began to type while the code of the dialog was on its way types on', async () => {
    const lost = [await loseScript(page, dialogScript), await loseScript(page, reminderScript)];
    await page.goto('/message');
    for (const { untilTriedAgain } of lost) await untilTriedAgain();
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const loaded = [page.waitForResponse(dialogScript), page.waitForResponse(reminderScript)];
    for (const { mend } of lost) await mend();
    await page.clock.fastForward(10_000);
    await Promise.all(loaded);
    await expect(reminder).toBeVisible();
    await page.keyboard.type('Ana');
    await expect(search).toHaveValue('Ana');
    await expect(questions(page)).toHaveCount(0);
    // Who has left the screen with the focus in a field is asked all the same.
    await page.clock.fastForward(30_000);
    await expect(questions(page)).toBeVisible();
    await expect(reminder).toHaveCount(0);
  });
  const lost = await loseScript(page, dialogScript);
  await page.goto('/home');
  await lost.untilShown(questions(page));
  await putOffQuestions(page);

  // Nothing of the last page may ask for the list in between.
  await page.goto('about:blank');
  await control.requestAttendance({
    tuid: signedIn.tuid,
    startsInMinutes: 182,
    studentName: 'Ana Gomez',
    lessonFeeCentavos,
  });
  await control.requestAttendance({
    tuid: signedIn.tuid,
    startsInMinutes: 37,
    studentName: 'Leo Wang',
    lessonFeeCentavos,
  });
  // A list on a slow line is waited for: to ask again would end what is on its way.
  const pending = /\/attendance\/pending/;
  let asked = 0;
  page.on('request', (request) => {
    if (pending.test(request.url())) asked += 1;
  });
  const letListCome = await holdRequests(page, pending);
  const isAsked = page.waitForRequest(pending);
  await page.goto('/home');
  await isAsked;
  await page.clock.fastForward(6_000);
  letListCome();
  await expect(question(page, 'Ana Gomez')).toContainText(
    /100\s% of the lesson fee \(PHP 90\) and 2 points\. In (2 min|\d+ s) it becomes 300\s%/,
  );
  expect(asked).toBe(1);
  await putOffQuestions(page);
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward('02:30');
  await expect(reminder.getByRole('alert')).toContainText('Leo Wang');
  await expect(needsAnswer(page)).toContainText('Cancel now: 300 % of the lesson fee (PHP 270) and 2 points.');
  await reminder.getByRole('button', { name: 'Answer' }).click();
  await expect(question(page, 'Ana Gomez')).toContainText(
    'Cancel now: 300 % of the lesson fee (PHP 270) and 2 points.',
  );
  // No step of the ladder is left: to put the questions off does not end the last reminder.
  await putOffQuestions(page);
  await expect(reminder.getByRole('alert')).toContainText('Leo Wang');
  await reminder.getByRole('button', { name: 'Noted' }).click();
  await expect(reminder).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a No is a page with a plain form that keeps what was typed and a photo that has arrived', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/, /400/);
    await control.requestAttendance({ tuid: signedIn.tuid, startsInMinutes: 200, studentName: 'Ana Gomez' });
    await page.goto('/home');
    await needsAnswer(page).getByRole('link', { name: 'No' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel this class?' })).toBeVisible();
    await page.getByLabel('Reason').selectOption('LAG');
    await page.getByLabel('Attachment', { exact: true }).setInputFiles(photo);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: /: Required$/ })).toHaveText(['Note: Required']);
    await expect(page.getByText('Your photo has arrived.')).toBeVisible();
    await expect(page.getByLabel('Reason')).toHaveValue('1');
    await page.getByLabel('Note').fill('The picture stands still.');
    // Another photo that cannot be taken is told, and nothing is cancelled by the one before it.
    await page.getByLabel('Attachment', { exact: true }).setInputFiles({ ...photo, name: 'brownout.gif' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Only JPG or PNG files can be sent here.', { exact: true })).toBeVisible();
    await expect(page.getByText('Your photo has arrived.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText(cancelled)).toBeVisible();
    await expect(needsAnswer(page)).not.toContainText('Ana Gomez');
  });
});

import type { Locator, Page } from '@playwright/test';
import { unreachableMessage } from '@tutor/api/core/api-error';
import { hours } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { connection, holdRequests, liveText, toast } from './screen.ts';

const zone = 'Asia/Manila';
const dateIn = (ms: number): string => zonedDate(new Date(Date.now() + ms), zone);
const cost = (page: Page) => page.getByRole('region', { name: 'What this leave costs' });
const form = (page: Page) => page.getByRole('form', { name: 'Leave request' });
const record = (page: Page) => page.getByRole('list', { name: 'Leave' }).getByRole('listitem');

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

test.use({ template: 'contractPassed' });

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a leave is asked for with its cost, survives bad weather, is approved and undone', async ({
    page,
    signedIn: { tuid },
    control,
    problems,
    stack,
    tutor,
  }) => {
    problems.allow(/400|429|503/, /call failed/, /ERR_CONNECTION_RESET/);
    await control.setSchedule({ tuid, isCleared: true });
    const lesson = { tuid, durationMinutes: 25, lessonFeeCentavos: 9_000 };
    const first = await control.addClass({ ...lesson, startsInMinutes: 30 * 60, studentName: 'Ana Gomez' });
    // What is sent before its checks are here waits for them.
    const checks = /\/assets\/parse-fields-/;
    const letChecksCome = await holdRequests(page, checks);
    const areAskedFor = page.waitForRequest(checks);
    await page.goto('/leaveRequest');
    await expect(page).toHaveURL(/\/leaveRequest\/leaveRequest$/);
    await expect(page).toHaveTitle(/^(\(\d+\) )?Leave · Tutor Portal$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave');
    await expect(page.getByText('Ask for time off, and see what became of it.')).toBeVisible();

    await areAskedFor;
    const send = form(page).getByRole('button', { name: 'Send request' });
    await send.focus();
    await page.keyboard.press('Enter');
    letChecksCome();
    await expect(form(page).getByLabel('Kind of leave')).toBeFocused();
    await expect(form(page).getByRole('link', { name: 'From: Required' })).toBeVisible();
    // From the summary to a field, which nothing of the bar at the foot of the page covers.
    await form(page).getByRole('link', { name: 'Reason: Required' }).press('Enter');
    const reason = form(page).getByLabel('Reason');
    await expect(reason).toBeFocused();
    // A text field scrolls its caret into view and not its lower lines: the bar steps aside.
    const bar = page.getByRole('complementary', { name: 'Quick actions' });
    await expect(bar).toHaveCSS('opacity', '0');
    await form(page).getByLabel('Kind of leave').focus();
    await expect(bar).toHaveCSS('opacity', '1');
    // What lies under the bar comes out of it with the focus.
    const isClearOfBar = (element: Locator) =>
      element.evaluate((control) => {
        const { left, width, bottom } = control.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 2) === control;
      });
    await send.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 4 - window.innerHeight));
    expect(await isClearOfBar(send)).toBe(false);
    await send.focus();
    expect(await isClearOfBar(send)).toBe(true);
    await form(page).getByLabel('Kind of leave').focus();
    await page.keyboard.press('P');
    await form(page)
      .getByLabel('From', { exact: true })
      .fill(dateIn(hours(30)));
    await form(page)
      .getByLabel('Until', { exact: true })
      .fill(dateIn(hours(31)));
    await form(page).getByLabel('Reason').fill('A wedding');
    await expect(cost(page).getByRole('listitem')).toHaveText(/Ana Gomez.*50\s% · PHP 45 · 2 points/);
    // The cost of another time is never that of the one before.
    const letCostCome = await holdRequests(page, /\/leave\/impact\?/);
    await form(page).getByLabel('Until, time').selectOption('11:30 PM');
    await expect(cost(page).getByRole('listitem')).toHaveCount(0);
    await expect(form(page).getByText(/^This leave takes/)).toHaveCount(0);
    letCostCome();
    await expect(cost(page).getByRole('listitem')).toHaveText(/Ana Gomez/);
    await form(page).getByLabel('Until, time').selectOption('End of day');
    await expect(cost(page).getByRole('listitem')).toHaveText(/Ana Gomez/);

    // After a look at another page everything is back, the file that has arrived with the words.
    const attached = form(page).getByRole('list', { name: 'Attachment: chosen' }).getByRole('listitem');
    await form(page)
      .getByLabel('Attachment')
      .setInputFiles({ name: 'invitation.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(attached).toHaveText(/^invitation\.pdf.*Uploaded/);
    await page.getByRole('link', { name: 'Record', exact: true }).click();
    await expect(page).toHaveURL(/leaveRecord$/);
    await page.getByRole('link', { name: 'Request', exact: true }).click();
    await expect(attached).toHaveText(/^invitation\.pdf.*Uploaded/);
    await page.reload();
    await expect(attached).toHaveText(/^invitation\.pdf.*Uploaded/);
    await expect(page.getByText('What you typed before is back.')).toBeVisible();
    await expect(form(page).getByLabel('Reason')).toHaveValue('A wedding');
    await expect(form(page).getByText('This leave takes 1 class and costs PHP 45 and 2 points.')).toBeVisible();
    await expectAccessible(page, 'a leave request on a phone');

    // The service does not understand itself; then a class came in between; everything typed stays.
    await control.fault({ path: '/api/TeachInfo/AddLeave', kind: 'malformed', tuid, count: 1 });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('alert')).toBeVisible();
    const second = await control.addClass({ ...lesson, startsInMinutes: 30 * 60 + 30, studentName: 'Ben Ocampo' });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('alert')).toHaveText(/now takes 2 classes and costs PHP 90 and 4 points/);
    await expect(cost(page).getByRole('listitem')).toHaveCount(2);
    await expect(form(page).getByLabel('Reason')).toHaveValue('A wedding');
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/leaveRecord$/);
    await expect(page).toHaveTitle(/^(\(\d+\) )?Leave record · Tutor Portal$/);
    await expect(toast(page, 'Your leave request was sent.')).toBeVisible();
    await expect(record(page)).toHaveText(/Waiting.*A wedding.*Would cancel 2 classes: PHP 90 and 4 points\./);
    // Nothing was cancelled for it yet: the question names the leave and promises no time back.
    const undo = page.getByRole('button', { name: /^Undo/ });
    const question = page.getByRole('alertdialog', { name: 'Undo this leave?' });
    await undo.press('Enter');
    await expect(question).toContainText(', whole day');
    await expect(question).not.toContainText('Your time is free again');
    await page.keyboard.press('Escape');
    await expect(record(page)).toHaveText(/Waiting/);

    // The draft went with the request, and what overlaps it is told before it is sent.
    await page.getByRole('link', { name: 'Request', exact: true }).click();
    await expect(form(page).getByLabel('Reason')).toHaveValue('');
    await form(page)
      .getByLabel('From', { exact: true })
      .fill(dateIn(hours(31)));
    await expect(cost(page).getByRole('alert')).toContainText('You have a leave in this time');
    await expect(attached).toHaveCount(0);

    const service = await serviceAs(stack, tutor);
    const { body } = await service.leave.leaveList({ body: { pageIndex: 1, pageSize: 10 } });
    await control.decideLeave({ id: body.Items[0]?.ID ?? 0, isApproved: true, remark: 'Enjoy the day!' });
    await page.getByRole('link', { name: 'Record', exact: true }).click();
    await expect(record(page)).toHaveText(/Approved.*2 classes cancelled.*The company says: Enjoy the day!/);
    const table = await service.classes.classTable({
      body: { StartTime: new Date().toISOString(), EndTime: new Date(Date.now() + hours(48)).toISOString() },
    });
    const left = table.body.filter(({ Course }) => Course != null && [first, second].includes(Course.CLID));
    expect(left.map(({ Status }) => Status)).toEqual(['Canceled', 'Canceled']);
    await page.goto(`/classTab?date=${dateIn(hours(30))}`);
    await expect(connection(page)).toContainText(liveText);
    const onLeave = page.getByRole('listitem').filter({ hasText: 'On leave' });
    await expect(onLeave.first()).toBeVisible();
    // News come live; leave that cannot be read with them stays as it was.
    await control.fault({ path: '/api/TeachInfo/GetLeaveTable', tuid, kind: 'status', code: 500, count: 9 });
    await control.addClass({ ...lesson, startsInMinutes: -150, missingRemark: true });
    await expect(page.getByRole('link', { name: /is due$/ })).toBeVisible();
    // Not waited for: what went away would come back as soon as it can be read again.
    expect(await onLeave.first().isVisible()).toBe(true);
    await control.clearFaults();
    await onLeave.getByRole('link', { name: 'Personal leave' }).first().click();
    await expect(page).toHaveURL(/leaveRecord$/);
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(question).toContainText(/\. Your time is free again; classes that it cancelled stay cancelled\./);
    await page.keyboard.press('Escape');
    await expect(record(page)).toHaveText(/Approved/);
    // Without a line nothing is undone, and that is said.
    const undoing = (url: URL): boolean => url.pathname.endsWith('/leaveRecord') && url.searchParams.has('_data');
    await page.route(undoing, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await undo.press('Enter');
    await page.getByRole('button', { name: 'Undo leave' }).press('Enter');
    await expect(toast(page, unreachableMessage)).toBeVisible();
    await page.unroute(undoing);
    await expect(record(page)).toHaveText(/Approved/);
    // Told to slow down: in words, with a way on.
    const tooMany = { path: '/api/TeachInfo/UndoLeave', tuid: tutor.tuid, kind: 'rateLimit', count: 1 } as const;
    await control.fault({ ...tooMany, message: 'Once a minute, please.' });
    await undo.press('Enter');
    await page.getByRole('button', { name: 'Undo leave' }).press('Enter');
    const slowDown = page.getByRole('alertdialog', { name: 'Too many requests' });
    await expect(slowDown).toContainText('Once a minute, please.');
    await slowDown.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(record(page)).toHaveText(/Approved/);
    await undo.press('Enter');
    await page.getByRole('button', { name: 'Undo leave' }).press('Enter');
    await expect(record(page)).toHaveText(/Undone/);
    await expect(undo).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cost is shown on asking, and the request sent, edited and undone', async ({ page, signedIn, problems }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/);
    expect(signedIn.tuid).toBeGreaterThan(0);
    await page.goto('/leaveRequest/leaveRequest');
    await form(page).getByLabel('Kind of leave').selectOption('Personal leave');
    await form(page)
      .getByLabel('From', { exact: true })
      .fill(dateIn(hours(24 * 40)));
    await form(page)
      .getByLabel('Until', { exact: true })
      .fill(dateIn(hours(24 * 40)));
    await form(page).getByLabel('Reason').fill('A wedding');
    await form(page)
      .getByLabel('Attachment')
      .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf });
    await form(page).getByRole('button', { name: 'Send request' }).click();
    await expect(form(page).getByText('Please look at what this leave costs')).toBeVisible();
    await form(page).getByRole('button', { name: 'Show what it costs' }).click();
    await expect(cost(page)).toContainText('No class of yours is in this time.');
    await expect(form(page).getByText('Please look at what this leave costs')).toHaveCount(0);
    await expect(form(page).getByLabel('Kind of leave')).toHaveValue('3');
    await form(page).getByRole('button', { name: 'Send request' }).click();
    await expect(record(page)).toHaveText(/Waiting/);
    const attachment = record(page).getByRole('link', { name: 'Attachment' });
    const href = await attachment.getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: /^Edit/ }).click();
    const change = page.getByRole('form', { name: 'Change of a leave request' });
    await expect(change.getByRole('listitem', { name: 'Attached file' })).toBeVisible();
    await expect(change.getByRole('link', { name: 'Leave it as it was' })).toHaveAttribute(
      'href',
      '/leaveRequest/leaveRecord',
    );
    await change.getByLabel('Reason').fill('My own wedding');
    await change.getByRole('button', { name: 'Save request' }).click();
    await expect(record(page)).toHaveText(/My own wedding/);
    await expect(attachment).toHaveAttribute('href', href ?? '');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(record(page)).toHaveText(/Undone/);
  });
});

import { zonedDate } from '@tutor/rules/time/zone';
import { expect, signIn, test } from './portal-test.ts';
import { connection, holdScripts, liveText, shownDays } from './screen.ts';

const zone = 'Asia/Manila';

test('a class leads to its page from the table, the phone list and the history, with script and without', async ({
  page,
  browser,
  stack,
  signedIn,
  control,
  problems,
}) => {
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: 30,
    durationMinutes: 25,
    studentName: 'Li Wei',
  });
  const day = zonedDate(new Date(Date.now() + 30 * 60_000), zone);
  // One that lasts over midnight stands on either day.
  const lesson = page.getByRole('link', { name: /Li Wei/ }).first();
  // A press that begins before the scripts have come ends where it began: the table does not move under it.
  const release = await holdScripts(page);
  await page.goto(`/classTab?view=week&date=${day}`, { waitUntil: 'commit' });
  await lesson.hover();
  await page.mouse.down();
  release();
  await expect(connection(page)).toContainText(liveText);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/classDetail/${clid}$`));
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(lesson).toHaveAttribute('href', `/classDetail/${clid}`);

  problems.allow(/^request failed: GET \S+\.js csp$/);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
  problems.watch(plain);
  await signIn(plain, stack.origin, signedIn);
  const plainPage = await plain.newPage();
  await plainPage.goto(`/classTab?view=day&date=${day}`);
  await plainPage
    .getByRole('grid')
    .getByRole('link', { name: /Li Wei/ })
    .first()
    .click();
  await expect(plainPage).toHaveURL(new RegExp(`/classDetail/${clid}$`));
  await plain.close();
});

test('a day is reached by its date in the view that is shown; one out of reach is told', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/classTab?view=day');
  await page.keyboard.press('Escape');
  const form = page.getByRole('form', { name: 'Go to a day' });
  await form.getByLabel('Go to a day').fill('2026-03-29');
  await form.getByRole('button', { name: 'Go' }).click();
  await expect(shownDays(page)).toHaveText('Sunday 29 March 2026');
  await expect(page).toHaveURL(/view=day&date=2026-03-29$/);

  await page.goto('/classTab?date=1999-12-31');
  await expect(form.getByLabel('Go to a day')).toHaveAccessibleDescription('Choose a day from 2000 to 2100.');
  await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'date');
});

test.describe('a tutor whose clocks change', () => {
  test.use({ template: 'daylightSaving' });

  test('sees the day of 23 hours without the hour that is skipped, beside the time of the company', async ({
    page,
    signedIn: _,
  }) => {
    await page.goto('/classTab?view=day&date=2026-03-29&zone=company');
    const grid = page.getByRole('grid', { name: /^Class table, Sunday 29 March 2026/ });
    await expect(grid.getByText('The clocks skip this time')).toHaveCount(2);
    await expect(grid.getByRole('rowheader', { name: '12:30 AM 8:30 AM' })).toHaveCount(1);
    await expect(grid.getByRole('rowheader', { name: '2:00 AM 9:00 AM' })).toHaveCount(1);
  });
});

test('past classes are shown month by month, narrowed to those whose remark is missing', async ({
  page,
  signedIn,
  control,
}) => {
  const startsAt = new Date(Date.now() - 120 * 60_000);
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: -120,
    durationMinutes: 25,
    missingRemark: true,
    studentName: 'Ana Gomez',
  });
  await page.goto(`/classTab/history?month=${zonedDate(startsAt, zone).slice(0, 7)}`);
  await page.keyboard.press('Escape');
  const table = page.getByRole('table', { name: /^Classes in / });
  const row = table.getByRole('row').filter({ hasText: 'Ana Gomez' });
  await expect(row).toContainText('Remark missing');
  await expect(row.getByRole('link', { name: 'Ana Gomez' })).toHaveAttribute('href', `/classDetail/${clid}`);
  await page.getByRole('link', { name: /^Remark missing \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/show=missingRemark$/);
  await expect(row).toHaveCount(1);
  await expect(table.getByRole('row').filter({ hasText: 'Canceled' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Canceled/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous month' }).click();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/show=canceled$/);
});

test('the calendar address is read without a session until it is renewed or taken back, and no log knows it', async ({
  page,
  stack,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/call failed/);
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: 300,
    durationMinutes: 25,
    studentName: 'Li Wei',
  });
  await page.goto('/classTab');
  await page.keyboard.press('Escape');
  // A feed that cannot be had leaves the table where it is, and is asked for again.
  const path = '/api/ClassTable/GetCalendarFeed';
  await control.fault({ path, tuid: signedIn.tuid, kind: 'errorCode', code: 1, message: 'No feed now.', count: 1 });
  await page.getByRole('link', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await expect(dialog).toContainText('No feed now.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const address = dialog.getByLabel('Your calendar address');
  await dialog.getByRole('button', { name: 'Create an address' }).click();
  const first = await address.inputValue();

  const answer = await fetch(first);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`UID:class-${clid}@tutor-portal\r\n`);
  expect(text).toContain('TRIGGER:-PT15M\r\n');
  const again = await fetch(first, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const since = await fetch(first, { headers: { 'if-modified-since': answer.headers.get('last-modified') ?? '' } });
  expect(since.status).toBe(304);

  await dialog.getByRole('checkbox', { name: '1 h before' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await fetch(first)).text()).toContain('TRIGGER:-PT1H\r\n');

  await dialog.getByRole('button', { name: 'Renew the address' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByText('no calendar can read your classes')).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
  expect((await fetch(`${stack.origin}/calendar/${'A'.repeat(43)}`)).status).toBe(404);

  const log = [...stack.portal.log, ...stack.backend.log].join('\n');
  for (const made of [first, second]) {
    const token = /calendar\/([\w-]{43})\.ics$/.exec(made)?.[1] ?? made;
    expect(log).not.toContain(token);
  }
});
